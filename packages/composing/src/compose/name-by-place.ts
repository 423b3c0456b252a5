import { legalForm } from '../facts/conflicts.ts';
import { goesBy, isFreeText, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

const isOwner = goesBy('owner');
/** Who of ours does the work, as service teams call them. */
const crew =
  /^(?:(?:lead|assigned|field|service|site|our|responsible)?(?:technician|tech|engineer|fitter|inspector|crewlead|foreman))$/;

/** Where nobody is named who sees to it, whoever does the work does. */
export const nameByCrew = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some((fact) => fact.path.length === 1 && isOwner(fact))
    ? facts
    : facts.map((fact) =>
        fact.path.length === 1 && crew.test(fact.names[0]!)
          ? { ...fact, names: ['owner', ...fact.names] }
          : fact,
      );

const isSite = goesBy('site');
const isCustomer = goesBy('customer');
/** A part of a building, or of a town, which says where only beside what it is a part of. */
const parts = new Set(
  'location loc place area room floor building block zone bay dock unit wing spot where'.split(' '),
);

/** `property: { name: 'Hotel Sagres', room: '214', city: 'Lisboa' }` is called by its name. */
const nameByName = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) =>
    fact.path.length === 2 && isPlace(fact) && isSite(fact)
      ? { ...fact, names: ['location', ...fact.names] }
      : fact,
  );

/** `customer: Taqueria El Sol, 411 Alamo St`: where nothing else says where the work is, it is there. */
const nameByAddress = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(isSite)
    ? facts
    : facts.map((fact) =>
        fact.path.length === 1 && isCustomer(fact) && hasAddress.test(fact.value)
          ? { ...fact, names: [...fact.names, 'location', 'site'] }
          : fact,
      );
const hasAddress =
  /, \d{1,5}[a-z]? \p{Lu}\p{L}+|, \p{Lu}[\p{L}.-]+(?: \p{L}+){0,2} \d{1,4}[a-z]?(?:,|$)/u;

/** `site: Elm Surgery`, `location: Room B`: whoever drives there has to read both. */
export function nameByPlace(given: readonly Fact[]): readonly Fact[] {
  const facts = nameByAddress(nameByName(given));
  const part = facts.find(({ path }) => path.length === 1 && parts.has(normalName(path[0]!)));
  if (part === undefined) return facts;
  const others = facts.filter((fact) => fact !== part && fact.path[0] !== part.path[0]);
  const whole =
    others.find((fact) => isPlace(fact) && isSite(fact)) ??
    others.find((fact) => fact.path.length === 1 && isCustomer(fact));
  if (whole === undefined || isWithin(whole.value, part.value)) return facts;
  if (isWithin(part.value, whole.value))
    return isSite(whole)
      ? facts.map((fact) => (fact === part ? { ...part, names: ['partofplace'] } : fact))
      : facts;
  // It stands where the site does: a title takes the outermost.
  const place = { ...part, value: `${whole.value}, ${part.value}`, names: ['location', 'site'] };
  return facts.flatMap((fact) => {
    if (fact === part) return [place];
    return fact === whole && isSite(fact)
      ? [{ ...fact, names: fact.names.filter((name) => name !== 'location').concat('placeofwork') }]
      : [fact];
  });
}

const isPlace = ({ path }: Fact): boolean =>
  path.length === 1 || /^(?:name|title|label)$/.test(normalName(path.at(-1)!));
const isWithin = (part: string, whole: string): boolean =>
  whole.toLowerCase().includes(part.toLowerCase().replace(legalForm, ''));

/** `product: two coolers` is what was delivered, where nothing else says what that was. */
export function nameByProduct(facts: readonly Fact[]): readonly Fact[] {
  if (facts.some(isDelivered)) return facts;
  return facts.map((fact) =>
    fact.path.length === 1 && products.test(fact.names[0]!)
      ? { ...fact, names: ['deliverables', ...fact.names] }
      : fact,
  );
}
const isDelivered = goesBy('deliverables', 'scope');
const products = /^(?:products?|equipment|model|systems?|items?|whatwedelivered|whatwasdelivered)$/;

/** `reconciliations: { bank: "done" }` is one, as is `bank reconciled`. */
export const nameByControl = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) =>
    (controls.test(normalName(fact.path[0]!)) || isReconciled(fact)) &&
    !fact.names.includes('reconciliations')
      ? { ...fact, names: [...fact.names, 'reconciliations'] }
      : fact,
  );
/** `AR: aging $41,882.16 = GL`, whatever the account is called. */
const isReconciled = (fact: Fact): boolean =>
  !isFreeText(fact) &&
  fact.path.length === 1 &&
  /^reconciled\b|\b(?:ties|tied|agrees|agreed|reconciles|reconciled) (?:to|with)\b|= ?(?:GL|ledger|books?)\b/iu.test(
    fact.value,
  );
const controls =
  /^(?:reconciliations?|controls|checks)$|^(?!not|un)[a-z]{2,24}(?:reconciled|reconciliation|reconciliations)$|^reconciled[a-z]{2,24}$/;
