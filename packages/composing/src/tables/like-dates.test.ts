import { expect, it } from 'vitest';
import { withLikeDates } from './like-dates.ts';

const now = new Date('2026-11-30T08:30:00Z');
const write = (...cells: string[]) =>
  withLikeDates({ header: ['due_date'], rows: cells.map((cell) => [cell]) }, { now }).rows.flat();

it('writes the dates of a column alike that are written in several ways', () => {
  expect(write('27 Nov', '30/11', '2026-12-04', 'asap', '')).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-04',
    'asap',
    '',
  ]);
});

it('leaves dates of one form, and what names no day alone, as they are', () => {
  expect(write('27 Nov', '1 Dec')).toEqual(['27 Nov', '1 Dec']);
  expect(write('2026-12-04', '3 Dec at 9')).toEqual(['2026-12-04', '3 Dec at 9']);
});
