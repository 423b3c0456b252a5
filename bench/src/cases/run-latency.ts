import { percentile } from '@workspace-ops/load';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { BenchCase } from '../bench.ts';
import { atMost } from '../measure/goal.ts';
import { computeSpread } from '../measure/statistics.ts';
import { signUp, type Account } from '../system/api-client.ts';
import { threeSteps } from './finish-runs.ts';

export const runLatency: BenchCase = {
  name: 'run-latency',
  title: 'from the trigger of a three-step run to its completion, one at a time',
  async run(bench) {
    const account = await signUp((await bench.service()).url);
    const { rounds, isQuick } = bench.volumes;
    const perRound = isQuick ? 40 : 100;
    for (let n = 0; n < perRound; n++) await timeRun(account, bench.sql);
    const medians: number[] = [];
    const all: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const times: number[] = [];
      for (let n = 0; n < perRound; n++) times.push(await timeRun(account, bench.sql));
      medians.push(percentile(times, 50));
      all.push(...times);
    }
    return {
      findings: [
        {
          what: 'POST /api/sync/action to the run’s completion, p50',
          unit: 'ms',
          spread: computeSpread(medians),
          goal: atMost(15),
          detail: `p99 ${percentile(all, 99).toFixed(1)} ms over ${all.length} runs`,
        },
      ],
      notes: [],
    };
  },
};

/** Between two looks; without a pause they would keep one of two processors busy. */
const lookEveryMs = 1;

/** Reads the row itself: a request to the service would add load to it. */
async function timeRun(account: Account, sql: Sql): Promise<number> {
  const startedAt = performance.now();
  const { runId } = await account.post<{ runId: string }>('/api/sync/action', {
    action: 'trigger_workflow',
    workflowId: threeSteps,
    payload: { topic: 'Spring' },
  });
  for (;;) {
    const [row] = await sql<{ status: string }[]>`
      select status from workflow.runs
      where workspace_id = ${account.workspaceId} and id = ${runId}`;
    if (row?.status === 'completed') return performance.now() - startedAt;
    if (row?.status === 'failed') throw new Error(`The run ${runId} failed.`);
    await delay(lookEveryMs);
  }
}
