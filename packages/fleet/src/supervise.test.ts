import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let supervisor: ChildProcess;
let output: Interface;

const program = (version: string): string =>
  `process.stdout.write('runs ${version}\\n');\nsetInterval(() => undefined, 1_000);\n`;

const save = (version: string): Promise<void> =>
  writeFile(join(folder, 'audit/main.ts'), program(version));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervise-'));
  await mkdir(join(folder, 'audit'));
  await save('one');
  supervisor = spawn(process.execPath, [join(import.meta.dirname, 'supervise.ts'), 'main.ts'], {
    cwd: join(folder, 'audit'),
    env: { PATH: process.env['PATH'], WATCHED_SERVICES: 'identity,audit' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  output = createInterface({ input: supervisor.stdout! });
});

afterEach(async () => {
  const ended = once(supervisor, 'exit');
  supervisor.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true });
});

/** The version that the program says it is at its next start. */
async function nextVersion(): Promise<string> {
  for (;;) {
    const [line] = (await once(output, 'line')) as [string];
    const [, version] = /^runs (\w+)$/.exec(line) ?? [];
    if (version !== undefined) return version;
  }
}

it('restarts a service that it has to watch when a file of it changes', async () => {
  expect(await nextVersion()).toBe('one');
  await save('two');
  expect(await nextVersion()).toBe('two');
});
