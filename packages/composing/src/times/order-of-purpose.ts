import { isAmbiguous, toDate, type DateOrder, type NumericDate } from './numeric-dates.ts';

/** What lies ahead whenever it is written down: a bill may be long due, and a delivery have been. */
const ahead =
  /^(?:deadline|start ?(?:date|s|on)?|first day|clos(?:ing|es)(?: ?(?:date|on))?|apply by|valid ?(?:until|to)|(?:(?:next |coming |upcoming )?(?:event|open ?(?:house|day|evening)|webinar|workshop|launch|seminar|tasting|show|fair|appointment|visit|survey)) ?(?:date|day|on|when)|acceptance ?date|sign ?off ?(?:date|by)|go ?live(?: ?date)?|next ?(?:date|(?:meeting|visit|call|step)(?: ?date)?)|answer ?by|reply ?by|wanted ?by|needed ?by|(?:requested|preferred|wanted|wished|target|scheduled|service|install(?:ation)?|inspection|move ?in|pick ?up) ?(?:date|day|time|for|on)?|(?:arrival |service |time )?window|eta|book ?for|appointment|publish ?(?:on|date)|(?:send|mailing|publication|newsletter) ?(?:on|date|day)) /iu;
/** With its year it may be long due. */
const task = /^task due /i;
/** What is over whenever it is written down. */
const behind =
  /^(?:invoiced?(?: ?(?:date|on))?|issued(?: ?on)?|received(?: ?(?:date|on|at))?|reported(?: ?(?:on|at))?|delivered(?: ?on)?|completed(?: ?on)?|finished(?: ?on)?|paid(?: ?on)?|called(?: ?on)?|visited(?: ?on)?|last ?(?:contact(?:ed)?|call(?:ed)?|visit|spoke|chased)|replied(?: ?(?:at|on))?|incident ?date|happened ?on) /iu;

const reply = /^(?:(?:their |her |his )?(?:reply|message)(?: text)?|text message) /iu;

const orders: readonly DateOrder[] = ['day-first', 'month-first'];
/** What is being written has not gone out yet. */
const isUnsent =
  /^(?:publish ?(?:on|date)|(?:send|mailing|publication|newsletter) ?(?:on|date|day)) /iu;
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
  const isTask = task.test(text);
  // Who names an hour in a reply would meet then.
  if (reply.test(text))
    return dates
      .filter((date) => isAmbiguous(date) && date.isTimed === true && date.year === undefined)
      .flatMap((date) => findNearOrder(listDays(date, today), text));
  if (!isAhead && !isTask && !behind.test(text)) return [];
  // A weekday that fits in neither order leaves it open.
  const ambiguous = dates.filter((date) => isAmbiguous(date) && date.weekday === undefined);
  const fewestAway = isSoon.test(text) ? fewestDaysAway.ofWish : fewestDaysAway.ofPlan;
  const mostAgo = isUnsent.test(text) ? 0 : mayBeOver.test(text) ? mostDaysAgo : fewestDaysBehind;
  const dated = ambiguous
    .filter(({ year }) => year !== undefined && !isTask)
    .flatMap((date) => {
      const days = listDays(date, today);
      const near = days.filter((one) => one.days >= 0 && one.days <= mostDaysNear);
      // Who starts in eleven months says so in other words.
      if (isAhead && near.length === 1 && days.some((one) => one.days >= fewestAway))
        return [near[0]!.order];
      const fitting = days.filter((one) => (isAhead ? one.days >= 0 : one.days <= 0));
      const others = days.filter((one) => (isAhead ? one.days < -mostAgo : one.days > 0));
      return fitting.length === 1 && others.length === 1 ? [fitting[0]!.order] : [];
    });
  const undated = isAhead || isTask ? ambiguous.filter(({ year }) => year === undefined) : [];
  return [...dated, ...undated.flatMap((date) => findNearOrder(listDays(date, today), text))];
}

interface Days {
  order: DateOrder;
  /** Until the date in that order. */
  days: number;
}

const listDays = (date: NumericDate, today: Temporal.PlainDate): Days[] =>
  orders.map((order) => ({ order, days: today.until(toDate(date, order, today)!).days }));

/** Who writes no year means a day that is near: on 30 November a deadline of `3/12` is in December, and not in March. */
function findNearOrder(days: readonly Days[], text: string): DateOrder[] {
  const isOver = (one: Days): boolean => one.days < 0 && !mayBeOver.test(text);
  const [near, second] = days.filter((one) => one.days >= 0 && one.days <= mostDaysNear);
  const others = days.filter((one) => one.days >= fewestDaysFar || isOver(one));
  return near !== undefined && second === undefined && others.length === 1 ? [near.order] : [];
}
const mayBeOver = /^(?:start|task)/i;
const mostDaysNear = 45;
const fewestDaysFar = 75;
/** An answer is wanted in weeks, and a start or an event may be planned for the next year. */
const isSoon =
  /^(?:deadline|answer|reply|wanted|needed|requested|preferred|scheduled|sign ?off|publish|publication|newsletter|mailing|send|book|eta|(?:\p{L}+ )?window)/iu;
const fewestDaysAway = { ofWish: 120, ofPlan: 240 };
const mostDaysBehind = 31;
const fewestDaysBehind = 45;

/** Whether a date is of these weeks in an order, and far from them in the other one. */
export function isNearInOneOrder(
  date: NumericDate,
  order: DateOrder,
  today: Temporal.PlainDate,
): boolean {
  const [near, other] = listDays(date, today).toSorted((one) => (one.order === order ? -1 : 1));
  return (
    near!.days >= -mostDaysBehind &&
    near!.days <= mostDaysNear &&
    (other!.days >= fewestDaysFar || other!.days <= -fewestDaysBehind)
  );
}
