import { expect, it } from 'vitest';
import { formatIso } from './format-iso.ts';

it.each([
  ['2026-11-21 22:42:46.123+00', '2026-11-21T22:42:46.123Z'],
  ['2026-11-21 22:42:46.1+00', '2026-11-21T22:42:46.100Z'],
  ['2026-11-21 22:42:46+00', '2026-11-21T22:42:46.000Z'],
  ['2026-11-21 22:42:46.123999+00', '2026-11-21T22:42:46.123Z'],
  ['0099-01-01 00:00:00+00', '0099-01-01T00:00:00.000Z'],
  ['2026-11-21 22:42:46.5+02', '2026-11-21T20:42:46.500Z'],
])('prints %s as %s', (text, iso) => {
  expect(formatIso(text)).toBe(iso);
});

it('agrees with Date on every fraction of a second', () => {
  for (let ms = 0; ms < 1_000; ms += 1) {
    const date = new Date(Date.UTC(2026, 1, 28, 23, 59, 59, ms));
    const text = date
      .toISOString()
      .replace('T', ' ')
      .replace(/\.?0*Z$/, '+00');
    expect(formatIso(text)).toBe(date.toISOString());
  }
});
