import type { Bench } from '../bench.ts';
import type { BenchCase, CaseResult, Finding } from '../case.ts';
import { compareLoad, type Side } from '../compare-load.ts';
import type { LoadRequest } from '../load/jobs.ts';
import { atLeast } from '../measure/goal.ts';
import { ratiosOf, spreadOf } from '../measure/statistics.ts';
import { openTown, type Town } from '../system/open-town.ts';
import { finishRuns } from './finish-runs.ts';
import { ingestTarget } from './ingest-target.ts';

const paths = [
  '/api/auth/me',
  '/api/runs',
  '/api/audit-logs',
  '/api/marketplace/items',
  '/api/sync/state',
];

/** Within the noise of a shared machine. */
const flat = atLeast(0.8);

export const growth: BenchCase = {
  name: 'growth',
  title: 'the same requests with 100 times the workspaces and rows, against the small installation',
  async run(bench) {
    const { isQuick, runs } = bench.volumes;
    const size = isQuick ? 1_000 : 10_000;
    const small = await openTown(bench, 'small', { workspaces: size / 100, runs: size / 10 });
    const large = await openTown(bench, 'large', { workspaces: size, runs: size * 10 });
    try {
      const results: CaseResult[] = [];
      for (const path of paths) results.push(await compareRead(bench, path, { small, large }));
      results.push(await compareIngest(bench, { small, large }));
      results.push(await compareRuns(Math.round(runs / 2), bench.volumes.rounds, { small, large }));
      return {
        findings: results.flatMap(({ findings }) => findings),
        notes: [
          `small: ${size / 100} workspaces, ${size / 10} runs in the one that asks; large: ${size} and ${size * 10}; 20 rows of each kind in every workspace`,
        ],
      };
    } finally {
      await small.close();
      await large.close();
    }
  },
};

interface Towns {
  small: Town;
  large: Town;
}

async function compareRead(bench: Bench, path: string, towns: Towns): Promise<CaseResult> {
  const side = ({ service, account }: Town): Side => {
    const requests: LoadRequest[] = [{ method: 'GET', path, headers: account.headers }];
    return { target: { url: service.url, requests }, pid: service.pid };
  };
  const result = await compareLoad(bench, {
    what: `GET ${path}`,
    goal: flat,
    ours: side(towns.large),
    floor: side(towns.small),
  });
  return { ...result, notes: [] };
}

function compareIngest(bench: Bench, towns: Towns): Promise<CaseResult> {
  const side = ({ service }: Town): Side => ({
    target: ingestTarget(service.url, 16),
    pid: service.pid,
  });
  return compareLoad(bench, {
    what: 'POST /api/sync/ingest',
    goal: flat,
    ours: side(towns.large),
    floor: side(towns.small),
  });
}

async function compareRuns(runs: number, rounds: number, towns: Towns): Promise<CaseResult> {
  const rates: Record<keyof Towns, number[]> = { small: [], large: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const size of ['large', 'small'] as const) {
      const { service, sql } = towns[size];
      const done = await finishRuns({ url: service.url, sql, runs, workspaces: 10 });
      // The first round warms up.
      if (round > 0) rates[size].push(done.runsPerSecond);
    }
  }
  const rate = (values: number[]): string => `${Math.round(spreadOf(values).median)}/s`;
  const finding: Finding = {
    what: 'runs completed a second',
    unit: '×',
    spread: spreadOf(ratiosOf(rates.large, rates.small)),
    goal: flat,
    detail: `${rate(rates.large)} against ${rate(rates.small)}`,
  };
  return { findings: [finding], notes: [] };
}
