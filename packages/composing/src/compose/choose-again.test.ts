import { expect, it } from 'vitest';
import { defaultCalendar } from '../times/calendar.ts';
import { chooseAgain } from './choose-again.ts';

const now = new Date('2026-11-23T12:00:00Z');
const calendar = { ...defaultCalendar, timeZone: 'Europe/Berlin' };
const former = { at: new Date('2099-07-01T07:30:00Z'), isProposed: false };
const choose = (written: string, before: typeof former | null = former) =>
  chooseAgain(written, { now, calendar, former: before, about: 'A post' });

it.each([
  ['3 March 2099 at 10:00', '2099-03-03T09:00:00.000Z'],
  ['2099-03-02T09:00:00Z', '2099-03-02T09:00:00.000Z'],
  // At the former hour of the workspace's clock, which is another one in UTC in winter.
  ['2 March 2099', '2099-03-02T08:30:00.000Z'],
  ['at 3pm', '2099-07-01T13:00:00.000Z'],
])('%j moves what was to be at 09:30 in Berlin to %s', (written, at) => {
  expect(choose(written)).toEqual({ at: new Date(at), isProposed: false });
});

it('proposes the hour of a day where none was known', () => {
  const chosen = choose('2 March 2099', null)!;
  expect(chosen.isProposed).toBe(true);
  const hour = chosen.at.getUTCHours() + 1;
  expect(hour >= 9 && hour < 17, String(hour)).toBe(true);
});

it.each(['3 March 2020', 'Friday 3 December 2026'])(
  'chooses none for %j, which has passed or leaves open which day is meant',
  (written) => {
    expect(choose(written)).toBeNull();
  },
);

it.each([
  ['Europe/Berlin', '2099-04-03'],
  ['America/Denver', '2099-03-04'],
  ['UTC', undefined],
])('reads a date in figures as one of %s', (timeZone, day) => {
  const to = { now, calendar: { ...defaultCalendar, timeZone }, former: null, about: 'A post' };
  expect(chooseAgain('03/04/2099', to)?.at.toISOString().slice(0, 10)).toBe(day);
});

it('takes an hour of the afternoon for one that is not said to be of the morning, and proposes it', () => {
  const at = new Date('2099-03-03T14:00:00.000Z');
  expect(choose('3 March 2099 at 3')).toEqual({ at, isProposed: true });
  expect(choose('at 3')).toEqual({ at: new Date('2099-07-01T13:00:00.000Z'), isProposed: true });
});

it('chooses none for an hour of no day', () => {
  expect(choose('at 3pm', null)).toBeNull();
});
