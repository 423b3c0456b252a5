import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@workspace-ops/contracts';
import { composeAt } from '../../test/compose-run.ts';
import { findCorrected } from './find-corrected.ts';
import { readFacts } from '../facts/read-facts.ts';

const find = (context: JsonObject) => findCorrected(readFacts(context)).map(({ said }) => said);
const scope = 'Berths 14 and 15';

describe('what a text corrects', () => {
  it.each([
    'Anjali: it is berths 14 and 16, not 15.',
    'Berth 16 instead of 15.',
    'Berth 15 is wrong, it is 16.',
  ])('is asked about where a field still says it: %s', (call) => {
    expect(find({ scope, call })).toEqual([[scope, call.replace(/[.]$/, '')]]);
  });

  it('may be the month of a day', () => {
    const late = 'It ends on 4 January, not 4 December.';
    expect(find({ nextDate: '4 December 2026', late })).toEqual([
      ['4 December 2026', late.slice(0, -1)],
    ]);
  });

  it.each([
    ['Carpet: Monday 30 November', 'Carpet booked for 3 December instead of 30 November'],
    ['Monday', 'Mulch comes on Friday, not Monday'],
    ['Mulch comes on Monday', 'Mulch comes on Friday, not Monday'],
  ])('may be a day of the same thing: %s, %s', (nextDate, issue) => {
    expect(find({ nextDate, issue })).toEqual([[nextDate, issue]]);
  });

  it('may be a name', () => {
    expect(find({ contact: 'Ann', notes: 'The contact is Mary, not Ann.' })).toHaveLength(1);
  });

  it.each<JsonObject>([
    { scope: 'Berths 14 and 16', call: 'It is berths 14 and 16, not 15.' },
    { scope, call: 'Call at 16, not 15.' },
    { scope, call: 'Berth 15 is not ready.' },
    { contact: 'Ann', notes: 'She comes on Monday, not yet with Ann.' },
    { contact: 'Ann', notes: 'Ring Ann, not the office.' },
    {
      quote: 'We stopped driving X-rays across town.',
      before: 'Each office had a server, and the staff could not see X-rays from the other office.',
    },
    { date: '4 December 2026', late: 'Floor 1 is done on 4 December and not 1 December.' },
    { date: '4 December 2026', late: 'First floor: 4 December, not 2 December.' },
    {
      stage: 'Kitchen fitted, finished Tuesday 24 November',
      slipped: 'Carpet fitter is now booked for Thursday 3 December instead of Monday 30 November',
    },
    {
      milestone: 'Engine out on Monday 2 November',
      issue: 'The survey is on Friday 13 November instead of Monday 9 November',
    },
    { milestone: 'Hedges cut on Monday', issue: 'Mulch comes on Friday, not Monday' },
  ])('is nothing in %j', (context) => expect(find(context)).toEqual([]));

  it('is open in the record before it changes', () => {
    const { summary } = composeAt('SAL-04 crm', {
      customer: 'Trust',
      scope,
      call: 'Anjali: it is berths 14 and 16, not 15.',
    });
    expect(summary).toContain('Which is right: “Berths 14 and 15” or “Anjali: it is berths');
  });
});

it.each([
  '30% to hold the date, not refundable after March 15',
  'Lot 9 only, not available before 15 May',
])('takes no condition for a correction: %s', (deposit) =>
  expect(find({ eventDate: '5/15/2027', deposit })).toEqual([]),
);
