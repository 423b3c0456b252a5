import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Sql } from 'postgres';
import { request } from 'undici';
import { isSuccess, type Exchange } from '../http/client.ts';
import { untilWhole } from '../system/readiness.ts';
import { ingest, largePayload } from './ingest.ts';
import { atLeast, type Expectation, type Scenario, type ScenarioRun } from './scenario.ts';

const run = promisify(execFile);
const diskBytes = 640 * 1_024 * 1_024;
const minFreeBytes = 32 * 1_024 * 1_024;
const lastsMs = { short: 4_000, whole: 12_000 };
const everyMs = 500;
/** More than fits into the free space of any page. */
const payloadBytes = 200_000;
const wholeWithinMs = 60_000;

/** The disk of the database is full, until somebody makes room. */
export const fullDisk: Scenario = {
  name: 'full-disk',
  title: 'a full disk of the database',
  reaches: [],
  async findObstacle() {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) {
      return 'only root on Linux can mount a disk of its own';
    }
    return undefined;
  },
  async prepare({ folder }) {
    const disk = `${folder}/disk`;
    await mkdir(disk, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes},mode=755`, 'tmpfs', disk]);
    return {
      databaseFolder: disk,
      change: {
        makeEnvironment: (service): Record<string, string> =>
          service === 'gateway'
            ? { DISK_FOLDERS: disk, DISK_MIN_FREE_BYTES: String(minFreeBytes) }
            : {},
      },
      inject: (scenarioRun) => fill(scenarioRun, `${disk}/filling`),
      async close() {
        await run('umount', [disk]);
      },
    };
  },
};

async function fill(scenario: ScenarioRun, file: string): Promise<Expectation[]> {
  const { system, tally, client } = scenario;
  await makeRoomInLog(system.database.admin);
  const seen = { written: 0, told: 0, otherwise: 0 };
  const isOwn = ({ request: { method, token } }: Exchange) =>
    method === 'POST' && token === client.workspace.token;
  await writeUntilFull(file);
  const unwatch = tally.watch((exchange) => {
    const { answer } = exchange;
    if (!isOwn(exchange)) return;
    if (isSuccess(answer)) seen.written++;
    else if (answer.type === 'answered' && answer.status === 503 && answer.retryAfter) seen.told++;
    else seen.otherwise++;
  });
  const endsAt = performance.now() + lastsMs[scenario.extent];
  let ready = '';
  while (performance.now() < endsAt) {
    await ingest(client, { payload: largePayload(payloadBytes), repeatable: false });
    ready = await readReadiness(system.urls[0]!);
    await delay(everyMs);
  }
  unwatch();
  await rm(file);
  const unready = await untilWhole(system, wholeWithinMs);
  const entry = await ingest(client, { payload: largePayload(payloadBytes) });
  return [
    atLeast('large ingestions answered 503 with Retry-After', 1, seen.told),
    {
      what: 'large ingestions answered otherwise, or not',
      asked: '0',
      measured: String(seen.otherwise + seen.written),
      isMet: seen.otherwise + seen.written === 0,
    },
    {
      what: '/readyz of the gateway',
      asked: '503, and names the disk',
      measured: ready,
      isMet: ready.startsWith('503') && ready.includes('disk'),
    },
    {
      what: 'all services ready once there is room',
      asked: 'all',
      measured: unready.length === 0 ? 'all' : `not ${unready.join(', ')}`,
      isMet: unready.length === 0,
    },
    {
      what: 'a large ingestion after that',
      asked: 'acknowledged',
      measured: entry.outcome,
      isMet: entry.outcome === 'acknowledged',
    },
  ];
}

/**
 * Segments of the write-ahead log to go on in, as a server that has run for a while has: without
 * them PostgreSQL ends itself where the log needs a new one, and then there are no reads either.
 */
async function makeRoomInLog(admin: Sql): Promise<void> {
  for (let count = 0; count < 4; count++) {
    await admin`select pg_logical_emit_message(true, 'chaos', 'fills a segment')`;
    await admin`select pg_switch_wal()`;
  }
  await admin`checkpoint`;
}

async function writeUntilFull(file: string): Promise<void> {
  const chunk = Buffer.alloc(1_024 * 1_024, 1);
  const handle = await open(file, 'w');
  try {
    for (let size = chunk.length; size >= 4_096;) {
      try {
        await handle.write(chunk, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size /= 2;
      }
    }
  } finally {
    await handle.close();
  }
}

async function readReadiness(url: string): Promise<string> {
  const { statusCode, body } = await request(`${url}/readyz`);
  return `${statusCode} ${await body.text()}`;
}
