import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { request } from 'undici';
import type { Entry } from '../journal/journal.ts';
import { waitUntil } from '../wait-until.ts';
import { ingest } from './ingest.ts';
import type { Expectation, Scenario, ScenarioRun } from './scenario.ts';
import { startAuditProxy } from './start-audit-proxy.ts';

/** What the audit entry of the poisoned ingestion carries, and no other one does. */
const marker = 'poisoned.source';
const ingestionsBeside = 10;
const lastsMs = { short: 1_000, whole: 10_000 };
const parkedWithinMs = 20_000;
const handedOverWithinMs = 20_000;

export interface RefusingSinkOptions {
  /** The sink acknowledges what it drops: a loss that must be noticed, as a test of the harness. */
  losesInstead?: boolean;
}

/** Audit refuses one entry for good, and takes all others. */
export const createRefusingSink = ({
  losesInstead = false,
}: RefusingSinkOptions = {}): Scenario => ({
  name: 'refusing-sink',
  title: 'a sink that refuses a message for good',
  reaches: ['audit'],
  async prepare() {
    const { proxy, placed } = await startAuditProxy();
    return {
      ...placed,
      async inject(run) {
        const verdict = losesInstead ? 'acknowledge' : 'refuse';
        const isPoisoned = (input: unknown) => JSON.stringify(input).includes(marker);
        proxy.judge(({ input }) => (isPoisoned(input) ? verdict : 'pass'));
        const first = await ingestMany(run, ingestionsBeside / 2);
        const poisoned = await ingest(run.client, { source: marker });
        const rest = await ingestMany(run, ingestionsBeside / 2);
        const isParked = async () => (await readParked(run)).metric > 0;
        await waitUntil(async () => (await isParked()) || (await isTaken(run)), parkedWithinMs);
        const parked = await readParked(run);
        const beside = await untilAudited(run, [...first, ...rest]);
        await delay(lastsMs[run.extent]);
        proxy.judge(() => 'pass');
        const { stdout } = await retryParked(run);
        const after = await untilAudited(run, [poisoned]);
        return [
          expectOne('parked messages by the metric of sync-bridge', parked.metric),
          {
            what: 'what /readyz of sync-bridge says of it, still being ready',
            asked: '200, Parked messages: 1.',
            measured: `${parked.status}, ${parked.detail}`,
            isMet: parked.status === 200 && parked.detail === 'Parked messages: 1.',
          },
          {
            what: 'other ingestions of the workspace handed over meanwhile',
            asked: `${ingestionsBeside} of ${ingestionsBeside}`,
            measured: `${beside} of ${ingestionsBeside}`,
            isMet: beside === ingestionsBeside,
          },
          {
            what: 'pnpm outbox retry sync-bridge --all',
            asked: 'To be handed over again: 1.',
            measured: stdout.trim(),
            isMet: stdout.trim() === 'To be handed over again: 1.',
          },
          expectOne('its entry in the audit log after that', after),
        ];
      },
    };
  },
});

export const refusingSink = createRefusingSink();

const expectOne = (what: string, measured: number): Expectation => ({
  what,
  asked: '1',
  measured: String(measured),
  isMet: measured === 1,
});

const ingestMany = ({ client }: ScenarioRun, count: number): Promise<Entry[]> =>
  Promise.all(Array.from({ length: count }, () => ingest(client)));

/** Whether audit has acknowledged all that the workspace has for it: then no more of it will come. */
async function isTaken({ system, client }: ScenarioRun): Promise<boolean> {
  const [row] = await system.database.admin<{ taken: boolean }[]>`
    select not exists (select from sync.outbox
      where topic = 'audit' and workspace_id = ${client.workspace.id}) as taken`;
  return row!.taken;
}

/** How many of the ingestions have their audit entry, as soon as all have that ever will. */
async function untilAudited(run: ScenarioRun, entries: readonly Entry[]): Promise<number> {
  const ids = entries.map(({ answer }) => answer['ingestionId'] ?? '');
  const count = async (): Promise<number> => {
    const sql = run.system.database.admin;
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from audit.events
      where action = 'sync.ingest' and details->>'ingestionId' in ${sql(ids)}`;
    return row!.count;
  };
  const haveAll = async () => (await count()) === ids.length;
  await waitUntil(async () => (await haveAll()) || (await isTaken(run)), handedOverWithinMs);
  return count();
}

const program = fileURLToPath(
  new URL('./outbox.ts', import.meta.resolve('@workspace-ops/standalone/settings')),
);

/** As an operator does: `pnpm outbox retry sync-bridge --all`. */
const retryParked = ({ system }: ScenarioRun) =>
  promisify(execFile)(process.execPath, [program, 'retry', 'sync-bridge', '--all'], {
    env: { DATABASE_URL: system.database.url },
  });

/** What the sync bridge says of its messages to audit that are parked. */
export interface ParkedFigures {
  metric: number;
  /** Of /readyz. */
  status: number;
  detail: string | undefined;
}

const line = /^workspace_ops_outbox_parked_messages\{([^}]*sink="audit"[^}]*)\} (\d+)/m;

async function readParked({ system }: ScenarioRun): Promise<ParkedFigures> {
  const { url } = system.processes.find(({ service }) => service === 'sync-bridge')!;
  const metrics = await request(`${url}/metrics`);
  const ready = await request(`${url}/readyz`);
  const { checks } = (await ready.body.json()) as { checks: { name: string; detail?: string }[] };
  return {
    metric: Number(line.exec(await metrics.body.text())?.[2] ?? Number.NaN),
    status: ready.statusCode,
    detail: checks.find(({ name }) => name === 'sync-bridge outbox')?.detail,
  };
}
