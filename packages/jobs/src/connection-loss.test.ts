import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWakeups, type ConnectedWakeups } from '@workspace-ops/bus';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { waitFor } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logger, schema } from '../test/job-database.ts';
import { createJobs, migrateJobs } from './index.ts';

let folder: string;
let server: EmbeddedPostgres;
const failures: unknown[] = [];
const note = (error: unknown): void => void failures.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtException', note);
  folder = await mkdtemp(join(tmpdir(), 'jobs-connection-loss-'));
  // The account that runs the server for root must get to its own files inside.
  await chmod(folder, 0o755);
  server = await startEmbeddedPostgres({ dataDir: folder });
  await migrateJobs({ connectionString: server.url, schema, logger });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

const createWakeups = (databaseUrl: string): ConnectedWakeups =>
  openWakeups({ databaseUrl, applicationName: 'connection loss wakeups', logger });

test('a database that is killed under load is sat out, and no job is lost', async () => {
  const client = postgres(server.url, {
    max: 4,
    onnotice: () => {},
    connect_timeout: 3,
    backoff: () => 0.1,
    // As the services connect: nobody handles the library's own query when it is lost.
    fetch_types: false,
  });
  const db = drizzle(client);
  const wakeups = createWakeups(server.url);
  wakeups.start();
  const ran = new Set<number>();
  const jobs = createJobs({
    connectionString: server.url,
    schema,
    applicationName: 'connection loss',
    concurrency: 4,
    wakeups,
    logger,
    tasks: { count: async (payload) => void ran.add((payload as { n: number }).n) },
  });
  await jobs.start();
  const added: number[] = [];
  const add = async (n: number): Promise<void> => {
    await jobs.addJob({ db, afterCommit: (effect) => effect() }, 'count', { n });
    added.push(n);
  };
  const killUnderLoad = async (first: number): Promise<void> => {
    const { workerId } = jobs;
    const before = ran.size;
    const adding = Promise.allSettled(Array.from({ length: 300 }, (_, i) => add(first + i)));
    await waitFor(() => ran.size > before);
    process.kill(server.serverPid, 'SIGKILL');
    await adding;
    await waitFor(() => jobs.workerId !== undefined && jobs.workerId !== workerId);
  };
  await killUnderLoad(0);
  await killUnderLoad(1_000);
  await add(9_999);
  await waitFor(() => added.every((n) => ran.has(n)));
  await waitFor(
    async () => (await client.unsafe(`select from ${schema}._private_jobs`)).length === 0,
  );
  await jobs.stop();
  await wakeups.stop();
  await client.end();
  expect(failures).toEqual([]);
});

test('a worker that starts while the database is away says so', async () => {
  const away = createJobs({
    connectionString: 'postgres://nobody@127.0.0.1:9/none',
    schema,
    applicationName: 'away',
    concurrency: 1,
    wakeups: createWakeups('postgres://nobody@127.0.0.1:9/none'),
    logger,
    tasks: {},
  });
  await expect(away.start()).rejects.toThrow('ECONNREFUSED');
  await expect(away.probe.check()).rejects.toThrow('not connected');
  await away.stop();
});
