import { join } from 'node:path';
import type { BenchCase } from '../bench.ts';
import type { EmptyJobs } from '../floors/empty-jobs.ts';
import { atLeast } from '../measure/goal.ts';
import { formatCosts, withCost, type ProcessorCost } from '../measure/process-usage.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { startChild } from '@workspace-ops/load';
import { finishRuns, type FinishedRuns } from './finish-runs.ts';

const workspaces = 10;
/** As many as the service works on by default. */
const concurrency = 32;

export const runEngine: BenchCase = {
  name: 'run-engine',
  title: 'runs of three deterministic steps, against the job engine finishing as many empty jobs',
  async run(bench) {
    const { sql, databaseUrl, volumes } = bench;
    const { url, pid } = await bench.service();
    const child = startChild(join(import.meta.dirname, '../floors/empty-jobs.ts'));
    const ours = (runs: number) => finishRuns({ url, sql, runs, workspaces });
    const floor = (jobs: number) =>
      child.ask<number>({ databaseUrl, jobs, concurrency } satisfies EmptyJobs);
    await ours(volumes.runs / 4);
    await floor(volumes.runs / 4);
    const { databasePid } = bench;
    const finished: FinishedRuns[] = [];
    const jobs: number[] = [];
    const costs: Record<'run' | 'job', ProcessorCost[]> = { run: [], job: [] };
    for (let round = 0; round < volumes.rounds; round++) {
      const run = await withCost({ pid, databasePid }, () => ours(volumes.runs));
      finished.push(run.result);
      costs.run.push(run.cost);
      const job = await withCost({ pid: child.pid, databasePid }, async () => ({
        requests: volumes.runs,
        perSecond: await floor(volumes.runs),
      }));
      jobs.push(job.result.perSecond);
      costs.job.push(job.cost);
    }
    await child.stop();
    const completed = finished.map(({ runsPerSecond }) => runsPerSecond);
    const audited = finished.map(({ auditedPerSecond }) => auditedPerSecond);
    const rate = (values: number[]): string => `${Math.round(computeSpread(values).median)}/s`;
    return {
      findings: [
        {
          what: 'runs completed a second against jobs finished a second',
          unit: '×',
          spread: computeSpread(computeRatios(completed, jobs)),
          goal: atLeast(0.3),
          detail: `${rate(completed)} against ${rate(jobs)}; ${volumes.runs} runs of ${workspaces} workspaces`,
        },
        {
          what: 'the same, until the last audit entry is stored',
          unit: '×',
          spread: computeSpread(computeRatios(audited, jobs)),
          detail: `${rate(audited)} against ${rate(jobs)}`,
        },
      ],
      notes: [`processor time a run ${formatCosts(costs.run)}, a job ${formatCosts(costs.job)}`],
    };
  },
};
