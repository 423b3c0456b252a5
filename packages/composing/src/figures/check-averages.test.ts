import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const scores = [
  { question: 'Pay', score: 5.1 },
  { question: 'Team', score: 8 },
];
const summary = (overall: number, more: object = {}) =>
  composeAt('CUL-02 summary', { team: 'Yard', period: 'Q4', overall, scores, ...more }).summary;

it('asks about an overall score that the scores of the questions do not give', () => {
  expect(summary(7.4)).toMatch(
    /Which overall is right: 7\.4 on record, or 6\.[56] as the 2 on record give\?/,
  );
  expect(summary(7.4, { responses: 31 })).toContain('Which overall is right');
  expect(summary(6.6)).not.toContain('Which overall');
  expect(summary(6.55)).not.toContain('Which overall');
});

it('asks about no overall score beside single answers', () => {
  expect(summary(7, { scores: [6, 9] })).not.toContain('Which overall');
});
