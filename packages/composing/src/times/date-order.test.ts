import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it, test } from 'vitest';
import { defaultCalendar } from './calendar.ts';
import { hasDateInFigures, tellOtherOrder, withDateOrder } from './date-order.ts';
import { readMoment } from './read-moment.ts';

const friday = new Date('2026-11-27T10:00:00Z');
const inZone = (timeZone: string) => ({ ...defaultCalendar, timeZone });
const readOrder = (context: JsonObject, timeZone = 'UTC') =>
  withDateOrder(context, friday, inZone(timeZone)).dateOrder;

const due = '12/09/2026';

test.each<[string, JsonObject, string]>([
  ['a date of another field', { due, issued: '11/19/2026' }, 'month-first'],
  ['a date of a row', { due, items: [{ item: 'Lamps', on: '19/11/2026' }] }, 'day-first'],
  ['a date in a sentence', { due, notes: 'They arrived 11/19, two are broken.' }, 'month-first'],
  ['a date behind its field’s name', { due, called: '11/20, no answer' }, 'month-first'],
  ['a date with hyphens', { due, issued: '11-19-2026' }, 'month-first'],
  ['a weekday beside it', { start: 'Monday 12/07/2026' }, 'month-first'],
  ['a weekday in brackets', { start: '07/12/2026 (Mon)' }, 'day-first'],
  [
    'a weekday beside a date without its year',
    { due, notes: 'On site by Friday 12/4.' },
    'month-first',
  ],
  [
    'the same day in words',
    { start: '07/12/2026', steps: 'Survey 7-11 Dec; exams 18 Dec' },
    'day-first',
  ],
  ['a day after its month', { start: '12/07/2026', steps: 'Kick-off Dec 7' }, 'month-first'],
  ['a deadline without its year, which is near', { deadline: '3/12' }, 'day-first'],
  ['a start without its year', { startDate: '12/7' }, 'month-first'],
  ['a task that is due', { site: 'Boots', dueDate: '3/12' }, 'day-first'],
  ['a limit', { site: 'Boots', dueDate: 'not later than 4/12' }, 'day-first'],
  ['a closing date of which one has passed', { closingDate: '11/12' }, 'day-first'],
  ['a day to send on of which one has passed', { sendOn: '11/12/2026' }, 'day-first'],
  ['euros', { due, amount: '€1,200' }, 'day-first'],
])('the order is known from %s', (_, context, order) => {
  expect(readOrder(context)).toBe(order);
});

test.each<[string, JsonObject]>([
  ['nothing else', { due }],
  ['a bill that may be long due', { invoice: '7', dueDate: '12/5' }],
  ['a start that may be over', { startDate: '11/12' }],
  ['two days that are near', { deadline: '1/2' }],
  ['dates that disagree', { due, issued: '11/19/2026', paid: '19/11/2026' }],
  ['a weekday that fits neither order', { date: 'Tuesday 12/02/2026' }],
  ['a share', { due, notes: 'We fitted 12/14 panels and passed 11/20.' }],
  ['a service of all days', { due, notes: 'The desk is staffed 24/7.' }],
  ['a fraction', { due, notes: 'Use 5/16 bolts and a 3/4 pipe.' }],
  ['a sort code', { due, bank: '20-04-53' }],
  ['other days in words', { due, steps: 'Survey 8 Dec, exams 18 Dec' }],
  ['both days in words', { due, steps: 'Survey 12 Sep, exams 9 Dec' }],
  ['euros beside dollars', { due, amount: '€1,200', fee: '$90' }],
  ['the same in both orders', { due: '12/12/2026' }],
])('the order is in doubt with %s', (_, context) => {
  expect(readOrder(context)).toBeUndefined();
});

test.each([
  ['America/Denver', 'month-first'],
  ['America/Indiana/Knox', 'month-first'],
  ['Pacific/Honolulu', 'month-first'],
  ['America/Puerto_Rico', 'month-first'],
  ['US/Mountain', 'month-first'],
  ['Europe/London', 'day-first'],
  ['Australia/Sydney', 'day-first'],
  ['America/Sao_Paulo', 'day-first'],
  ['Asia/Kolkata', 'day-first'],
  ['America/Toronto', undefined],
  ['Asia/Tokyo', undefined],
  ['UTC', undefined],
  ['Etc/GMT+7', undefined],
] as const)('%s writes dates %s', (timeZone, order) => {
  expect(readOrder({ due }, timeZone)).toBe(order);
});

test.each([
  ['$4,200', '303-555-0142', 'month-first'],
  ['US$4,200', '+1 (303) 555-0142', 'month-first'],
  ['$4,200', '12 Elm Street, Aurora, CO 80012', 'month-first'],
  ['£4,200', '0117 496 0123', 'day-first'],
  ['$4,200', '416-555-0142', undefined],
  ['C$4,200', '303-555-0142', undefined],
  ['A$4,200', '0412 345 678', 'day-first'],
  ['$4,200', 'none', 'month-first'],
  ['none', '(614) 555-0178', 'month-first'],
  ['none', '1180 E Main St, Columbus, OH 43205', 'month-first'],
  ['none', 'Walk-in at 46°F', 'month-first'],
  ['none', '416-555-0142', undefined],
  ['none', '0117 496 0123', undefined],
  ['$4,200 or £3,300', '303-555-0142', undefined],
] as const)('%s beside %s: %s', (price, contact, order) => {
  expect(readOrder({ due, price, contact })).toBe(order);
});

test.each<[JsonObject, string | undefined]>([
  [{ deadline: '12/02/2026' }, 'month-first'],
  [{ startDate: '12/07/2026' }, 'month-first'],
  [{ start_date: '07/12/2026' }, 'day-first'],
  [{ validUntil: '01/06/2027 at noon' }, undefined],
  [{ invoiceDate: '11/12/2026' }, 'month-first'],
  [{ received_on: '03/12/2026' }, 'month-first'],
  // A bill may be long due, and a start be of last month.
  [{ due: '12/02/2026' }, undefined],
  [{ deliveryDate: '11/02/2026' }, undefined],
  [{ startDate: '10/12/2026' }, undefined],
  [{ deadline: '12/02/2026', startDate: '07/12/2026' }, undefined],
])('the order is that in which a date is what its field is for: %j', (context, order) => {
  expect(readOrder(context)).toBe(order);
});

test.each<[JsonObject, string | undefined]>([
  [{ event: { name: 'Tasting', date: '12/09/2026' } }, 'month-first'],
  [{ 'open evening': { on: '09/12/2026' } }, 'day-first'],
  [{ action: 'Check the straps weekly', owner: 'Ivo', due }, 'month-first'],
  [{ reconciliations: ['Bank: agrees'], 'due date': '04/12/2026' }, 'day-first'],
  [{ action: 'Pay it', invoice: 'B-12', due }, undefined],
  [{ event: { name: 'Tasting', booked: '12/09/2026' } }, undefined],
])('what lies ahead is read as the day to come: %j', (context, order) => {
  expect(readOrder(context)).toBe(order);
});

test.each<[JsonObject, string | undefined]>([
  [{ due, hours: 'Doors open at 6:45 PM' }, 'month-first'],
  [{ due, where: 'The shop in Duluth, MN' }, 'month-first'],
  [{ due, area: 'Ranches across eastern Montana' }, 'month-first'],
  [{ due, 'cost center': 'Fleet' }, 'month-first'],
  [{ due, note: 'Ask the neighbor first.' }, 'month-first'],
  [{ due, hours: 'Doors open at 6.45pm', where: 'Texas Joe, Leeds' }, undefined],
  [{ due, 'cost centre': 'Fleet', hours: '6:45 PM' }, undefined],
  [{ due, note: 'Cut the labor by a day', price: 'C$900' }, undefined],
  [{ due, note: 'We agreed, OK then.' }, undefined],
])('a clock, a state or a spelling shows the country: %j', (context, order) => {
  expect(readOrder(context)).toBe(order);
});

test.each<[string, JsonObject]>([
  ['dollars', { when: '12/4/2026', approved: '$900' }],
  ['dollars and a day of the coming year', { startDate: '1/4/2027', pay: '$24/hr' }],
  ['an hour beside it', { startDate: '12/10 6am' }],
  ['an hour from and to', { date: '12/2/2026, 9-11am' }],
  ['a short weekday after it', { when: '12/4 Fri 2pm' }],
  ['a telephone, and until when', { when: '12/4 before 10am', phone: '(330) 555-0142' }],
  ['a month before its day, and a time zone', { date: '2/1/2027', called: 'Nov 24, 2pm EST' }],
  ['a price by the hour, and a firm', { deadline: '12/11/2026', price: '$90', of: 'Pike, LLC' }],
  ['the day of what is planned', { site: 'Plaza', when: '12/4/2026' }],
  ['the same without its year', { site: 'Plaza', date: '12/4' }],
  ['an event that would be over', { eventDate: '12/10/2026' }],
  ['a wish that lies ahead', { requestedDate: '12/4/2026' }],
  ['a limit in weeks or in months', { deadline: '1/5/2027' }],
  ['a start in weeks or in a year', { startDate: '1/11/2027' }],
])('the month is first with %s', (_, context) => {
  expect(readOrder(context)).toBe('month-first');
});

test.each<[string, JsonObject]>([
  ['two near days', { date: '11/12/2026', price: '$900' }],
  ['a bill that may be long due', { invoice: '7', dueDate: '12/9/2026', amount: '$900' }],
  ['a start in weeks or in months', { startDate: '1/5/2027' }],
  ['the day of an incident', { whatHappened: 'A fall', date: '12/4/2026' }],
  ['the day of a call', { transcript: 'She asked for a price.', date: '12/4' }],
  ['two near days without a year', { date: '1/2' }],
  ['a British hour', { due: '12/09/2026', hours: '6.45pm' }],
  ['an hour of something else', { due: '12/09/2026', hours: 'We close at 6pm' }],
  ['the words of Britain', { due: '12/4/2026', price: '$900', note: 'Ask the cost centre' }],
  ['a Canadian telephone', { due: '12/4/2026', price: '$900', phone: '416-555-0142' }],
])('the order is in doubt with %s', (_, context) => {
  expect(readOrder(context)).toBeUndefined();
});

test.each([
  ['12-9-26', '2026-12-09'],
  ['by 12-9-26', '2026-12-09'],
  ['week of 12/7', '2026-12-07'],
  ['12/3 btw 7 and 9am', '2026-12-03'],
])('%s is a date', (text, day) => {
  const calendar = { ...defaultCalendar, dateOrder: 'month-first' as const };
  const reading = readMoment(text, friday, calendar);
  expect(reading.kind === 'moment' && reading.moment.toPlainDate().toString()).toBe(day);
});

test('asks which order a short date has', () => {
  expect(readMoment('12-9-26', friday, defaultCalendar)).toMatchObject({ isOfTwoDays: true });
});

test.each([
  ['month first', 'month-first'],
  ['The day first, as in Europe', 'day-first'],
  ['MM/DD', 'month-first'],
  ['ask Ros', undefined],
] as const)('somebody answers “%s”', (dateOrder, order) => {
  expect(readOrder({ due, dateOrder })).toBe(order);
});

test('the dates come before the time zone, and that before the money', () => {
  expect(readOrder({ due, paid: '19/11/2026' }, 'America/Denver')).toBe('day-first');
  const british = { due, price: '£300' };
  expect(readOrder(british, 'America/Denver')).toBe('month-first');
  const inBoth = { due, issued: '11/19/2026', paid: '19/11/2026' };
  expect(readOrder(inBoth, 'America/Denver')).toBeUndefined();
});

test('is read once for an input', () => {
  const context = { due, issued: '11/19/2026' };
  const calendar = inZone('UTC');
  const ordered = withDateOrder(context, friday, calendar);
  expect(withDateOrder(context, friday, calendar)).toBe(ordered);
  expect(withDateOrder({ due }, friday, calendar)).toBe(calendar);
});

test.each([
  ['12/09/2026', '2026-12-09', '2026-09-12'],
  ['12/9/26', '2026-12-09', '2026-09-12'],
  ['Wednesday 12/09/2026', '2026-12-09', '2026-12-09'],
  ['by 12/09/2026', '2026-12-09', '2026-09-12'],
  ['12-09-2026', '2026-12-09', '2026-09-12'],
  ['12/19/2026', '2026-12-19', '2026-12-19'],
  ['12/9', '2026-12-09', '2027-09-12'],
  ['on 12/9 at 2pm', '2026-12-09', '2027-09-12'],
])('%s is %s with the month first, and %s with the day first', (text, american, european) => {
  const days = (['month-first', 'day-first'] as const).map((dateOrder) => {
    const reading = readMoment(text, friday, { ...defaultCalendar, dateOrder });
    return reading.kind === 'moment' ? reading.moment.toPlainDate().toString() : reading.question;
  });
  expect(days).toEqual([american, european]);
  const [reading] = [readMoment(text, friday, { ...defaultCalendar, dateOrder: 'month-first' })];
  if (reading?.kind === 'moment') expect(text).toContain(reading.words);
});

test.each(['a 3/4 pipe', 'half of it, 1/2 a day'])('%s is no date in any order', (text) => {
  const reading = readMoment(text, friday, { ...defaultCalendar, dateOrder: 'month-first' });
  expect(reading.kind).toBe('question');
});

test('asks about a weekday that fits the date in no order', () => {
  const ask = (dateOrder?: 'month-first') =>
    readMoment('Tuesday 12/02/2026', friday, {
      ...defaultCalendar,
      ...(dateOrder && { dateOrder }),
    });
  expect(ask()).toEqual({
    kind: 'question',
    isMisfit: true,
    question:
      '"Tuesday 12/02/2026" names a Tuesday, and that date is a Thursday or a Wednesday: which day is meant?',
  });
  expect(ask('month-first')).toMatchObject({
    question:
      '"Tuesday 12/02/2026" names a Tuesday, and that date is a Wednesday: which day is meant?',
  });
});

test.each<[JsonObject, boolean]>([
  [{ rows: [{ due: '7/12/2026' }] }, true],
  [{ due: '2026-12-07', amount: '1,200.50', phone: '555 0142' }, false],
  [{ due: 'tomorrow' }, false],
])('%j may be read by the order of a country: %j', (context, expected) => {
  expect(hasDateInFigures(context)).toBe(expected);
});

test('a time zone that the workspace has not set itself says nothing', () => {
  const calendar = { ...inZone('America/New_York'), isUnset: true };
  expect(withDateOrder({ due }, friday, calendar).dateOrder).toBeUndefined();
});

describe('a date that a customer of another country wrote', () => {
  const american = { phone: '+1 (617) 555-0142' };

  it.each<[string, JsonObject, string | undefined]>([
    ['their own words', { ...american, reply: 'Could we meet on 12/05/2027?' }, undefined],
    ['their own words', { reply: 'We have $24,000. Could we meet on 12/05/2027?' }, undefined],
    [
      'a time that is near in one order',
      { ...american, reply: 'Talk 12/04 at 3pm?' },
      'month-first',
    ],
    [
      'one that is possible in one order',
      { ...american, reply: '05/06 to 05/13/2027' },
      'month-first',
    ],
    ['a field of ours', { ...american, startDate: '12/05/2027' }, 'day-first'],
    ['a customer of the same country', { reply: 'Could we meet on 12/05/2027?' }, 'day-first'],
  ])('is not read by the workspace’s country: %s %j', (_, context, order) =>
    expect(readOrder(context, 'Europe/Dublin')).toBe(order),
  );

  it('is told where its order is not that of whoever reads the paper', () => {
    const context = { ...american, need: 'Tours 05/06/2027 to 05/13/2027' };
    const tell = (timeZone: string) => tellOtherOrder(context, friday, inZone(timeZone));
    expect(tell('Europe/Dublin')).toBe('Days in figures have the month first: “05/06/2027”.');
    expect(tell('America/New_York')).toBe('');
    expect(tell('UTC')).toBe('');
  });
});
