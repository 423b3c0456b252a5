import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { askAboutTimes } from './check-times.ts';

const claim = (context: JsonObject): string =>
  composeAt('OPS-03 letter', { supplier: 'TelWave', order: '88', deadline: '11 Dec', ...context })
    .summary;

it.each<[JsonObject, string]>([
  [
    {
      issue: 'Our technician drove out three times, two hours each, at $95 an hour.',
      amount: '$670',
    },
    '$570 for three times two hours at $95?',
  ],
  [
    { issue: 'Tech rolled a truck every time, 3 x 2 hrs at 95/hr', amount: '$507' },
    '$570 for 3 times 2 hours at $95?',
  ],
  [{ issue: 'He came twice, 3 hours each at £40 per hour.', amount: '£200' }, '£240 for twice'],
])('asks which amount is right of hours that come to another one: %j', (context, said) =>
  expect(claim(context)).toContain(said),
);

it.each<JsonObject>([
  { issue: 'Drove out three times, two hours each, at $95 an hour.', amount: '$570' },
  {
    issue: 'Drove out three times, two hours each, at $95 an hour, and $100 fuel.',
    amount: '$670',
  },
  { issue: 'Drove out 3 times for 2 hours, the last time late.', amount: '$670' },
  { issue: 'Drove out for two hours at $95 an hour.', amount: '$670' },
])('asks nothing where they come to it, or are a part of it: %j', (context) =>
  expect(claim(context)).not.toContain('Which amount'),
);

it('reads in time in proportion to the length', () => {
  for (const words of ['3 x ', 'three times, two hours each ', '3 trips of 2 hrs at '])
    expect(
      measureGrowth((issue) => {
        const context = { amount: '$5', issue };
        return askAboutTimes(context, readFacts(context));
      }, words),
    ).toBeLessThan(10);
});
