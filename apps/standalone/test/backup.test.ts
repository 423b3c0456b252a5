import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { throwawayParent } from '@workspace-ops/embedded-postgres';
import { waitFor } from '@workspace-ops/testkit';
import { beforeEach, expect, it } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { fillWorkspace, isAtRest } from './fill-workspace.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { runProgram, type ProgramResult } from './run-program.ts';
import { removeEmbeddedDatabase, runService } from './run-service.ts';

let folder: string;
let dataDir: string;
let backup: string;

beforeEach(async ({ onTestFinished }) => {
  folder = await mkdtemp(join(await throwawayParent(), 'backup-'));
  dataDir = join(folder, 'data');
  backup = join(folder, 'backup');
  onTestFinished(() => rm(folder, { recursive: true }));
});

const run = (program: 'backup' | 'restore'): Promise<ProgramResult> =>
  runProgram(`${program}.ts`, { DATA_DIR: dataDir }, [backup]);

/** So that there is something to write at any moment of the backup. */
const perIngestionMs = 25;

interface Ingested {
  routedRunId: string;
  ingestionId: string;
}

/** Ingests steadily until it is stopped; gives the ids of the runs with when they were acknowledged. */
function ingestOn(client: ApiClient): { stop: () => Promise<{ id: string; at: number }[]> } {
  const acknowledged: { id: string; at: number }[] = [];
  const stopping = new AbortController();
  const ingesting = (async () => {
    for await (const _ of setInterval(perIngestionMs)) {
      if (stopping.signal.aborted) return;
      const { status, body } = await client.post<Ingested>('/api/sync/ingest', {
        payload: { observation: `number ${acknowledged.length}` },
        triggerWorkflowId: 'MKT-01',
        autoExecute: true,
      });
      expect(status).toBe(201);
      acknowledged.push({ id: body.routedRunId, at: Date.now() });
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await ingesting;
      return acknowledged;
    },
  };
}

it('takes no option for a folder', async () => {
  const { exitCode, stderr } = await runProgram('backup.ts', { DATA_DIR: dataDir }, ['--help']);
  expect([exitCode, stderr]).toEqual([1, 'Name the folder of the backup: pnpm backup <folder>\n']);
});

it('restores, after the loss of the data folder, all that was acknowledged before the backup ended', async () => {
  dataDir = await makeDataFolder();
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const first = await runService(settings);
  const user = await signUp(first.url);
  const { body: me } = await user.get<{ user: { email: string } }>('/api/auth/me');
  const runs = await fillWorkspace(user);
  const load = ingestOn(user);
  const made = await run('backup');
  expect(made).toMatchObject({ exitCode: 0, stderr: '' });
  const endedAt = Date.parse(/before (\S+Z)\.\n$/.exec(made.stdout)![1]!);
  const acknowledged = (await load.stop()).filter(({ at }) => at < endedAt);
  expect(acknowledged.length).toBeGreaterThan(0);
  await first.end('SIGKILL');
  await lose();

  expect(await run('restore')).toMatchObject({ exitCode: 0, stderr: '' });
  const second = await runService(settings);
  // The session of before is still good: the keys came back with the data.
  const again = apiClient(second.url, user.headers);
  expect((await again.get('/api/auth/me')).status).toBe(200);
  const login = { email: me.user.email, password: 'correct horse' };
  expect((await apiClient(second.url).post('/api/auth/login', login)).status).toBe(200);
  for (const id of [...runs, ...acknowledged.map((one) => one.id)]) {
    await waitFor(async () => {
      const { status, body } = await again.get<{ run: { status: string } }>(`/api/runs/${id}`);
      expect(status).toBe(200);
      return isAtRest(body.run.status);
    });
  }
  const { body: verified } = await again.get('/api/audit-logs/verify');
  expect(verified).toMatchObject({ valid: true });
  await second.end('SIGTERM');
}, 180_000);

/** The machine with the data folder is gone, and its database server with it. */
async function lose(): Promise<void> {
  await removeEmbeddedDatabase(dataDir);
  await rm(dataDir, { recursive: true });
}

it('refuses, with a message, what would do harm or cannot be done', async () => {
  expect(await run('backup')).toMatchObject({
    exitCode: 1,
    stderr: `There is no database in the data folder ${join(dataDir, 'postgres')}.\n`,
  });
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'keys.json'), '{}');
  expect(await run('restore')).toMatchObject({
    exitCode: 1,
    stderr: `The data folder ${dataDir} is not empty. Move it away, or set DATA_DIR to a new folder.\n`,
  });
  const own = await runProgram('backup.ts', { DATABASE_URL: 'postgres://db/main' }, [backup]);
  expect(own.stderr).toContain('use its tools: docs/backup.md');
  const unnamed = await runProgram('restore.ts', { DATA_DIR: dataDir });
  expect(unnamed.stderr).toBe('Name the folder of the backup: pnpm restore <folder>\n');
});
