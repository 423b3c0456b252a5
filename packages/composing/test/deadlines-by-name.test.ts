import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const claim = { supplier: 'Fenn Tiles', order: 'FT-2041', issue: 'Four boxes are broken.' };
const day = 'Friday 11 December 2026';

it.each([
  'answer_wanted_by',
  'Answer needed by',
  'reply_by',
  'Please reply by',
  'we need it by',
  'needBy',
  'need_your_answer_by',
  'decision_by',
  'response required by',
  'credit wanted by',
  'Let us know by',
  'to be settled by',
  'latest date for an answer',
])('knows a deadline that is called %s', (name) => {
  const context = { ...claim, [name]: day };
  const { summary, content } = composeAt('OPS-03 chase', context);
  expect(summary).toMatch(/^Monday, 2026-12-14, /);
  expect(content).not.toContain('working days are counted');
  expect(composeAt('OPS-03 letter', context).content).toContain(`by ${day}.`);
});

it.each([
  ['settled_by', 'Priya Nair'],
  ['answered_by', 'the front desk'],
  ['delivered by', 'Fenn vans'],
  ['standby', day],
])('takes %s %s for no deadline', (name, value) => {
  const { content } = composeAt('OPS-03 letter', { ...claim, [name]: value });
  expect(content).toContain('within five working days');
});

const finished = { customer: 'Mill House', deliverables: ['Boiler fitted'], signatory: 'Ann Reed' };

it('asks for a signature by the last day for it, and tells no acceptance on that day', () => {
  const { content } = composeAt('FUL-03 checklist', { ...finished, sign_by: '2 December 2026' });
  expect(content).toContain('Please sign by 2 December 2026.');
  expect(content).not.toMatch(/Day of acceptance:|within three working days/);
});

it('tells the day of an acceptance that is on record', () => {
  const context = { ...finished, acceptanceDate: '2 December 2026' };
  const { content } = composeAt('FUL-03 checklist', context);
  expect(content).toContain('Day of acceptance: 2 December 2026.');
  expect(content).not.toContain('Please sign by');
});
