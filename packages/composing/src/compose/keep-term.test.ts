import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const lines = [{ costCentre: 'Overtime', budget: 6400, actual: 9150, owner: 'Gary' }];

it.each([
  [{ deadline: '11 December 2026' }, 'an action by 11 December 2026.'],
  [{ 'Answer back by': '11 December 2026' }, 'an action by 11 December 2026.'],
  [{ dueDate: '2026-12-11' }, 'an action by 2026-12-11.'],
  [{ deadline: '12/11/2026' }, 'an action by 12/11/2026.'],
  [{ deadline: '11 November 2026' }, 'within five working days'],
  [{ deadline: 'as soon as you can' }, 'within five working days'],
  [{}, 'within five working days'],
])('asks the owners for an answer by the day on record: %j', (said, term) => {
  const { content } = composeAt('FIN-01 note', { period: 'October 2026', lines, ...said });
  expect(content.split('## Next step')[1]).toContain(term);
});

it('keeps the term of a paper whose deadline is of something else', () => {
  const opening = { role: 'Engineer', tasks: ['Breakdowns'], deadline: '11 December 2026' };
  expect(composeAt('CUL-03 brief', opening).content).toContain('within three working days');
});
