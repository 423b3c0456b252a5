import type { BenchCase } from '../case.ts';
import { atLeast } from '../measure/goal.ts';
import { signUp } from '../system/api-client.ts';
import { compareRead } from './compare-read.ts';

const path = '/api/marketplace/items';

export const readMarketplace: BenchCase = {
  name: 'read-marketplace',
  title: 'the catalogue with what is mounted, against a bare express handler with the same SQL',
  async run(bench) {
    const account = await signUp((await bench.service()).url);
    const { playbooks } = await account.get<{ playbooks: { id: string }[] }>(path);
    await account.post(`/api/marketplace/mount/${playbooks[2]!.id}`);
    const held = await account.get(path);
    return compareRead(bench, {
      path,
      account,
      held,
      goal: atLeast(0.75),
      floor: 'read-marketplace',
    });
  },
};
