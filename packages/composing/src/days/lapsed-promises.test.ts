import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const now = new Date('2026-12-01T10:00:00Z');
const remind = (history: string) =>
  composeRun(
    'FIN-03',
    {
      customer: 'Keswick Spa & Lodge',
      contact: 'Neil Hodge',
      invoices: 'INV-3318 £1,872.40 due 30 September; INV-3379 £2,015.00 due 31 October',
      history,
    },
    now,
  )['reminder']!;

it.each([
  ["Promised payment 'end of next week' on 12 Nov.", '2026-11-22'],
  ['On 20 November they promised to pay by Friday.', '2026-11-27'],
  ['Promised on 10 November to pay on 24 November.', '2026-11-24'],
  ['On 2 November they said they would pay within two weeks.', '2026-11-16'],
  ['They promised payment by 20 November 2026.', '2026-11-20'],
])('waits no longer for a promise whose day has passed: %s', (history, day) => {
  const { asks, summary } = remind(history);
  expect(asks).toEqual([]);
  expect(summary).toContain(`was not kept: the day has passed`);
  expect(summary).toContain(day);
});

it.each([
  'Said on 25 Nov they will pay next week.',
  'They promised payment for Friday 4 December.',
  'They promised to pay next week.',
  'Promised on 10 November to pay half by 24 November.',
  'On 12 Nov we agreed they pay £500 a month from November.',
  'Promised on 10 November to pay once the credit note is there.',
])('asks about one that may still be kept, or was more than that: %s', (history) => {
  const { asks, summary } = remind(history);
  expect(asks).not.toEqual([]);
  expect(summary).not.toContain('was not kept');
});
