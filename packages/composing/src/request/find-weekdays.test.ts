import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const at = (step: string, reply: string, more: Record<string, string> = {}) =>
  composeAt(`SAL-03 ${step}`, { lead: 'Ann Low', company: 'Hill Farm', reply, ...more });
const weekdayOf = (reply: string): number => new Date(at('slot', reply).scheduledFor!).getUTCDay();

it.each<[string, (day: number) => boolean]>([
  ['not Mondays', (day) => day !== 1],
  ["can't do Tuesdays or Wednesdays", (day) => day !== 2 && day !== 3],
  ['Any day but Friday', (day) => day !== 5],
  ['Mondays, Tuesdays and Fridays are no good', (day) => day === 3 || day === 4],
  ['Thursdays are best', (day) => day === 4],
  ['Saturdays only', (day) => day === 6],
])('takes up the days of the week that a reply bars or chooses: %s', (reply, fits) => {
  const { content, asks } = at('sequence', reply);
  expect(content).toContain('We keep to that: on which day, and at which hour, may we call you');
  expect(content).not.toContain('talk this through with you in a short call');
  expect(asks).toEqual([]);
  expect(fits(weekdayOf(reply))).toBe(true);
});

it('asks about a day on record that the reply bars', () => {
  const asksOf = (reply: string, date: string) =>
    at('sequence', reply, { date })
      .asks.map(({ question }) => question)
      .join(' ');
  const asked = 'on which day, and at what hour, is the call?';
  expect(asksOf('Not Thursdays', '2026-12-03')).toContain(asked);
  expect(asksOf('Not Thursdays, mornings are best', '2026-12-03T10:00')).toContain(asked);
  expect(asksOf('Not Mondays', '2026-12-03')).toBe('');
});

it('asks for a call beside more than its days', () =>
  expect(at('sequence', 'We have forty units to be looked after. Not Mondays.').content).toContain(
    'talk this through with you in a short call',
  ));
