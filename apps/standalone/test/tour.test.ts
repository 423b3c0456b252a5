import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isApart } from './composed.ts';
import { runService, runServices } from './run-service.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tour-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The tour's commands as they stand in the README. */
async function tourCommands(): Promise<string> {
  const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const [, tour] = readme.split('## Five-minute tour');
  const [section] = tour!.split('\n## ');
  return [...section!.matchAll(/```bash\n(.*?)```/gs)].map((match) => match[1]).join('\n');
}

it('does what the README promises, command by command', async () => {
  const start = isApart ? runServices : runService;
  const service = await start({ DATA_DIR: join(folder, 'data') });
  const commands = (await tourCommands()).replace('http://localhost:8080', service.url);
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
  expect(await service.end('SIGTERM')).toBe(0);
}, 90_000);
