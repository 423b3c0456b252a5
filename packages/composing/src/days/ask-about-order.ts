import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { findNumericDates, isAmbiguous, listFittingOrders } from '../times/numeric-dates.ts';
import type { DayAsk } from './ask-about-days.ts';
import type { StepRequest } from '../request/types.ts';

const dueNames = new Set(namesFor('dueDate'));
const settledBy = 'dateOrder';

/** Rows whose due dates may have day and month exchanged: how long they are overdue, nobody can count. */
export function askAboutOrder(
  context: JsonObject,
  { now, calendar = defaultCalendar }: Pick<StepRequest, 'now' | 'calendar'>,
): DayAsk[] {
  if (now === undefined || calendar.dateOrder !== undefined) return [];
  const today = toMoment(now, calendar).toPlainDate();
  return Object.entries(context)
    .flatMap(([of, list]) =>
      (Array.isArray(list) ? list : []).filter(isJsonObject).flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) => {
          if (!dueNames.has(normalName(name)) || typeof value !== 'string') return [];
          const date = findNumericDates(value).find(isAmbiguous);
          if (date === undefined || listFittingOrders(date, today).length < 2) return [];
          const { first, second } = date;
          return [
            {
              of,
              names: [settledBy],
              question: `Is the ${spacedName(name)} ${clip(value, 40)} the ${String(first)} of month ${String(second)}, or the ${String(second)} of month ${String(first)}: do the dates have the day first, or the month first?`,
            },
          ];
        }),
      ),
    )
    .slice(0, 1);
}
