import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const letter = (issue: string, more: Record<string, string> = {}) =>
  composeAt('OPS-03 letter', {
    supplier: 'Kemp Chemicals',
    order: 'PO 4411',
    issue,
    amount: '£120',
    remedy: 'A new drum',
    ...more,
  }).asks.filter(({ question }) => question?.includes('somebody of ours') === true);

it.each([
  'The drum leaked. Priya has burns on her arm from it.',
  'Lid flew off and cut his hand, three stitches.',
  'The ladder gave way and our fitter hurt his back.',
  'Fumes from it, she was dizzy and went to A&E.',
])('has no supplier read by the way of who was hurt: %s', (issue) => {
  expect(letter(issue)).toHaveLength(1);
  expect(letter(issue, { maySend: 'yes' })).toEqual([]);
});

it.each([
  'The drum leaked in the van.',
  'Two panels are cut too short and burnt at the edge.',
  'Our driver waited an hour and got nothing.',
  'Cut sheets came bruised and the driver left.',
])('asks nothing of the kind of a thing that is damaged: %s', (issue) => {
  expect(letter(issue)).toEqual([]);
});
