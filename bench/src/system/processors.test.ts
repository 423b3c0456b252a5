import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { halveProcessors, parseProcessors, pinProcess } from './processors.ts';

it.each([
  ['0', [0]],
  ['0-1', [0, 1]],
  ['0-2,5,7-8', [0, 1, 2, 5, 7, 8]],
  ['', []],
])('reads the list of processors %s', (list, expected) => {
  expect(parseProcessors(list)).toEqual(expected);
});

const halves = await halveProcessors();

it.skipIf(halves === undefined)('keeps a process to one half of the processors', async () => {
  const child = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
  try {
    await pinProcess(child.pid!, halves!.second);
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)![1]!;
    expect(parseProcessors(allowed).join(',')).toBe(halves!.second);
  } finally {
    child.kill();
  }
});
