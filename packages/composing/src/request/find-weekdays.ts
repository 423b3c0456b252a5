import { splitSentences } from '../facts/inline-text.ts';
import { normalName } from '../facts/field-names.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { weekdayName } from '../times/calendar.ts';
import { readWeekdays, type Weekdays } from '../times/read-weekdays.ts';
import { isReply } from './read-asked.ts';

/** On which days of any week whoever replied can be called; null where they say nothing of it. */
export const findWeekdays = ({ facts }: FactSheet): Weekdays | null =>
  facts
    .filter(isReply)
    .flatMap(({ value }) => splitSentences(value))
    .map(readWeekdays)
    .find((one) => one !== null) ?? null;

const name = 'namedDays';

/** The days of any week on which a reply lets its sender be called, as a fact that a letter can take up; none where it names one day. */
export function findNamedDays({ facts }: FactSheet, named: readonly Fact[]): Fact[] {
  if (named.length > 0) return [];
  return facts
    .filter((fact) => isReply(fact) && canBeTold(fact))
    .flatMap((fact): Fact[] => {
      const found = splitSentences(fact.value)
        .map(readWeekdays)
        .find((one) => one !== null);
      return found === undefined
        ? []
        : [
            {
              path: [...fact.path, name],
              label: `Days (${fact.label.toLowerCase()})`,
              names: [normalName(name)],
              value: found.days.map(weekdayName).join(', '),
              // They answer what the workflow asks for.
              fields: ['date'],
            },
          ];
    })
    .slice(0, 1);
}
