import type { JsonObject } from '@workspace-ops/contracts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { readFacts, type Fact } from '../facts/read-facts.ts';
import { readsAsPerson } from './crm-properties.ts';

/** Beside a referrer the prospect is who is recommended, and no customer. */
const byReferral = new Map<string, string>([
  // What is planned for whoever is recommended is no work done for whoever recommends.
  ['event', 'need'],
  ['eventdate', 'needdate'],
  ...['prospect', 'prospectname', 'lead', 'leadname'].map(
    (name) => [name, 'referredname'] as const,
  ),
  ...['prospectcompany', 'leadcompany'].map((name) => [name, 'referredcompany'] as const),
]);

/** Beside the company of whoever recommends, another one is that of who is recommended. */
const ofReferrer =
  /^(?:cust(?:omer)?(?:name)?|client(?:name)?|(?:referrer|customer|client)(?:s)?(?:company|companyname|organi[sz]ation|business|firm|employer))$/;
const ofAnybody = new Set([
  'company',
  'companyname',
  'firm',
  'firmname',
  'organisation',
  'organization',
  'business',
]);

/** The facts of an introduction by what their names mean in one. */
export function nameByReferral(facts: readonly Fact[]): Fact[] {
  const own = facts.find(
    ({ names: [name], value }) => ofReferrer.test(name!) && !readsAsPerson(value),
  );
  const isOther = ({ names: [name], value }: Fact): boolean =>
    own !== undefined && ofAnybody.has(name!) && !isSameName(toName(own.value), toName(value));
  return facts.map((fact) => {
    const name = isOther(fact) ? 'referredcompany' : byReferral.get(fact.names[0]!);
    return name === undefined ? fact : { ...fact, names: [name] };
  });
}

/** Whose a company is that a field of an introduction names. */
export type HouseOf = 'referrer' | 'referred';

/** The fields of an introduction that name a company, with whose it is. */
export function findHouses(context: JsonObject): Record<string, HouseOf> {
  const facts = readFacts(context).facts.filter(({ path }) => path.length === 1);
  const named = nameByReferral(facts);
  const houses = facts.flatMap((fact, at): [string, HouseOf][] => {
    const { path, names, value } = fact;
    if (named[at]!.names[0] === 'referredcompany') return [[path[0]!, 'referred']];
    const isHouse =
      ofAnybody.has(names[0]!) || (ofReferrer.test(names[0]!) && !readsAsPerson(value));
    return isHouse ? [[path[0]!, 'referrer']] : [];
  });
  return Object.fromEntries(houses);
}
