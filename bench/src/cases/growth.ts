import type { Bench, BenchCase, CaseResult, Finding } from '../bench.ts';
import { compareLoad, type Side } from '../compare-load.ts';
import type { LoadRequest } from '../load/jobs.ts';
import { atLeast } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { seedWorkspaces, type SeededInstallation } from '../system/seed-workspaces.ts';
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

/** Workspaces of the smallest installation; its first one has ten times as many runs. */
const smallest = { full: 100, quick: 10 };

export const growth: BenchCase = {
  name: 'growth',
  title: 'the same requests with 10 and 100 times the workspaces and rows, against the smallest',
  async run(given) {
    const { isQuick, rounds, runs } = given.volumes;
    // Each case is compared twice.
    const bench = { ...given, volumes: { ...given.volumes, rounds: Math.ceil(rounds / 2) } };
    const workspaces = isQuick ? smallest.quick : smallest.full;
    const open = (times: number): Promise<SeededInstallation> =>
      seedWorkspaces(bench, `times_${times}`, {
        workspaces: workspaces * times,
        runs: workspaces * times * 10,
      });
    const small = await open(1);
    const findings: Finding[] = [];
    try {
      for (const times of isQuick ? [100] : [10, 100]) {
        const large = await open(times);
        try {
          const found = await compareInstallations(bench, { small, large }, Math.round(runs / 2));
          findings.push(...found.map((one) => ({ ...one, what: `${one.what}, × ${times}` })));
        } finally {
          await large.close();
        }
      }
    } finally {
      await small.close();
    }
    return {
      findings,
      notes: [
        `smallest: ${workspaces} workspaces, ${workspaces * 10} runs in the one that asks; 20 rows of each kind in every workspace`,
      ],
    };
  },
};

interface Installations {
  small: SeededInstallation;
  large: SeededInstallation;
}

async function compareInstallations(
  bench: Bench,
  installations: Installations,
  runs: number,
): Promise<Finding[]> {
  const results: CaseResult[] = [];
  for (const path of paths) results.push(await compareRead(bench, path, installations));
  results.push(await compareIngest(bench, installations));
  results.push(await compareRuns(runs, bench.volumes.rounds, installations));
  return results.flatMap(({ findings }) => findings);
}

function compareRead(
  bench: Bench,
  path: string,
  installations: Installations,
): Promise<CaseResult> {
  const side = ({ service, account }: SeededInstallation): Side => {
    const requests: LoadRequest[] = [{ method: 'GET', path, headers: account.headers }];
    return { target: { url: service.url, requests }, pid: service.pid };
  };
  return compareLoad(bench, {
    what: `GET ${path}`,
    goal: flat,
    ours: side(installations.large),
    floor: side(installations.small),
    isBrief: true,
  });
}

function compareIngest(bench: Bench, installations: Installations): Promise<CaseResult> {
  const side = ({ service }: SeededInstallation): Side => ({
    target: ingestTarget(service.url, 16),
    pid: service.pid,
  });
  return compareLoad(bench, {
    what: 'POST /api/sync/ingest',
    goal: flat,
    ours: side(installations.large),
    floor: side(installations.small),
    isBrief: true,
  });
}

async function compareRuns(
  runs: number,
  rounds: number,
  installations: Installations,
): Promise<CaseResult> {
  const rates: Record<keyof Installations, number[]> = { small: [], large: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const size of ['large', 'small'] as const) {
      const { service, sql } = installations[size];
      const done = await finishRuns({ url: service.url, sql, runs, workspaces: 10 });
      // The first round warms up.
      if (round > 0) rates[size].push(done.runsPerSecond);
    }
  }
  const rate = (values: number[]): string => `${Math.round(computeSpread(values).median)}/s`;
  const finding: Finding = {
    what: 'runs completed a second',
    unit: '×',
    spread: computeSpread(computeRatios(rates.large, rates.small)),
    goal: flat,
    detail: `${rate(rates.large)} against ${rate(rates.small)}`,
  };
  return { findings: [finding], notes: [] };
}
