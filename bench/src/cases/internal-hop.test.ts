import { expect, it } from 'vitest';
import { quickVolumes, type Bench } from '../bench.ts';
import { internalHop } from './internal-hop.ts';

it('carries calls as the services make them', async () => {
  const volumes = { ...quickVolumes, rounds: 1, roundSeconds: 0.1, warmUpSeconds: 0.1 };
  const { findings } = await internalHop.run({ volumes } as Bench);
  expect(findings.map(({ spread }) => spread.min > 0)).toEqual([true, true]);
});
