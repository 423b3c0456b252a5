import type { Sql } from 'postgres';
import type { Bench, BenchCase } from '../bench.ts';
import type { LoadTarget } from '../load/jobs.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { visitor } from '../system/api-client.ts';
import { startApart, type ServicesApart } from '../system/start-apart.ts';
import { until } from '../system/until.ts';
import { threeSteps } from './finish-runs.ts';

/** Of the workspaces that the same runs are triggered in for comparison. */
const few = 20;
/** All are sent at once. */
const atOncePerSecond = 100_000;

export const spread: BenchCase = {
  name: 'spread',
  group: 'scaling',
  isOnDemand: true,
  title: 'a run in each of many workspaces, against as many runs in twenty workspaces',
  async run(bench) {
    const workspaces = bench.volumes.isQuick ? 200 : 2_000;
    // Two thousand runs take minutes.
    const rounds = bench.volumes.isQuick ? 1 : 2;
    const services = await startApart(bench, 'spread', { workflow: 2 });
    try {
      const trigger = (among: number, ratePerSecond: number) =>
        finishTriggered(bench, services, { runs: workspaces, among, ratePerSecond });
      for (const among of [workspaces, few]) await trigger(among, atOncePerSecond);
      const many: Triggered[] = [];
      const concentrated: Triggered[] = [];
      for (let round = 0; round < rounds; round++) {
        many.push(await trigger(workspaces, atOncePerSecond));
        concentrated.push(await trigger(few, atOncePerSecond));
      }
      const rate = computeSpread(many.map(perSecond)).median;
      const halfLoaded: Triggered[] = [];
      for (let round = 0; round < rounds; round++) {
        halfLoaded.push(await trigger(workspaces, Math.max(1, rate / 2)));
      }
      return {
        findings: [
          {
            what: `runs a second, ${workspaces} triggered at once in as many workspaces`,
            unit: '/s',
            spread: computeSpread(many.map(perSecond)),
            detail: `p99 from a run’s creation to its completion ${computeSpread(many.map(({ p99Ms }) => p99Ms)).median.toFixed(0)} ms`,
          },
          {
            what: `the same against as many runs in ${few} workspaces`,
            unit: '×',
            spread: computeSpread(computeRatios(many.map(perSecond), concentrated.map(perSecond))),
            detail: `${Math.round(rate)}/s against ${Math.round(computeSpread(concentrated.map(perSecond)).median)}/s`,
          },
          {
            what: 'p99 from a run’s creation to its completion, triggered at half that rate',
            unit: 'ms',
            spread: computeSpread(halfLoaded.map(({ p99Ms }) => p99Ms)),
            detail: `p50 ${computeSpread(halfLoaded.map(({ p50Ms }) => p50Ms)).median.toFixed(1)} ms at ${Math.round(rate / 2)}/s`,
          },
        ],
        notes: ['services apart, two processes of workflow'],
      };
    } finally {
      await services.stop();
    }
  },
};

interface Load {
  runs: number;
  /** Workspaces that share them. */
  among: number;
  ratePerSecond: number;
}

interface Triggered {
  runs: number;
  /** From the first creation to the last completion. */
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

const perSecond = ({ runs, seconds }: Triggered): number => runs / seconds;

/** Triggers the runs and waits until all are completed; what it took is read from their rows. */
async function finishTriggered(
  { generator, volumes: { connections } }: Bench,
  { url, sql }: Pick<ServicesApart, 'url' | 'sql'>,
  { runs, among, ratePerSecond }: Load,
): Promise<Triggered> {
  const [begin] = await sql<{ at: Date }[]>`select now() as at`;
  const seconds = runs / ratePerSecond;
  await generator.open({ target: triggers(url, among), connections, ratePerSecond, seconds });
  const patience = { everyMs: 50, timeoutMs: 300_000 };
  await until(`${runs} runs completed`, patience, async () => {
    return (await readTriggered(sql, begin!.at)).completed === runs;
  });
  const { seconds: took, ...latencies } = await readTriggered(sql, begin!.at);
  return { runs, seconds: took, ...latencies };
}

interface Row extends Pick<Triggered, 'seconds' | 'p50Ms' | 'p99Ms'> {
  completed: number;
}

async function readTriggered(sql: Sql, since: Date): Promise<Row> {
  const [row] = await sql<Row[]>`
    select (count(*) filter (where status = 'completed'))::int as completed,
      extract(epoch from max(completed_at) - min(created_at))::float8 as seconds,
      percentile_cont(0.5) within group (order by took)::float8 as "p50Ms",
      percentile_cont(0.99) within group (order by took)::float8 as "p99Ms"
    from workflow.runs,
      lateral (select extract(epoch from completed_at - created_at) * 1000 as took) one
    where created_at >= ${since}`;
  return row!;
}

const triggers = (url: string, among: number): LoadTarget => ({
  url,
  expectedStatus: [200, 201, 202],
  requests: Array.from({ length: among }, (_, index) => ({
    method: 'POST',
    path: '/api/sync/action',
    headers: {
      ...visitor(url, `ws_spread_${index}`).headers,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      action: 'trigger_workflow',
      workflowId: threeSteps,
      payload: { topic: 'Spring' },
    }),
  })),
});
