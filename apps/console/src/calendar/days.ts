/** Days as `2026-11-23` and months as `2026-11`: those of a calendar, of no zone. */

const dayMs = 24 * 3_600_000;
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const parseDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const findMonth = (day: string): string => day.slice(0, 7);

export const shiftDay = (day: string, days: number): string => toDay(parseDay(day) + days * dayMs);

export function shiftMonth(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return findMonth(first.toISOString());
}

/** The weeks, from Monday on, that have a day of the month; their other days are of the adjacent months. */
export function listWeeks(month: string): string[][] {
  const first = `${month}-01`;
  // Sunday is 0 of a date, and the seventh day here.
  const before = (new Date(parseDay(first)).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let day = shiftDay(first, -before); findMonth(day) <= month; day = shiftDay(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDay(day, index)));
  }
  return weeks;
}

/** A month that an address names; undefined for what is none. */
export const readMonth = (text: string | undefined): string | undefined =>
  text !== undefined && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
