import { clip } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';
import { defaultCalendar, type Calendar } from '../times/calendar.ts';
import { findMisfit } from '../times/find-misfit.ts';
import { readMoment } from '../times/read-moment.ts';
import { isDate, type Unclear } from './read-asked.ts';
import type { DraftRequest } from './types.ts';

const mostQuestions = 3;

/** What other fields than dates say of days that cannot be right, with what to ask. */
export function findMisfits({
  sheet,
  now,
  calendar = defaultCalendar,
}: Pick<DraftRequest, 'sheet' | 'now' | 'calendar'>): Unclear[] {
  if (now === undefined) return [];
  const start = sheet.facts.find(({ names }) => names[0] === 'startdate');
  return sheet.facts
    .filter((fact) => !isDate(fact) && canBeTold(fact))
    .flatMap((fact): Unclear[] => {
      const question = findMisfit(fact.value, now, calendar);
      if (question !== null) return [{ fact, question }];
      const other = findOtherStart(fact, start, { now, calendar });
      return other === null ? [] : [{ fact, question: other, beside: start! }];
    })
    .slice(0, mostQuestions);
}

/** Of the work itself, and not of anything that starts on a day of its own. */
const otherStart =
  /(?:^|[.;,] )(?:(?:we|it|(?:the )?(?:work|job|project|contract|service))(?: will)? )?((?:starts?|starting|begins?|beginning) (?:on |from |in )?[^.;]{0,30})/i;

/** `Starts on January 4` beside a start date of 11 January. Reading a date takes a tenth of a millisecond. */
function findOtherStart(
  { value }: Fact,
  start: Fact | undefined,
  { now, calendar }: { now: Date; calendar: Calendar },
): string | null {
  if (start === undefined) return null;
  const [, words] = otherStart.exec(value) ?? [];
  if (words === undefined || !/\d/.test(words)) return null;
  const [set, told] = [start.value, words].map((said) => readMoment(said, now, calendar));
  if (set!.kind !== 'moment' || told!.kind !== 'moment') return null;
  const day = set!.moment.toPlainDate();
  return told!.moment.toPlainDate().equals(day)
    ? null
    : `Which start is right: ${day.toString()}, or “${clip(value, 60)}”?`;
}
