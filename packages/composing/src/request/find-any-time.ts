import { normalName } from '../facts/field-names.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isReply } from './read-asked.ts';

const name = 'anyTime';
const anyTime =
  /\b(?:any (?:morning|afternoon|day|time)|(?:mornings|afternoons)) (?:(?:this|next) week)\b(?! (?:but|except|bar|apart|other|not)\b)/iu;
/** `Not any morning this week` */
const refused = /(?:\b(?:no|not|never|nor|cannot|without|hardly)|n['’]?t)\b[^.?!]{0,40}$/iu;

/** The times of a week at all of which a reply lets its sender be called, as a fact: they have chosen, and leave one to us. */
export function findAnyTime({ facts }: FactSheet, named: readonly Fact[]): Fact[] {
  if (named.length > 0) return [];
  return facts
    .filter((fact) => isReply(fact) && canBeTold(fact))
    .flatMap((fact): Fact[] => {
      const found = anyTime.exec(fact.value);
      if (found === null) return [];
      if (refused.test(fact.value.slice(Math.max(0, found.index - 60), found.index))) return [];
      const path = [...fact.path, name];
      const label = `Times (${fact.label.toLowerCase()})`;
      // They answer what the workflow asks for.
      return [{ path, label, names: [normalName(name)], value: found[0], fields: ['date'] }];
    })
    .slice(0, 1);
}
