import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const slotOf = (reply: string, date?: string): string =>
  composeAt('SAL-03 slot', { company: 'Foley Ltd', reply, ...(date && { date }) }).content;

it.each([
  ['You can try me again in February, by email only.', '2027-02-01'],
  ['Please come back to us in the new year.', '2027-01-04'],
  ['Not the right time, we are lambing till mid December.', '2026-12-15'],
  ['We are tied in till the end of March.', '2027-04-01'],
  ['Call again in late January.', '2027-01-21'],
  [
    'Sure, could be useful. We move into the new clinic in February so write me again mid January?',
    '2027-01-15',
  ],
  ['Yes maybe. We reopen in March, so come back to me at the end of January?', '2027-02-01'],
  ['Interested, our budget starts in April. Write to me again mid February.', '2027-02-15'],
  ['We merge in June, try me again in early May please.', '2027-05-03'],
  ['The new hall opens in May, please ring us late March.', '2027-03-22'],
  ['Our lease ends in April; get in touch at the beginning of March.', '2027-03-01'],
])('proposes the time that they ask for: %s', (reply, day) => {
  expect(slotOf(reply)).toContain(day);
  expect(slotOf(reply, '25/11/2026')).toContain(day);
});

it.each([
  'Sounds good, call me.',
  'We have used them since February, call me.',
  'We need it done before February, please call.',
  'In February we had a leak. Please call me.',
])('proposes the next working day otherwise: %s', (reply) => {
  expect(slotOf(reply)).toContain('2026-11-27');
});

it('the day on which a reply came is none to meet on, and one with an hour is', () => {
  const reply = 'Timing is good. Could somebody have a look?';
  expect(slotOf(reply, '2026-11-26')).not.toContain('2026-11-26,');
  expect(slotOf(reply, '2026-11-26 16:00')).toContain('2026-11-26, 16:00');
  const { content } = composeAt('SAL-03 sequence', { company: 'Foley', reply, date: '2026-11-26' });
  expect(content).not.toContain('26 November');
  const wished = 'Could someone have a look Thursday or Friday next week after 2?';
  expect(slotOf(wished, '2026-11-26')).not.toContain('2026-11-26,');
});

it.each([
  ['Could someone look on Tuesday? I’m off from Friday, get Paul Dunne then.', false],
  ['I’m away from Monday.', false],
  ['I am off from Monday until the 14th.', true],
  ['I am away this week.', true],
])('who is away from some later day on may be written to today: %s', (reply, isAsked) => {
  const { summary } = composeAt('SAL-03 sequence', { company: 'Foley', reply, date: '2026-11-26' });
  expect(summary.includes('on which day may they be written to?')).toBe(isAsked);
});

it.each([
  ['I am out until December 7, tell me more.', '2026-12-07'],
  ['We are away till 14 December. Sounds good.', '2026-12-14'],
  ['Busy until the 9th of January.', '2027-01-09'],
])('is the day that is named: %s', (reply, day) => {
  const { scheduledFor } = composeAt('SAL-03 slot', { company: 'Engine Ltd', reply });
  expect(scheduledFor?.slice(0, 10) ?? '').toSatisfy((at: string) => at >= day);
});
