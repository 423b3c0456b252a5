import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const opening = (startDate: string) => ({
  role: 'Nurse',
  team: 'Ward 4',
  location: 'Cork',
  tasks: ['Nights on the ward'],
  salary: '€52k',
  reason: 'Growth',
  startDate,
});

it.each([
  ['asap, Feb latest', 'as soon as possible, Feb latest'],
  ['ASAP, ideally February', 'as soon as possible, ideally February'],
  ['as soon as possible, at the latest in spring', 'as soon as possible, at the latest in spring'],
])('an opening may begin at once, or by some month: %s', (startDate, said) => {
  const { summary, content } = composeAt('CUL-03 post', opening(startDate));
  expect(summary).not.toMatch(/which day is meant|not on record/);
  expect(content).toContain(`You start ${said}`);
});

it.each(['soon', 'some time in spring', 'asap, by Tuesday 12/02/2026'])(
  'asks of an opening that begins at no day: %s',
  (startDate) => {
    expect(composeAt('CUL-03 post', opening(startDate)).summary).toContain('Start date: ');
  },
);

it('asks what the work is, which the workflow names among its inputs', () => {
  const { tasks: _, ...without } = opening('asap');
  expect(composeAt('CUL-03 post', without).summary).toContain('Needed and not on record: tasks');
  expect(composeAt('CUL-03 post', { ...without, work: 'Nights.' }).summary).not.toContain('Needed');
});
