import { expect, it } from 'vitest';
import { listWeeks, readMonth, shiftDay, shiftMonth } from './days.ts';

it('moves by days and months across the ends of years', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29');
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
});

it('has whole weeks from Monday on, and each day of the month once', () => {
  const weeks = listWeeks('2026-11');
  expect(weeks[0]![0]).toBe('2026-10-26');
  expect(weeks.at(-1)!.at(-1)).toBe('2026-12-06');
  expect(weeks.flat().filter((day) => day.startsWith('2026-11'))).toHaveLength(30);
  // A February that begins on a Monday has four.
  expect(listWeeks('2027-02')).toHaveLength(4);
  expect(listWeeks('2026-12').at(-1)).toContain('2026-12-31');
});

it('reads months alone', () => {
  expect(readMonth('2026-11')).toBe('2026-11');
  for (const other of ['2026-13', '2026-1', '2026-11-01', '', undefined]) {
    expect(readMonth(other)).toBeUndefined();
  }
});
