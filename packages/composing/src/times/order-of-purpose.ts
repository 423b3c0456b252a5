import { isAmbiguous, toDate, type DateOrder, type NumericDate } from './numeric-dates.ts';

/** What lies ahead whenever it is written down: a bill may be long due, and a delivery have been. */
const ahead =
  /^(?:deadline|start ?(?:date|s|on)?|first day|clos(?:ing|es)(?: ?(?:date|on))?|apply by|valid ?(?:until|to)|(?:(?:next |coming |upcoming )?(?:event|open ?(?:house|day|evening)|webinar|workshop|launch|seminar|tasting|show|fair|appointment|visit|survey)) ?(?:date|day|on|when)|acceptance ?date|sign ?off ?(?:date|by)|go ?live(?: ?date)?|next ?(?:meeting|visit|call|step)(?: ?date)?|answer ?by|reply ?by|wanted ?by|needed ?by|publish ?on|send ?on) /iu;
/** What is over whenever it is written down. */
const behind =
  /^(?:invoiced?(?: ?(?:date|on))?|issued(?: ?on)?|received(?: ?(?:date|on|at))?|reported(?: ?(?:on|at))?|delivered(?: ?on)?|completed(?: ?on)?|finished(?: ?on)?|paid(?: ?on)?|called(?: ?on)?|visited(?: ?on)?|last ?(?:contact(?:ed)?|call(?:ed)?|visit|spoke|chased)|replied(?: ?(?:at|on))?|incident ?date|happened ?on) /iu;

const orders: readonly DateOrder[] = ['day-first', 'month-first'];
/** A start of some weeks ago may still be on record. */
const mostDaysAgo = 60;

/**
 * The order in which a date of a field can be what the field is for: a start of `12/07/2026` in November is in December,
 * and not in July.
 * @param text the value behind the name of its field.
 */
export function findOrderOfPurpose(
  text: string,
  dates: readonly NumericDate[],
  today: Temporal.PlainDate,
): DateOrder[] {
  const isAhead = ahead.test(text);
  if (!isAhead && !behind.test(text)) return [];
  return dates
    .filter((date) => isAmbiguous(date) && date.year !== undefined)
    .flatMap((date) => {
      const days = orders.map((order) => ({
        order,
        days: today.until(toDate(date, order, today)!).days,
      }));
      const fitting = days.filter((one) => (isAhead ? one.days >= 0 : one.days <= 0));
      const others = days.filter((one) => (isAhead ? one.days < -mostDaysAgo : one.days > 0));
      return fitting.length === 1 && others.length === 1 ? [fitting[0]!.order] : [];
    });
}
