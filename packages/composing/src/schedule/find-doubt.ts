import type { Calendar } from '../times/calendar.ts';
import { isInDoubt, readMoment } from '../times/read-moment.ts';
import { findScheduled } from '../sentences/scheduled.ts';
import { askAbout, type Unclear } from '../request/read-asked.ts';
import type { DraftRequest } from '../request/types.ts';

/** The date on record that an entry's day follows from, if it has to be asked which day it is. */
export function findDoubt(
  { sheet, artifact, now }: DraftRequest,
  calendar: Calendar,
): Unclear | null {
  const { day } = artifact.occasion ?? {};
  const own = day === undefined || day.kind === 'before' ? undefined : sheet.find(day.field);
  const other = day?.kind === 'before' ? undefined : sheet.find('date');
  const fact = findScheduled(sheet) ?? own ?? other;
  if (fact === undefined || now === undefined) return null;
  const reading = readMoment(fact.value, now, calendar);
  return reading.kind === 'question' && isInDoubt(reading)
    ? { fact, question: askAbout(fact, reading.question) }
    : null;
}
