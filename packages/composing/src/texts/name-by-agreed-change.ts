import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

/** What a team does about its answers, as people call it beside a survey. */
const changes =
  /^(?:(?:the|our|one|agreed|chosen|next|main)?(?:change|decision|improvement|commitment)s?(?:agreed|made|chosen|wewillmake|wemake)?|what(?:we(?:will|ll)?|to)(?:change|dodifferently|improve)|whatwillchange|whatchanges|wewill(?:change|do)?|wedecided|decided|weagreed|agreed|thingtochange|onethingtochange)$/;

/** Beside a survey the change that is made goes by the name of the next step. */
export const nameByAgreedChange = (fact: Fact): Fact =>
  fact.path.length === 1 && changes.test(normalName(fact.path[0]!))
    ? { ...fact, names: [...new Set([...namesFor('nextStep').slice(0, 1), ...fact.names])] }
    : fact;
