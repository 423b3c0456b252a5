import type { BenchCase } from '../case.ts';
import { atLeast } from '../measure/goal.ts';
import { seedRuns } from '../seed/seed-runs.ts';
import { signUp } from '../system/api-client.ts';
import { compareRead } from './compare-read.ts';

const runs = 1_000;

export const readRuns: BenchCase = {
  name: 'read-runs',
  title: `the 50 newest of ${runs} runs, against a bare express handler with the same SQL`,
  async run(bench) {
    const account = await signUp((await bench.service()).url);
    await seedRuns(bench.sql, { workspaceIds: [account.workspaceId], runs });
    return compareRead(bench, {
      path: '/api/runs',
      account,
      goal: atLeast(0.75),
      floor: 'read-runs',
    });
  },
};
