import { defaultCalendar, toMoment, weekdayName } from '../times/calendar.ts';
import { proposeAtOnce } from '../times/propose-moment.ts';
import { isHazardous } from './hazards.ts';
import { readAsked } from './read-asked.ts';
import type { DraftRequest } from './types.ts';

/**
 * Where somebody may come to harm, a later day on record is no order to wait: it may be older than the report,
 * or a form's own. Until somebody has said so, it is the limit.
 */
export function askAboutDelay(
  request: Pick<DraftRequest, 'sheet' | 'definition' | 'now' | 'calendar'>,
): string[] {
  const { sheet, now, calendar = defaultCalendar } = request;
  if (now === undefined || !isHazardous(request)) return [];
  const { asked, fact, isLimit } = readAsked(sheet, { now, calendar });
  if (asked === null || fact === undefined || isLimit) return [];
  const latest = proposeAtOnce(toMoment(now, calendar), calendar).toPlainDate();
  const day = asked.moment.toPlainDate();
  if (Temporal.PlainDate.compare(day, latest) <= 0) return [];
  const spoken = `${weekdayName(day.dayOfWeek)}, ${day.toString()}`;
  return [`${fact.label}: somebody may come to harm. May it wait until ${spoken}?`];
}
