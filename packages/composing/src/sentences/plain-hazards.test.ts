import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { suspectsHazard } from './suspected-hazards.ts';

it.each([
  'stopped, asbestos?',
  'Asbestos?',
  'paused: gas smell?',
  'board broken, maybe asbestos??',
])('takes a hazard that somebody only asks after for one: %s', (said) =>
  expect(suspectsHazard(said)).toBe(true),
);

it.each([
  'asbestos? No, plasterboard',
  'they ask: do you remove asbestos?',
  'gas? not connected',
  'Is the asbestos survey in?',
  'asbestos, cleared 4 May',
])('and none that is answered, or is what a whole question is about: %s', (said) =>
  expect(suspectsHazard(said)).toBe(false),
);

it('is told before the rest of a digest', () => {
  const items = [{ item: 'Strip-out', site: 'Clun', state: 'stopped, asbestos?' }];
  expect(composeAt('OPS-02 digest', { items }).summary).toContain('Somebody may come to harm');
});

it('takes time in proportion to the length of a text', () => {
  expect(measureGrowth(suspectsHazard, 'maybe asbestos, ')).toBeLessThan(10);
});
