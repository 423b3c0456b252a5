import { goesBy, namesFor, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

const isScope = goesBy('scope', 'items', 'deliverables');
const isSolution = goesBy('solution');
const isPlace = goesBy('site');
const isThing = goesBy('workedOn');
const isStart = goesBy('startDate');
const installs = new Set(namesFor('installDay'));
/** A price, or a reduction of one, is no work. */
const ofPrice = /\p{Sc} ?\d|\d ?%|\b(?:discount|free|off|price|reduction|waived?)\b/iu;

/** The facts of a proposal: what we offer is the work where nothing else says it, and begins once. */
export function nameByProposal(given: readonly Fact[]): readonly Fact[] {
  const facts = given.map(nameByMoney);
  const hasScope = facts.some((fact) => isScope(fact) && !isSolution(fact));
  const hasStart = facts.some((fact) => isStart(fact) && !isInstall(fact));
  return facts.map((fact) => {
    if (!hasScope && isSolution(fact)) return withName(fact, 'scope');
    if (hasStart && isInstall(fact)) return { ...fact, names: ['installday'] };
    if (isThing(fact) && isToldBeside(fact, facts)) return withName(fact, 'thingtold');
    return isPlace(fact) && isToldBeside(fact, facts) ? withName(fact, 'placetold') : fact;
  });
}

const nameByMoney = (fact: Fact): Fact =>
  isSolution(fact) && fact.fields === undefined && ofPrice.test(fact.value)
    ? { ...fact, names: ['offerofprice'] }
    : fact;

const isInstall = ({ path }: Fact): boolean => installs.has(normalName(path.at(-1)!));

const withName = (fact: Fact, name: string): Fact => ({ ...fact, names: [...fact.names, name] });

/** What the work is, or whom it is for, may say where that is, or what it is done on. */
const isToldBeside = (told: Fact, facts: readonly Fact[]): boolean => {
  const said = told.value.toLowerCase();
  return facts.some((fact) => fact !== told && fact.value.toLowerCase().includes(said));
};
