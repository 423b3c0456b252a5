import { goesBy, normalName } from '../facts/field-names.ts';
import { tellsFault } from '../records/claim-notes.ts';
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
  if (described === undefined) return nameByDelivered(facts);
  return facts.map((fact) =>
    fact === described ? { ...fact, names: ['issue', ...fact.names] } : fact,
  );
}

const isOrdered = goesBy('orderedItems');
const isReceived = goesBy('receivedItems');
const counts = /(?<![\p{L}\d])\d{1,4}(?!\d)/gu;

/** What came says itself what is wrong where it has a fault, or lacks a number that was ordered: `24 tees`, `20 tees`. */
function nameByDelivered(facts: readonly Fact[]): readonly Fact[] {
  const ordered = facts.find(isOrdered)?.value.match(counts) ?? [];
  return facts.map((fact) =>
    isReceived(fact) &&
    (tellsFault.test(fact.value) || ordered.some((one) => !fact.value.match(counts)?.includes(one)))
      ? { ...fact, names: [...fact.names, 'receivedwrong'] }
      : fact,
  );
}
