import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { findHaproxy, startHaproxy } from '@workspace-ops/testkit';
import { request } from 'undici';
import type { Bench, BenchCase } from '../bench.ts';
import { startGenerator, type Generator } from '../load/generator.ts';
import type { OpenLoad, OpenLoadResult } from '../load/jobs.ts';
import { atMost } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { signUp, type Account } from '../system/api-client.ts';
import { halveProcessors, pinProcess, type Halves } from '../system/processors.ts';
import { makeScratchFolder } from '../system/scratch-folder.ts';
import type { RunningService } from '../system/start-service.ts';
import { until } from '../system/until.ts';
import { fieldData } from '../seed/field-data.ts';

const ratePerSecond = 40;
/** Between two kills of one phase: as long as a server needs to be back. */
const betweenKillsMs = 3_000;

const program = findHaproxy('what one cell does while the other has no database is not measured');
const configuration = join(import.meta.dirname, '../../../deploy/haproxy/haproxy.cfg');

export const cells: BenchCase = {
  name: 'cells',
  group: 'scaling',
  isOnDemand: true,
  title: 'a cell behind HAProxy while the other’s PostgreSQL is killed, against both whole',
  async run(bench) {
    if (program === undefined)
      return { findings: [], notes: ['Not measured: HAProxy is not here.'] };
    const halves = await halveProcessors();
    const { whole, beside, kills } = await measureCells(bench, program, halves);
    const p99 = (results: OpenLoadResult[]): number[] => results.map(({ p99Ms }) => p99Ms);
    return {
      findings: [
        {
          what: 'p99 of one cell while the other’s PostgreSQL is killed',
          unit: '×',
          spread: computeSpread(computeRatios(p99(beside), p99(whole))),
          goal: atMost(1.5),
          detail: `${computeSpread(p99(beside)).median.toFixed(1)} ms against ${computeSpread(p99(whole)).median.toFixed(1)} ms; ${ratePerSecond} requests a second to each cell, ${kills} kills; every request of the whole cell was answered`,
        },
      ],
      notes: [
        halves === undefined
          ? 'both cells, their databases and HAProxy share one machine’s processors and disk'
          : 'each cell has its half of the processors, as it has machines of its own; they share a disk, and HAProxy is on the untouched cell’s half',
      ],
    };
  },
};

interface Measured {
  whole: OpenLoadResult[];
  beside: OpenLoadResult[];
  kills: number;
}

async function measureCells(
  bench: Bench,
  haproxy: string,
  halves: Halves | undefined,
): Promise<Measured> {
  const folder = await makeScratchFolder();
  const stops: Stops = [() => rm(folder, { recursive: true, force: true })];
  try {
    const startOn = await pinToHalves(bench, halves, stops);
    return await measurePhases(bench, await startCells({ bench, haproxy, folder, startOn, stops }));
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

type Stops = (() => Promise<unknown>)[];

/** What this process starts after the call stays on that half of the processors. */
type StartOn = (half: 'first' | 'second') => Promise<void>;

/** The shared server, where the untouched cell has its database, is kept to the second half. */
async function pinToHalves(
  { databasePid }: Bench,
  halves: Halves | undefined,
  stops: Stops,
): Promise<StartOn> {
  if (halves === undefined) return async () => {};
  for (const pid of [process.pid, databasePid]) stops.push(() => pinProcess(pid, halves.all));
  await pinProcess(databasePid, halves.second);
  return (half) => pinProcess(process.pid, halves[half]);
}

interface CellsOptions {
  bench: Bench;
  haproxy: string;
  folder: string;
  startOn: StartOn;
  stops: Stops;
}

async function startCells({
  bench,
  haproxy,
  folder,
  startOn,
  stops,
}: CellsOptions): Promise<Phases> {
  const identity = await makeDatabase(bench, 'cells_identity');
  const addresses = { a: '', b: await makeDatabase(bench, 'cells_b') };
  const start = async (cell: 'a' | 'b'): Promise<[RunningService, Generator]> => {
    const service = await bench.startService({
      CELL: cell,
      DATA_DIR: join(folder, cell),
      DATABASE_URL: addresses[cell],
      IDENTITY_DATABASE_URL: identity,
      AUDIT_ANCHOR_KEY: 'the anchor key of both cells, long enough',
      SESSION_KEY_SECRET: 'the secret of the one identity database',
    });
    stops.push(() => service.stop());
    const generator = startGenerator();
    stops.push(() => generator.stop());
    return [service, generator];
  };
  await startOn('first');
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  stops.push(() => server.stop());
  addresses.a = server.socketUrl;
  const [a, onBroken] = await start('a');
  await startOn('second');
  const [b, onUntouched] = await start('b');
  const proxy = await startHaproxy(haproxy, configuration, {
    CELL_A: new URL(a.url).host,
    CELL_B: new URL(b.url).host,
  });
  stops.push(() => proxy.stop());
  // Where the server that is killed is started again.
  await startOn('first');
  const url = `http://${proxy.address}`;
  const broken = accountVia(url, await signUp(a.url));
  const untouched = accountVia(url, await signUp(b.url));
  return { onBroken, onUntouched, server, broken, untouched };
}

async function makeDatabase({ sql, databaseUrl }: Bench, name: string): Promise<string> {
  await sql`create database ${sql(name)}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** From the sign-up on, the token says which cell it is. */
const accountVia = (url: string, account: Account): Account => ({ ...account, url });

interface Phases {
  onBroken: Generator;
  onUntouched: Generator;
  server: EmbeddedPostgres;
  broken: Account;
  untouched: Account;
}

async function measurePhases(bench: Bench, phases: Phases): Promise<Measured> {
  const { onBroken, onUntouched, server, broken, untouched } = phases;
  const seconds = 2 * bench.volumes.latencySeconds;
  const loads = async (expected: number[]): Promise<OpenLoadResult> => {
    const [result] = await Promise.all([
      onUntouched.open(loadOn(untouched, seconds, [200, 201])),
      onBroken.open(loadOn(broken, seconds, expected)),
    ]);
    return result;
  };
  await loads([200, 201]);
  const measured: Measured = { whole: [], beside: [], kills: 0 };
  for (let round = 0; round < Math.ceil(bench.volumes.rounds / 2); round++) {
    measured.whole.push(await loads([200, 201]));
    const over = new AbortController();
    const killing = keepKilling(server, over.signal);
    measured.beside.push(await loads([200, 201, 503]).finally(() => over.abort()));
    measured.kills += await killing;
    await until('the cell is back', { everyMs: 100, timeoutMs: 60_000 }, () => serves(broken));
  }
  return measured;
}

const loadOn = (
  { url, headers }: Account,
  seconds: number,
  expectedStatus: number[],
): Omit<OpenLoad, 'kind'> => ({
  target: {
    url,
    expectedStatus,
    requests: [
      { method: 'GET', path: '/api/runs', headers },
      {
        method: 'POST',
        path: '/api/sync/ingest',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(fieldData),
      },
    ],
  },
  connections: 64,
  ratePerSecond,
  seconds,
});

/** Kills the server, and again when it is back, until it is over. @returns how often */
async function keepKilling(server: EmbeddedPostgres, over: AbortSignal): Promise<number> {
  const killed = new Set<number>();
  while (!over.aborted) {
    const pid = server.serverPid;
    if (!killed.has(pid)) {
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    }
    // Ends at once when it is over.
    await delay(betweenKillsMs, undefined, { signal: over }).catch(() => undefined);
  }
  return killed.size;
}

async function serves({ url, headers }: Account): Promise<boolean> {
  const answer = await request(`${url}/api/runs`, { headers });
  await answer.body.dump();
  return answer.statusCode === 200;
}
