import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const run = promisify(execFile);

/** The tour's commands as they stand in the README. */
async function tourCommands(): Promise<string> {
  const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const [, tour] = readme.split('## Five-minute tour');
  const [section] = tour!.split('\n## ');
  return [...section!.matchAll(/```bash\n(.*?)```/gs)].map((match) => match[1]).join('\n');
}

/** Runs them at the gateway, in the folder, and expects what the README promises. */
export async function takeTour(url: string, folder: string): Promise<void> {
  const commands = (await tourCommands()).replace('http://localhost:8080', url);
  const script = `set -euo pipefail\n${commands}`;
  const { stdout } = await run('bash', ['-c', script], { cwd: folder, timeout: 60_000 });
  expect(stdout).toContain('"email":"ada@example.com"');
  expect(stdout).toContain('{"message":"Run approved and resumed"}');
  expect(stdout).toMatch(/^post \| .* \| [\d.]+ \| [ABCF]$/m);
  expect(stdout).toMatch(/^calendar_entry \| /m);
  expect(stdout).toMatch(/\| success \| run\.step \| /);
  expect(stdout).toContain('"valid":true');
  const csv = await readFile(join(folder, 'audit-log.csv'), 'utf8');
  expect(csv).toMatch(/^Log ID,Timestamp,/);
  expect(csv).toContain('artifact.refine');
  const [, refined] = stdout.split(/^calendar_entry .*$/m);
  const [text] = refined!.split(/^\d{4}-.* \| success \| /m);
  expect(text).toContain('Ask us for the form.');
  expect(text).not.toMatch(/Leith|#/);
}
