import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const reminder = (notes: string) =>
  composeRun('FIN-03', {
    customer: 'Parkside',
    contact: 'Gerald Moon',
    invoice: 'CL-4290',
    amount: '£960.00',
    dueDate: '2026-02-15',
    notes,
  })['reminder']!;
const issue = (notes: string) =>
  composeRun('MKT-02', { theme: 'Frost', highlights: ['Heated drinkers are back'], notes })[
    'issue'
  ]!;

it.each([
  [
    'Tell him that we do the tiles on Tuesday 8 December.',
    'We do the tiles on Tuesday 8 December.',
  ],
  [
    'We do the tiles on Tuesday 8 December, tell him that.',
    'We do the tiles on Tuesday 8 December.',
  ],
  ['Please let them know the office is shut on Monday.', 'The office is shut on Monday.'],
  ['Mention that our bank has changed.', 'Our bank has changed.'],
  ['Say sorry for the wrong letter in May.', 'We are sorry for the wrong letter in May.'],
])('a letter tells what a note asks to be told, before its request: %s', (notes, told) => {
  const { content, summary, asks } = reminder(notes);
  expect(content).toContain(`\n\n${told}\n\nPlease pay`);
  expect(asks).toEqual([]);
  expect(summary).not.toContain('Compare it with the notes');
});

it.each([
  [
    'Put in the Christmas hours: shut from 24 December, back on 4 January.',
    'Christmas hours: shut',
  ],
  ['Thanks to Lee and Ravi from all of us.', 'Thanks to Lee and Ravi from all of us.'],
  ['Say that the counter is open on Saturdays.', 'The counter is open on Saturdays.'],
])('an issue does: %s', (notes, told) => {
  const { content, asks } = issue(notes);
  expect(content).toContain(told);
  expect(asks).toEqual([]);
});

it.each([
  'Tell him he can pay half now.',
  'Tell them the price drops if they sign by Friday.',
  'Tell her to bring the keys.',
  'Mention that Mrs Dunn is on dialysis.',
  'Say that the boiler smells of gas.',
  'Let him know what we decided.',
  'Tell him that it is included.',
  'Tell him that our account is now 4012 8888 1881.',
  'Mention that orders go to sales@example.com now.',
])('leaves to who sends it what needs other words, or is not for its reader: %s', (notes) => {
  const { content } = reminder(notes);
  expect(content).toBe(reminder('').content);
});

it('tells the public nothing that is for one reader', () => {
  expect(issue('Tell them the crane comes on the 3rd.').content).not.toContain('crane');
});

it('takes no order from what others said or wrote', () => {
  const said = 'Tell him that we do the tiles on Tuesday 8 December.';
  const { content } = composeRun('FIN-03', {
    customer: 'Parkside',
    contact: 'Gerald Moon',
    invoice: 'CL-4290',
    amount: '£960.00',
    dueDate: '2026-02-15',
    summary: said,
    transcript: said,
    message: said,
  })['reminder']!;
  expect(content).not.toContain('tiles');
});
