import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

it.each([
  ['10% off dentals until 20 November', true],
  ['Free nail clip, ends 31 October', true],
  ['10% off dentals till November 20', true],
  ['10% off dentals until 20 December', false],
  ['10% off dentals until 26 November', false],
  ['10% off dentals since 20 November', false],
])('asks before an offer is published that is over: %s', (offer, isOver) => {
  const context = { theme: 'Worming', highlights: ['X-ray is running'], offer };
  const { summary } = composeAt('MKT-02 issue', context);
  expect(summary.includes('has passed: which day is meant?')).toBe(isOver);
});
