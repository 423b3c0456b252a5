import { expect, it } from 'vitest';
import { defaultCalendar } from './calendar.ts';
import { readMoment } from './read-moment.ts';
import { readNamedMoment } from './read-named-moment.ts';

/** A Friday. */
const now = new Date('2026-11-27T08:00:00Z');

it.each([
  ['Thursday half past two', '2026-12-03T14:30'],
  ['Thurs 3 Dec half 2', '2026-12-03T14:30'],
  ['quarter to ten on Monday', '2026-11-30T09:45'],
  ['Monday at eleven o’clock', '2026-11-30T11:00'],
  ['3pm Weds', '2026-12-02T15:00'],
  ['Weds 2 December at 3pm', '2026-12-02T15:00'],
  ['Half of the 2 boxes on Monday', '2026-11-30T00:00'],
  ['half 2 people on Monday', '2026-11-30T00:00'],
  ['Thursday 3 December 10.00', '2026-12-03T10:00'],
  ['Thursday 3 December 2026', '2026-12-03T00:00'],
  ['a week on Friday', '2026-12-11T00:00'],
  ['Fri week', '2026-12-11T00:00'],
  ['Tues wk', '2026-12-08T00:00'],
  ['a fortnight on Monday', '2026-12-14T00:00'],
])('reads an hour and a weekday as people say them: %s', (said, moment) => {
  expect(String((readMoment(said, now, defaultCalendar) as { moment?: unknown }).moment)).toContain(
    moment,
  );
});

it.each([
  ['Tues 1st Dec, first thing', 'opening'],
  ['first thing on Tuesday', 'opening'],
  ['Tuesday, last thing', 'closing'],
  ['Fri am', 'morning'],
  ['Fri pm please', 'afternoon'],
  ['tomorrow after dinner', 'evening'],
  ['am Dienstag', undefined],
  ['Monday, am away after that', undefined],
])('reads the part of a day: %s', (said, part) => {
  expect(readMoment(said, now, defaultCalendar)).toMatchObject({ kind: 'moment' });
  expect((readMoment(said, now, defaultCalendar) as { part?: string }).part).toBe(part);
});

it('takes a day that no date falls on for a question', () => {
  expect(readMoment('Weds 3 Dec', now, defaultCalendar)).toMatchObject({ isMisfit: true });
});

it.each([
  ['Can you do Weds 2 December at 3pm?', '2026-12-02T15:00'],
  ['Can you do 3pm Weds?', '2026-12-02T15:00'],
  ['Monday is fine. Half past two?', '2026-11-30T14:30'],
  ['Any time Fri am.', '2026-11-27T00:00'],
  ['Can we do Tues instead', '2026-12-01T00:00'],
  ['Thurs 10 or Fri after 3', '2026-12-03T10:00'],
])('reads when a reply would meet: %s', (reply, moment) => {
  const named = readNamedMoment(reply, now, defaultCalendar);
  expect(named).toMatchObject({ isMeeting: true });
  expect(String((named as { moment?: unknown }).moment)).toContain(moment);
});

it.each([
  ['Handrail on escalator 3 - 15 January', '2027-01-15'],
  ['Phase 2 – 1st December', '2026-12-01'],
  ['On site 3 - 15 January', '2027-01-03'],
  ['3 - 15 January', '2027-01-03'],
  ['Lift 3 to 15 January', '2027-01-03'],
])('takes the number of a thing for no day: %s', (said, day) => {
  const { moment } = readMoment(said, now, defaultCalendar) as { moment?: unknown };
  expect(String(moment)).toContain(day);
});

it.each([
  ['Weds but not in the morning', 'afternoon'],
  ['Weds, not the morning', 'afternoon'],
  ['Weds, but I can’t do mornings', 'afternoon'],
  ['Friday works, not in the afternoon', 'morning'],
  ['Weds is fine. We have no work in the morning', undefined],
  ['Weds is fine. Not Thursday morning', undefined],
])('reads which half of a day is refused: %s', (reply, part) => {
  const named = readNamedMoment(reply, now, defaultCalendar);
  expect(named).toMatchObject({ kind: 'moment', isMeeting: true });
  expect((named as { part?: string }).part).toBe(part);
});
