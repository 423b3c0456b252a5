import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataFolder } from './make-data-folder.ts';
import { runService } from './run-service.ts';
import { takeTour } from './take-tour.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tour-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('does what the README promises, command by command', async () => {
  const service = await runService({ DATA_DIR: await makeDataFolder() });
  await takeTour(service.url, folder);
  expect(await service.end('SIGTERM')).toBe(0);
});
