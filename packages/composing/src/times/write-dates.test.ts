import { expect, test } from 'vitest';
import { defaultCalendar } from './calendar.ts';
import { listDates, writeDates } from './write-dates.ts';

const wednesday = new Date('2026-11-25T10:00:00Z');
const write = (context: Parameters<typeof writeDates>[0], calendar = defaultCalendar) =>
  writeDates(context, wednesday, calendar);

test.each([
  ['tomorrow', '2026-11-26'],
  ['Tomorrow.', '2026-11-26'],
  ['by Friday', 'by 2026-11-27'],
  ['next Monday', '2026-11-30'],
  ['in ten days', '2026-12-05'],
  ['tomorrow 9am', '2026-11-26 09:00'],
  ['tomorrow morning', '2026-11-26 morning'],
  ['this morning', '2026-11-25 morning'],
  ['early this afternoon', '2026-11-25 afternoon'],
  ['morgen', '2026-11-26'],
  ['vendredi', '2026-11-27'],
])('%s is written as %s', (said, date) => {
  expect(write({ dueDate: said }).context).toEqual({ dueDate: date });
  expect(write({ invoiceDate: said }).context).toEqual({ invoiceDate: date });
});

test.each([
  'soon',
  'next week',
  'in two weeks',
  'every Monday',
  'end of the month',
  '1 December',
  '2026-12-01',
  'Friday or Monday',
  'tomorrow at 3',
])('%s stays as it is', (said) => {
  const context = { dueDate: said };
  expect(write(context)).toEqual({ context, written: [] });
  expect(write(context).context).toBe(context);
});

test('reads the dates of records and lists, and no other fields', () => {
  const context = {
    note: 'tomorrow',
    form: { due: 'tomorrow', site: 'Monday Street' },
    items: [
      { item: 'Lamps', due: 'Friday' },
      { item: 'Bins', due: '2026-11-25' },
    ],
  };
  expect(write(context)).toEqual({
    context: {
      note: 'tomorrow',
      form: { due: '2026-11-26', site: 'Monday Street' },
      items: [
        { item: 'Lamps', due: '2026-11-27' },
        { item: 'Bins', due: '2026-11-25' },
      ],
    },
    written: [
      { label: 'due', words: 'tomorrow', date: '2026-11-26' },
      { label: 'due', words: 'Friday', date: '2026-11-27' },
    ],
  });
});

test('sees the day from the time zone of the workspace', () => {
  const late = new Date('2026-11-25T23:30:00Z');
  const calendar = { ...defaultCalendar, timeZone: 'Asia/Tokyo' };
  expect(writeDates({ due: 'tomorrow' }, late, calendar).context).toEqual({ due: '2026-11-27' });
});

test('knows the day of a weekday with its hours', () => {
  const now = new Date('2026-11-30T08:30:00Z');
  expect(listDates({ dueDate: 'thurs 8-10am' }, now)).toEqual(['2026-12-03']);
  expect(listDates({ dueDate: 'soon', notes: 'thurs 8-10am' }, now)).toEqual([]);
});

test('knows the day of figures in their order, and the hour of another zone', () => {
  const now = new Date('2026-11-30T08:30:00Z');
  expect(listDates({ requestedDate: '12/4 at 9am' }, now)).toEqual(['2026-12-04']);
  expect(listDates({ when: 'Dec 4th 2pm EST' }, now)).toContain('2026-12-04 19:00');
  expect(listDates({ doBy: '2026-12-04 23:00 SGT' }, now)).toContain('2026-12-04 15:00');
});

test('takes a window of two hours for no date', () => {
  expect(write({ window: '2 hours' }).written).toEqual([]);
});
