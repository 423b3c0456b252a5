import type { JsonObject } from '@workspace-ops/contracts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { isDay } from '../facts/day-names.ts';
import { goesBy, namesFor, normalName, plainName } from '../facts/field-names.ts';
import { readFacts, type Fact } from '../facts/read-facts.ts';
import { readsAsPerson } from '../request/crm-properties.ts';

/** Beside a referrer the prospect is who is recommended, and no customer. */
const byReferral = new Map<string, string>([
  // What is planned for whoever is recommended is no work done for whoever recommends.
  ['event', 'need'],
  ['eventdate', 'needdate'],
  ...['prospect', 'prospectname', 'lead', 'leadname', 'referralname'].map(
    (name) => [name, 'referredname'] as const,
  ),
  ...['prospectcompany', 'leadcompany', 'referralcompany'].map(
    (name) => [name, 'referredcompany'] as const,
  ),
]);

/** Who recommends, or their company where somebody of it is named who does. */
const recommending = new Set(['fromcustomer', 'fromclient', 'customerrecommending']);

/** Beside the company of whoever recommends, another one is that of who is recommended. */
const ofReferrer =
  /^(?:cust(?:omer)?(?:name)?|client(?:name)?|(?:referrer|customer|client)(?:s)?(?:company|companyname|organi[sz]ation|business|firm|employer))$/;
/** Whom an introduction is for, where it names somebody: `to: tomorrow` does not. */
const addressee = /^(?:to|intro(?:duc(?:e|ed|tion))?to|forward(?:ed)?to)$/;
const isCalled =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}|,? (?:at|of|from) \p{L}|$)/u;
/** Behind the field that names whoever recommends. */
const ofWhoeverRecommends =
  /^(?:her|his|their)(?:own)?(?:business|company|firm|school|nursery|shop|practice|club|organi[sz]ation|employer)$/;
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
  const isReferred = own !== undefined && isCompanyOfReferred(own, facts);
  const recommends = facts.some(isNamedReferrer) ? 'customer' : 'referrer';
  const named = facts.map((fact, at) => {
    if (recommending.has(fact.names[0]!)) return { ...fact, names: [recommends] };
    const name =
      isOther(fact) || (isReferred && fact === own)
        ? 'referredcompany'
        : nameByParty(fact, facts[at - 1]);
    return name === undefined ? fact : { ...fact, names: [name] };
  });
  return withReferrer(named);
}

/** `referral: Sister Agnes, St Brigid's` beside `customer: St Brigid's` and another who recommends. */
const isCompanyOfReferred = ({ value }: Fact, facts: readonly Fact[]): boolean =>
  facts.some(isNamedReferrer) &&
  facts.some((fact) => isReferral(fact) && fact.value !== value && fact.value.includes(value));
const isNamedReferrer = goesBy('referrer');
const isReferral = goesBy('referral');

/** The customer recommends where nobody of theirs is named who does. */
const withReferrer = (facts: readonly Fact[]): Fact[] =>
  facts.some(isOfReferrer)
    ? [...facts]
    : facts.map((fact) =>
        fact.path.length === 1 && ofReferrer.test(fact.names[0]!)
          ? { ...fact, names: [...fact.names, 'referrer'] }
          : fact,
      );

function nameByParty({ names: [own = ''], path, value }: Fact, before?: Fact): string | undefined {
  const meant = byReferral.get(own);
  if (meant !== undefined) return meant;
  const name = normalName(path.at(-1)!);
  if (addressee.test(name) && isCalled.test(value) && !isDay(value)) return 'referredname';
  const [previous = ''] = before?.names ?? [];
  const isBehind = referrers.has(previous) || recommending.has(previous);
  return isBehind && ofWhoeverRecommends.test(plainName(path.at(-1)!)) ? 'customer' : undefined;
}
const referrers = new Set(namesFor('referrer'));

/** Whose a company is that a field of an introduction names. */
export type CompanyOf = 'referrer' | 'referred';

const isOfReferrer = goesBy('referrer', 'contact');

/** The fields of an introduction that name a company, with whose it is. */
export function findCompanies(context: JsonObject): Record<string, CompanyOf> {
  const facts = readFacts(context).facts.filter(({ path }) => path.length === 1);
  const named = nameByReferral(facts);
  const companies = facts.flatMap((fact, at): [string, CompanyOf][] => {
    const { path, names, value } = fact;
    if (named[at]!.names[0] === 'referredcompany') return [[path[0]!, 'referred']];
    const isCompany =
      ofAnybody.has(names[0]!) || (ofReferrer.test(names[0]!) && !readsAsPerson(value));
    return isCompany ? [[path[0]!, 'referrer']] : [];
  });
  return Object.fromEntries(companies);
}
