import { namesFor, plainName } from './field-names.ts';
import type { Meaning } from './meanings.ts';
import { findMeanings, findMeaning } from './names-in-workflow.ts';
import { onceFor } from './once-for.ts';
import { isEntry, type Fact } from './read-facts.ts';

const listMeanings = onceFor((inputs: readonly string[]) => findMeanings(inputs));

/** The facts under the names that what they are called means in their workflow alone. */
export function nameInWorkflow(facts: readonly Fact[], inputs: readonly string[]): readonly Fact[] {
  const meanings = listMeanings(inputs);
  if (meanings.length === 0) return facts;
  const meant = new Map<Fact, Meaning>();
  for (const fact of facts) {
    const isList = fact.path.length === 2 && isEntry(fact);
    if (fact.path.length > 1 && !isList) continue;
    const meaning = findMeaning(meanings, plainName(fact.path[0]!), fact.value);
    if (meaning !== undefined) meant.set(fact, meaning);
  }
  if (meant.size === 0) return facts;
  const taken = new Set(facts.filter((fact) => !meant.has(fact)).flatMap(({ names }) => names));
  return facts.map((fact) => {
    const meaning = meant.get(fact);
    const names = meaning === undefined ? [] : listNames(fact, meaning, taken);
    return names.length === 0 ? fact : { ...fact, names };
  });
}

function listNames(
  fact: Fact,
  { as, taken: usual = as, beside, also, isOneOfSeveral }: Meaning,
  taken: Set<string>,
): string[] {
  const always = also === undefined ? [] : [also];
  if (isOneOfSeveral === true || isEntry(fact)) return [as, ...always];
  if (
    !usual
      .split(' ')
      .flatMap(namesFor)
      .some((name) => taken.has(name))
  ) {
    taken.add(as);
    return [as, ...always];
  }
  return beside === undefined || taken.has(beside) ? always : [beside];
}
