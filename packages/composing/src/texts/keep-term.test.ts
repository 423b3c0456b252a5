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

const closing = {
  period: 'October 2026',
  reconciliations: [{ account: 'Bank', result: 'agreed', evidence: 'statement 31/10' }],
  openItems: [{ item: 'Credit note', owner: 'Trish', due_date: '2026-12-03' }],
  owner: 'Trish Hale',
};

it.each([
  [{ dueDate: '2026-12-04' }, 'by 2026-12-04.'],
  [{ sign_by: '4 December 2026' }, 'by 4 December 2026.'],
  [{ dueDate: '2026-11-04' }, 'within two working days.'],
  [{}, 'within two working days.'],
])('asks for the signature under a month by the day on record: %j', (said, term) => {
  const { content } = composeAt('FIN-04 pack', { ...closing, ...said });
  const [before, open = ''] = content.split('## Open');
  expect(open.split('## Next step')[1]).toContain(`named, ${term}`);
  expect(open.split('## Next step')[0]).not.toMatch(/\*\*(?:Due date|Sign by|Owner)/);
  expect(before).toContain('**Owner:** Trish Hale');
});

it.each([
  ['Credit £240', true],
  ["Knock off the day's hire, £240", true],
  ['Credit for the 19/11 hire', true],
  ['6 pairs asap', true],
  ['Money back by Fri', false],
  ['Replacements within 7 days', false],
  ['New pump by 4 Dec', false],
  ['A visit tomorrow', false],
])('a letter that asks for “%s” has a term of its own: %s', (remedy, isGiven) => {
  const claim = { supplier: 'Borders Hire', order: 'H-7719', issue: 'Late by 3 hours', remedy };
  const { content } = composeAt('OPS-03 letter', claim);
  expect(content.includes('We need your answer within five working days.')).toBe(isGiven);
});

it.each([
  [
    '2027-03-31',
    'Book the renewal talk for Friday, 2027-01-29, sixty days before the contract ends.',
  ],
  ['05-12-2026', 'Book the renewal talk at once: the contract ends on Saturday, 2026-12-05.'],
  ['30 October 2026', 'for sixty days before the contract ends, or at once where that has passed.'],
  ['next spring', 'for sixty days before the contract ends, or at once where that has passed.'],
])('names the day of a renewal talk where the end of the contract is on record: %s', (end, step) =>
  expect(composeAt('AFT-03 review', { customer: 'A', renewalDate: end }).content).toContain(step),
);
