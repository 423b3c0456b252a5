import { defaultWorkingHours } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { defaultCalendar, spokenMoment } from './calendar.ts';
import { readMoment } from './read-moment.ts';

const calendar = { timeZone: 'Europe/Berlin', hours: defaultWorkingHours };
/** A Monday. */
const now = new Date('2026-11-23T12:00:00Z');

function read(text: string, timeZone = 'Europe/Berlin'): string {
  const reading = readMoment(text, now, { ...calendar, timeZone });
  if (reading.kind === 'question') return reading.question;
  const guessed = reading.isHourGuessed ? ', guessed' : '';
  return spokenMoment(reading.moment) + (reading.hasTime ? guessed : ', no hour');
}

describe('a date as people write it', () => {
  it.each([
    ["3 Mar '24", 'Sunday, 2024-03-03, 00:00 Europe/Berlin, no hour'],
    ['Mar 3rd ’24', 'Sunday, 2024-03-03, 00:00 Europe/Berlin, no hour'],
    ['2026-12-07', 'Monday, 2026-12-07, 00:00 Europe/Berlin, no hour'],
    ['Thursday 3 works', 'Thursday, 2026-12-03, 00:00 Europe/Berlin, no hour'],
    ['Friday 3 works', /^Friday, 2026-11-27/],
    ['Tue 17 Nov 10.40am', 'Tuesday, 2026-11-17, 10:40 Europe/Berlin'],
    ['15 Oct', 'Thursday, 2026-10-15, 00:00 Europe/Berlin, no hour'],
    ['15 Sept', 'Wednesday, 2027-09-15, 00:00 Europe/Berlin, no hour'],
    ['Monday between 10 and 11', 'Monday, 2026-11-30, 10:00 Europe/Berlin'],
    ['1 December, any time from 9 to 10.30am', 'Tuesday, 2026-12-01, 09:00 Europe/Berlin'],
    ['tomorrow from 11 to 1pm', 'Tuesday, 2026-11-24, 11:00 Europe/Berlin'],
    ['Tues 1st December before 10', 'Tuesday, 2026-12-01, 09:00 Europe/Berlin, guessed'],
    ['Friday between 2 and 4pm', 'Friday, 2026-11-27, 14:00 Europe/Berlin'],
    ['Friday between 2 and 4', 'Friday, 2026-11-27, 14:00 Europe/Berlin, guessed'],
    ['between 10 and 12 tents on Friday', 'Friday, 2026-11-27, 00:00 Europe/Berlin, no hour'],
    ['is the insurance 10m', 'Which day is meant by "is the insurance 10m"?'],
    ['Weds 8am', 'Wednesday, 2026-11-25, 08:00 Europe/Berlin'],
    ['next weds', 'Wednesday, 2026-12-02, 00:00 Europe/Berlin, no hour'],
    ['tues am before 10', 'Tuesday, 2026-11-24, 09:00 Europe/Berlin, guessed'],
    ['Friday 8-10', 'Friday, 2026-11-27, 08:00 Europe/Berlin'],
    ['Fri 1-3', 'Friday, 2026-11-27, 13:00 Europe/Berlin, guessed'],
    ['Dec 4 8-10', 'Friday, 2026-12-04, 08:00 Europe/Berlin'],
    ['Friday btw 7 and 9am', 'Friday, 2026-11-27, 07:00 Europe/Berlin'],
    ['Fri 8a', 'Friday, 2026-11-27, 08:00 Europe/Berlin'],
    ['Dec 4 @ 2pm', 'Friday, 2026-12-04, 14:00 Europe/Berlin'],
    ['Wednesday 8am - noon', 'Wednesday, 2026-11-25, 08:00 Europe/Berlin'],
    ['the 15th', 'Tuesday, 2026-12-15, 00:00 Europe/Berlin, no hour'],
    ['the 15th at 10', 'Tuesday, 2026-12-15, 10:00 Europe/Berlin'],
    ['the 15th floor', 'Which day is meant by "the 15th floor"?'],
    ['Friday 8-10 units', 'Friday, 2026-11-27, 00:00 Europe/Berlin, no hour'],
    ['Friday 27-29', 'Friday, 2026-11-27, 00:00 Europe/Berlin, no hour'],
    ['not Friday', 'Which day is meant by "not Friday"?'],
    ['any day but Friday', 'Which day is meant by "any day but Friday"?'],
    ['this week, not Weds am', 'Which day is meant by "this week, not Weds am"?'],
    ['any time this week but not Friday', /^Which day is meant/],
    ['this week, closed Wed pm', /^Which day is meant/],
    ['Friday 4 December, not Thursday', 'Friday, 2026-12-04, 00:00 Europe/Berlin, no hour'],
    ['Thursday, not before 2', 'Thursday, 2026-11-26, 00:00 Europe/Berlin, no hour'],
    ['not later than Friday', 'Friday, 2026-11-27, 00:00 Europe/Berlin, no hour'],
    ['next Tuesday at 3pm', 'Tuesday, 2026-12-01, 15:00 Europe/Berlin'],
    ['tomorrow at half past nine', /^Tuesday, 2026-11-24/],
    ['on 4 March', 'Thursday, 2027-03-04, 00:00 Europe/Berlin, no hour'],
    ['by December 25', 'Friday, 2026-12-25, 00:00 Europe/Berlin, no hour'],
    ['Mar. 26th at 3pm', 'Friday, 2027-03-26, 15:00 Europe/Berlin'],
    ['December 2027', 'Which day is meant by "December 2027"?'],
    ['12 Dec 10-12', 'Saturday, 2026-12-12, 10:00 Europe/Berlin'],
    ['Sat 12 Dec 10-12', 'Saturday, 2026-12-12, 10:00 Europe/Berlin'],
    ['12th dec 10 til 12', 'Saturday, 2026-12-12, 10:00 Europe/Berlin'],
    ['Dec 12 10-12', 'Saturday, 2026-12-12, 10:00 Europe/Berlin'],
    ['18 dec 12 noon', 'Friday, 2026-12-18, 12:00 Europe/Berlin'],
    ['18 dec, 12', 'Friday, 2026-12-18, 12:00 Europe/Berlin'],
    ['12 Dec 2026 10-12', 'Saturday, 2026-12-12, 10:00 Europe/Berlin'],
    ['12 dec 2-4', 'Saturday, 2026-12-12, 14:00 Europe/Berlin, guessed'],
    ['12 dec 26', 'Saturday, 2026-12-12, 00:00 Europe/Berlin, no hour'],
    ['3 Mar 24', 'Sunday, 2024-03-03, 00:00 Europe/Berlin, no hour'],
    ['25/12/2026', 'Friday, 2026-12-25, 00:00 Europe/Berlin, no hour'],
    ['12/12/2026', 'Saturday, 2026-12-12, 00:00 Europe/Berlin, no hour'],
    ['Thursday 3 December 2026, 10:30', 'Thursday, 2026-12-03, 10:30 Europe/Berlin'],
    ['2026-12-01T10:00:00Z', 'Tuesday, 2026-12-01, 11:00 Europe/Berlin'],
    ['2026-12-01 14:30', 'Tuesday, 2026-12-01, 14:30 Europe/Berlin'],
    ['am Dienstag um 15 Uhr', 'Tuesday, 2026-11-24, 15:00 Europe/Berlin'],
    ['mardi prochain à 10h', 'Tuesday, 2026-12-01, 10:00 Europe/Berlin'],
    ['in two weeks', /^Monday, 2026-12-07/],
    ['Tuesday at 3', 'Tuesday, 2026-11-24, 15:00 Europe/Berlin, guessed'],
    ['am Dienstag um 3 Uhr', 'Tuesday, 2026-11-24, 15:00 Europe/Berlin, guessed'],
    ['Tuesday at 3 CET', 'Tuesday, 2026-11-24, 15:00 Europe/Berlin, guessed'],
    ['Tuesday at 3am', 'Tuesday, 2026-11-24, 03:00 Europe/Berlin'],
    ['Tuesday 03:30', 'Tuesday, 2026-11-24, 03:30 Europe/Berlin'],
    ['Tuesday morning at 6', 'Tuesday, 2026-11-24, 06:00 Europe/Berlin'],
    ['mardi à 6h du matin', 'Tuesday, 2026-11-24, 06:00 Europe/Berlin'],
    ['2026-12-01T03:00:00Z', 'Tuesday, 2026-12-01, 04:00 Europe/Berlin'],
    ['2026-12-01 (Tuesday)', 'Tuesday, 2026-12-01, 00:00 Europe/Berlin, no hour'],
    ['1 Dec (Tuesday) at 3pm', 'Tuesday, 2026-12-01, 15:00 Europe/Berlin'],
    ['2026-12-01, Sam Okoro', 'Tuesday, 2026-12-01, 00:00 Europe/Berlin, no hour'],
    ['2026-12-01, so that we are done', /^Tuesday, 2026-12-01/],
    ['2026-12-01 or Monday', /^Tuesday, 2026-12-01/],
  ])('%s', (text, expected) => {
    if (typeof expected === 'string') expect(read(text)).toBe(expected);
    else expect(read(text)).toMatch(expected);
  });

  it('is read in the workspace’s time zone, on both sides of a change of its clocks', () => {
    expect(read('28 March 2027, 09:00')).toBe('Sunday, 2027-03-28, 09:00 Europe/Berlin');
    const reading = readMoment('28 March 2027, 09:00', now, calendar);
    expect(reading).toMatchObject({ kind: 'moment' });
    if (reading.kind === 'moment')
      expect(reading.moment.toInstant().toString()).toBe('2027-03-28T07:00:00Z');
    expect(read('today at 8pm', 'Pacific/Auckland')).toMatch(/^Tuesday, 2026-11-24, 20:00/);
  });

  it.each([
    ['Friday 3 December 2026', /names a Friday, and that date is a Thursday/],
    ['Monday, 1 Dec', /names a Monday, and that date is a Tuesday/],
    ['2026-12-01 (Monday)', /names a Monday, and that date is a Tuesday/],
    ['2026-12-01 (Mon)', /names a Monday, and that date is a Tuesday/],
    ['1. Dezember 2026 (Montag)', /names a Monday, and that date is a Tuesday/],
    ['1 Dec (Wednesday) at 3pm', /names a Wednesday, and that date is a Tuesday/],
    ['Wednesday (1 December 2026)', /names a Wednesday, and that date is a Tuesday/],
    ['2026-02-30', /Which day is meant by "2026-02-30"\?/],
    ['03/04/2026', /the 03 of month 04, or the 04 of month 03/],
    ['May', /Which day is meant by "May"/],
    ['ASAP', /Which day is meant by "ASAP"/],
    ['', /Which day/],
  ])('%s becomes a question', (text, expected) => {
    expect(read(text)).toMatch(expected);
  });

  it('takes little time for any text', () => {
    for (const pattern of ['1/', 'Monday ', '1 ', '12:', 'in ', 'a', '2026-']) {
      const before = process.threadCpuUsage();
      read(pattern.repeat(50_000));
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1_000, pattern).toBeLessThan(500);
    }
  });
});

it.each([
  ['thurs 3rd after 2', '2026-12-03T14:00'],
  ['Friday the 18th', '2026-12-18T00:00'],
])('reads %s as the next such day', (written, expected) => {
  const reading = readMoment(written, new Date('2026-11-25T12:00:00Z'), defaultCalendar);
  expect(reading).toMatchObject({ kind: 'moment' });
  if (reading.kind === 'moment')
    expect(reading.moment.toPlainDateTime().toString()).toContain(expected);
});

it.each([
  ['re-let of 5 Rowan Gardens 2/2 in October', undefined],
  ['keys for Flat 2/1', undefined],
  ['visit 3/1, 48 Kirk Road', undefined],
  ['Viewing at 2/2, 40 Queens Drive on 4 December', '2026-12-04'],
  ['Start on 2/12', '2026-12-02'],
  ['Ready at 14 Mill Road 2/1 at 10am', '2027-01-02'],
])('takes no flat of an address for a day: %s', (written, day) => {
  const present = new Date('2026-11-25T12:00:00Z');
  const reading = readMoment(written, present, { ...defaultCalendar, dateOrder: 'day-first' });
  expect(reading.kind === 'moment' ? reading.moment.toPlainDate().toString() : undefined).toBe(day);
});

it('asks about a weekday that no such day of the next weeks falls on', () => {
  const present = new Date('2026-11-25T12:00:00Z');
  expect(readMoment('Thursday 11th', present, defaultCalendar)).toMatchObject({ isMisfit: true });
});

it.each([
  ['Tues morning', 'Tues morning'],
  ['Send it on Tues', 'on Tues'],
  ['Tues 1 Dec at 9am', 'Tues 1 Dec at 9am'],
])('reads %s', (said, words) => {
  const reading = readMoment(said, new Date('2026-11-26T10:00:00Z'), defaultCalendar);
  expect(reading).toMatchObject({ kind: 'moment', words });
  if (reading.kind === 'moment') expect(reading.moment.toPlainDate().toString()).toBe('2026-12-01');
});
