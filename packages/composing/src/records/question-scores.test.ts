import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withQuestionScores } from './question-scores.ts';

const comments = ['Schedule changes the night before'];

it('makes a row of each question', () => {
  const data = { team: 'Crew', comments, scores: { Safety: 4.4, Schedule: 2.7 } };
  expect(withQuestionScores(data)).toEqual({
    team: 'Crew',
    comments,
    scores: [
      { question: 'Safety', score: 4.4 },
      { question: 'Schedule', score: 2.7 },
    ],
  });
  const { content } = composeAt('CUL-02 table', { ...data, period: 'Fall 2026' });
  expect(content.split('\r\n').slice(0, 4)).toEqual([
    'team,period,question,score,comment',
    'Crew,Fall 2026,Safety,4.4,',
    'Crew,Fall 2026,Schedule,2.7,',
    'Crew,Fall 2026,,,Schedule changes the night before',
  ]);
});

it.each([
  { comments, scores: { average: 3.4, median: 3 } },
  { comments, scores: { Safety: 'high', Schedule: 'low' } },
  { comments, scores: { Safety: 4.4 } },
  { site: 'Yard', scores: { Safety: 4.4, Order: 2.7 } },
])('leaves %j', (data) => expect(withQuestionScores(data)).toBe(data));
