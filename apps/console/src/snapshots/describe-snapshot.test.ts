import { expect, it } from 'vitest';
import { describeReferences, listParts } from './describe-snapshot.ts';

it('names what a snapshot holds', () => {
  const scope = {
    integrations: true,
    hyperparameters: false,
    swarms: true,
    playbooks: false,
    prompts: false,
  };
  expect(listParts(scope)).toEqual(['Integrations', 'Agents']);
});

it('names references by the best name that they have', () => {
  expect(describeReferences(['mara', { id: 'x', name: 'Theo' }, { code: 'MKT-01' }, {}])).toBe(
    'mara, Theo, MKT-01',
  );
});
