import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeIcalendar, type CalendarEvent } from './write-icalendar.ts';

const post: CalendarEvent = {
  uid: 'art_1',
  start: new Date('2026-03-02T08:00:00.000Z'),
  end: new Date('2026-03-02T08:30:00.000Z'),
  changedAt: new Date('2026-03-01T10:20:30.456Z'),
  summary: 'Launch',
  description: 'scheduled',
  url: 'https://ops.example/console/artifacts/art_1',
};

const parse = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

it('is an empty calendar where there is nothing', async () => {
  const calendar = await writeIcalendar('Content calendar', []);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n/);
  expect(parse(calendar)).toEqual([]);
});

it('has the times in UTC, to the second', async () => {
  const calendar = await writeIcalendar('Content calendar', [post]);
  const lines = calendar.split('\r\n');
  expect(lines).toContain('DTSTART:20260302T080000Z');
  expect(lines).toContain('DTEND:20260302T083000Z');
  expect(lines).toContain('DTSTAMP:20260301T102030Z');
});

it('has no end after the year 9999', async () => {
  const [start, end] = [new Date('9999-12-31T23:45:00Z'), new Date('+010000-01-01T00:15:00Z')];
  const calendar = await writeIcalendar('Content calendar', [{ ...post, start, end }]);
  expect(calendar.match(/^DT(?:START|END).*(?=\r$)/gm)).toEqual(['DTSTART:99991231T234500Z']);
  expect(parse(calendar)[0]!.startDate.toString()).toBe('9999-12-31T23:45:00Z');
});

it.each([
  `Größe 🙂 ${'日本語🇯🇵'.repeat(20)}`,
  String.raw`a,b;c\d "e":f \n BEGIN:VEVENT`,
  'END:VCALENDAR',
  'one\ntwo\r\nEND:VEVENT\rBEGIN:VEVENT',
  'x'.repeat(200),
  ' \t ',
  '',
])('keeps the text %j', async (text) => {
  const [event, ...others] = parse(await writeIcalendar('C', [{ ...post, summary: text }]));
  expect(others).toEqual([]);
  expect(event).toMatchObject({ uid: 'art_1', summary: text.replaceAll(/\r\n?/g, '\n') });
});

it('leaves out the control characters that no text may have', async () => {
  const [event] = parse(
    await writeIcalendar('C', [{ ...post, summary: 'a\u0007b\u001bc\u007fd' }]),
  );
  expect(event!.summary).toBe('a b c d');
});

it('has lines of at most 75 octets that end in CRLF, whatever the texts', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (texts) => {
      const events = texts.map((summary) => ({ ...post, summary, description: summary }));
      const calendar = await writeIcalendar('C', events);
      expect(calendar.endsWith('\r\n')).toBe(true);
      for (const line of calendar.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      const unfolded = calendar.replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(texts.length);
      expect(parse(calendar).map(({ summary }) => summary)).toEqual(
        texts.map((one) => one.replaceAll(/\r\n?/g, '\n')),
      );
    }),
  );
});
