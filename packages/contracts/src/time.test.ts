import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDateTimeInput, parseIsoDateTime } from './time.ts';

describe('an ISO 8601 date-time', () => {
  it.each([
    ['2026-03-01T09:30:00Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30+02:00', '2026-03-01T07:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-03-01T09:30:00.123456Z', '2026-03-01T09:30:00.123Z'],
  ])('reads %s', (text, expected) => {
    expect(isoDateTimeInput().parse(text)).toBe(expected);
  });

  it.each([
    '2024-02-30',
    '2023-02-29T10:00:00Z',
    'infinity',
    'now',
    'epoch',
    'tomorrow',
    '0000-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    '10000-01-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-01-01T24:00:01Z',
    '2026-01-01T10:60:00Z',
    '2026-01-01T10:00:00',
    '1e30',
    '',
  ])('refuses %j', (text) => {
    expect(parseIsoDateTime(text)).toBeNull();
  });

  it.each([
    ['2026-01-01T10:00:00', 'must be an ISO 8601 date-time with an offset, as Z or +02:00'],
    ['2026-02-30T10:00:00', 'must be an ISO 8601 date-time'],
    ['tomorrow', 'must be an ISO 8601 date-time'],
  ])('says what is wrong with %j', (text, message) => {
    expect(isoDateTimeInput().safeParse(text).error?.issues[0]?.message).toBe(message);
  });

  it('reads back every moment between 1970 and 9999', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(parseIsoDateTime(date.toISOString())).toBe(date.getTime());
        },
      ),
    );
  });
});
