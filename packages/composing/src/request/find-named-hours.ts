import { canBeTold } from '../facts/markup.ts';
import { normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { readHoursAlone } from '../times/hours-alone.ts';
import { isReply } from './read-asked.ts';

const name = 'namedHours';

/**
 * The hours at which a reply that says nothing else would be called, as a fact that a letter can take up: nobody is
 * asked for an hour again. None where it names a day, whose hours they are then.
 */
export function findNamedHours({ facts }: FactSheet, named: readonly Fact[]): Fact[] {
  if (named.length > 0) return [];
  return facts
    .filter((fact) => isReply(fact) && canBeTold(fact))
    .flatMap((fact): Fact[] => {
      const value = readHoursAlone(fact.value);
      return value === undefined
        ? []
        : [
            {
              path: [...fact.path, name],
              label: `Hours (${fact.label.toLowerCase()})`,
              names: [normalName(name)],
              value,
              // They answer what the workflow asks for.
              fields: ['date'],
            },
          ];
    })
    .slice(0, 1);
}
