import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const names = (where: string, context: Parameters<typeof composeAt>[1]) =>
  composeAt(where, context).asks.map(({ names: [name] }) => name);

it.each([
  ['Oscar the practice cat died, no need to put that in.', 'X-ray is running', []],
  ['Oscar the practice cat died, please don’t mention it', 'X-ray is running', []],
  ['Oscar the practice cat died, no need to put that in.', 'Oscar is well', ['instructionsKept']],
])('asks of “%s” beside “%s”: %j', (notes, highlight, asked) => {
  const issue = { theme: 'Worming', highlights: [highlight], notes };
  expect(names('MKT-02 issue', issue)).toEqual(asked);
});

const notes = 'Dont mention the TB breakdown, that is between us and APHA.';

it.each([
  ['Colostrum came late.', []],
  ['Colostrum came late after TB.', ['privateKept']],
  ['Colostrum came late after the breakdown.', ['privateKept']],
])('asks once of what is not public, where the text may tell it: %s', (observation, asked) => {
  expect(names('MKT-01 draft', { customer: 'Low Beck Farm', observation, notes })).toEqual(asked);
});

it.each([
  ['They still owe us for October, leave that out, Denise is on it.', []],
  ['They still owe us for October, leave that out, but mention the robes.', ['privateKept']],
])('asks of “%s”: %j', (said, asked) => {
  const report = {
    customer: 'Marlpit Spa',
    progress: '96 of 140 robes are in.',
    nextStep: 'Robes',
  };
  expect(names('FUL-02 report', { ...report, notes: said }).slice(-1)).toEqual(asked);
});
