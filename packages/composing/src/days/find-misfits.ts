import { clip } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';
import { defaultCalendar, type Calendar } from '../times/calendar.ts';
import { findMisfit } from '../times/find-misfit.ts';
import { readDay } from '../times/read-moment.ts';
import { findMovedStart } from './find-moved-start.ts';
import { isDate, type Unclear } from '../request/read-asked.ts';
import type { DraftRequest } from '../request/types.ts';

const mostQuestions = 3;

/** What other fields than dates say of days that cannot be right, with what to ask. */
export function findMisfits({
  sheet,
  now,
  calendar = defaultCalendar,
}: Pick<DraftRequest, 'sheet' | 'now' | 'calendar'>): Unclear[] {
  if (now === undefined) return [];
  const start = sheet.find('startDate');
  const day = start && readDay(start.value, now, calendar);
  return sheet.facts
    .filter((fact) => !isDate(fact) && canBeTold(fact))
    .flatMap((fact): Unclear[] => {
      const question = findMisfit(fact.value, now, calendar);
      if (question !== null) return [{ fact, question }];
      if (start === undefined || day === undefined) return [];
      const other = findOtherStart(fact, day, { now, calendar });
      if (other !== null) return [{ fact, question: other, beside: start }];
      const moved = findMovedStart(fact, { sheet, start: day, now, calendar });
      return moved === null ? [] : [{ fact: start, question: moved, beside: fact }];
    })
    .slice(0, mostQuestions);
}

/** Of the work itself, and not of anything that starts on a day of its own. */
const otherStart =
  /(?:^|[.;,] )(?:(?:we|it|(?:the )?(?:work|job|project|contract|service))(?: will)? )?((?:starts?|starting|begins?|beginning) (?:on |from |in )?[^.;]{0,30})/i;

/** `Starts on January 4` beside a start date of 11 January. Reading a date takes a tenth of a millisecond. */
function findOtherStart(
  { value }: Fact,
  day: Temporal.PlainDate,
  { now, calendar }: { now: Date; calendar: Calendar },
): string | null {
  const [, words] = otherStart.exec(value) ?? [];
  if (words === undefined || !/\d/.test(words)) return null;
  const told = readDay(words, now, calendar);
  return told === undefined || told.equals(day)
    ? null
    : `Which start is right: ${day.toString()}, or “${clip(value, 60)}”?`;
}
