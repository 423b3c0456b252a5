import { goesBy, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

/** As a form of incidents calls what went wrong, and other workflows whatever is described. */
const describing = ['description', 'details'];
const isIssue = goesBy('issue');

/** What is described in a claim is what went wrong, where no field has that by its name. */
export function nameByClaim(facts: readonly Fact[]): readonly Fact[] {
  if (facts.some((fact) => fact.path.length === 1 && isIssue(fact))) return facts;
  const described = describing
    .map((name) => facts.find(({ path }) => path.length === 1 && normalName(path[0]!) === name))
    .find((fact) => fact !== undefined);
  return described === undefined
    ? facts
    : facts.map((fact) =>
        fact === described ? { ...fact, names: ['issue', ...fact.names] } : fact,
      );
}
