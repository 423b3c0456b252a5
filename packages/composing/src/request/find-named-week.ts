import { splitSentences } from '../facts/inline-text.ts';
import { normalName } from '../facts/field-names.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readNamedWeek } from '../times/named-weeks.ts';
import { isReply } from './read-asked.ts';
import type { DraftRequest } from './types.ts';

const name = 'namedWeek';

/** The week in which a reply would have a call, as a fact that a letter can take up; none where it names its day. */
export function findNamedWeek(
  { facts }: FactSheet,
  named: readonly Fact[],
  { now, calendar = defaultCalendar }: Pick<DraftRequest, 'now' | 'calendar'>,
): Fact[] {
  if (named.length > 0 || now === undefined) return [];
  return facts
    .filter((fact) => isReply(fact) && canBeTold(fact))
    .flatMap((fact): Fact[] => {
      const [found] = splitSentences(fact.value).flatMap(
        (sentence) => readNamedWeek(sentence, { now, calendar }) ?? [],
      );
      if (found === undefined) return [];
      const path = [...fact.path, name];
      const label = `Week (${fact.label.toLowerCase()})`;
      // It answers what the workflow asks for.
      return [{ path, label, names: [normalName(name)], value: found.words, fields: ['date'] }];
    })
    .slice(0, 1);
}
