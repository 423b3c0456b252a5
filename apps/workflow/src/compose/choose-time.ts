import { parseIsoDateTime } from '@workspace-ops/contracts';
import type { FactSheet } from './read-facts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const morning = 9 * hourMs;

/**
 * Milliseconds of the time that the context asks for, if it lies ahead; otherwise of the next
 * weekday at 09:00 UTC; null where there is neither a usable date nor a present.
 */
export function chooseTime(sheet: FactSheet, now: Date | undefined): number | null {
  const asked = askedTime(sheet);
  if (asked !== null && asked >= (now?.getTime() ?? 0)) return asked;
  return now === undefined ? null : nextWeekdayMorning(now.getTime());
}

function askedTime(sheet: FactSheet): number | null {
  const written = sheet.find('date')?.value;
  if (written === undefined) return null;
  const at = parseIsoDateTime(written);
  return at !== null && /^\d{4}-\d{2}-\d{2}$/.test(written) ? at + morning : at;
}

function nextWeekdayMorning(now: number): number {
  let at = Math.floor(now / dayMs) * dayMs + dayMs + morning;
  while ([0, 6].includes(new Date(at).getUTCDay())) at += dayMs;
  return at;
}
