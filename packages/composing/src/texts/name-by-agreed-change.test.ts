import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const survey = {
  team: 'Fitters',
  period: 'Autumn',
  score: 7.1,
  responses: ['Vans are a mess', 'Good lads', 'Pay is late', 'Tools get nicked', 'Cold'].map(
    (comment) => ({ comment }),
  ),
};
const change = 'A lockable tool store in each van by 1 February';

describe('a survey', () => {
  it('has the score of the team in no row of its table', () => {
    const { table } = composeRun('CUL-02', { ...survey, dueDate: '2026-12-18', change });
    expect(table!.content).not.toMatch(/7\.1|12-18|lockable/);
    expect(table!.content).toContain('Fitters,Autumn,,,Vans are a mess');
    expect(table!.summary).toContain('score');
    expect(table!.summary).toContain('(of all rows together)');
  });

  it('keeps the score of each answer', () => {
    const responses = survey.responses.map((one, at) => ({ ...one, score: at + 4 }));
    const { table } = composeRun('CUL-02', { ...survey, responses });
    expect(table!.content).toContain('Fitters,Autumn,,8,Cold');
    expect(table!.content).not.toContain('7.1');
  });

  it.each(['change', 'whatWeWillChange', 'decision', 'nextStep', 'agreedChange', 'action'])(
    'asks for no other change where one is on record: %s',
    (name) => {
      const { summary } = composeRun('CUL-02', { ...survey, [name]: change });
      const [, told = ''] = summary!.content.split('## What we will change');
      expect(told).toContain(change);
      expect(summary!.content).not.toContain('choose one change');
      expect(summary!.content).toContain('then tell the team what will change');
    },
  );

  it('asks for a change where none is', () =>
    expect(composeRun('CUL-02', survey).summary!.content).toContain('then choose one change'));
});
