import type { BenchCase } from '../case.ts';
import { atLeast } from '../measure/goal.ts';
import { signUp } from '../system/api-client.ts';
import { compareRead } from './compare-read.ts';

const path = '/api/auth/me';

export const sessionCheck: BenchCase = {
  name: 'session-check',
  title: 'who is signed in, against a bare express route that answers the same JSON',
  async run(bench) {
    const account = await signUp((await bench.service()).url);
    const held = await account.get(path);
    return compareRead(bench, { path, account, held, goal: atLeast(0.6), floor: 'session-check' });
  },
};
