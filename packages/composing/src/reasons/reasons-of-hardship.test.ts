import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksAfter = (reply: string) =>
  composeAt('SAL-03 sequence', { lead: 'Mark Orr', company: 'Summit Fasteners', reply }).asks.map(
    ({ names: [name] }) => name,
  );

it.each([
  'We’re doing layoffs right now. Terrible timing.',
  'We had to cut our whole marketing team last week.',
  'Just let 12 people go.',
  'We made 40 staff redundant on Friday.',
  'Bad timing, sorry.',
  'Timing isn’t great.',
  'Not a great time, we just lost our CEO.',
  'We’re in a hiring freeze.',
  'We’re interested but our budget is frozen until February.',
  'We filed for chapter 11 last week.',
  'We’re shutting the Ohio plant in January.',
  'We had a fire at the warehouse on Sunday.',
])('asks on which day to write to who is in trouble: %s', (reply) =>
  expect(asksAfter(reply)).toEqual(['date']),
);

it.each([
  'We laid off our marketing team last week, so we need an agency. Can we talk Tuesday?',
  'We lost our biggest client last month and need more leads.',
  'Is Tuesday a bad time?',
  'Mornings are a bad time to call, try after 2 PM.',
  'We did layoffs last year but are hiring again. What would it cost?',
  'Our shop closes at 5, call me before then.',
  'We close the shop on Mondays. Tuesday at 2 PM works.',
  'Not a bad time at all, call me Friday.',
  'My calendar is tight, Friday at 10 AM works.',
  'Interesting timing. Tuesday at 2 PM works.',
])('and not where they want something, or name hours: %s', (reply) =>
  expect(asksAfter(reply)).toEqual([]),
);
