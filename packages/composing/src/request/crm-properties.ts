import type { RecordDefinition } from '@workspace-ops/catalogue';
import { isSameName, toName } from '../facts/conflicts.ts';
import { inlineText } from '../facts/inline-text.ts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { isCallingName, isGivenName, isNameOrWord } from '../facts/given-names.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { amountsWithTax } from '../facts/taxed-amounts.ts';
import { parties } from '../facts/trade-names.ts';
import { findFirm, isFirmWord } from '../sentences/person-and-firm.ts';
import { isUnnamed } from '../sentences/unnamed-person.ts';

export const contactProperty = 'primary_contact';
export const nextActivity = 'next_activity_date';

/**
 * The CRM's own names for what a context says, each with the names that mean just that: the end of a contract is
 * no next activity, a need is no observation, who signs is not the contact. What else is said keeps its name.
 */
const usual: readonly (readonly [property: string, names: string])[] = [
  [
    'company',
    'customer customername cust custname firm firmname client clientname company companyname account accountname organisation organization business businessname prospect lead leadcompany clientcompany customercompany',
  ],
  [
    contactProperty,
    'contact contactname contactperson person fullname name leadname callername caller enquirer enquirername couple brideandgroom',
  ],
  ['city', 'location loc city town'],
  [
    nextActivity,
    'nextactivitydate nextactivity nextdate nextstepdate followupdate followupon nextcall calldate meetingdate appointment appointmentdate',
  ],
  ['amount', ['amount total value dealvalue price', ...amountsWithTax].join(' ')],
  ['next_step', 'nextstep next action followup recommendation'],
  ['last_outcome', 'outcome outcomes result results resolution'],
  ['last_observation', 'observation finding'],
  ['record_owner', 'owner recordowner assignee assignedto accountowner'],
];

const byName = new Map(
  usual.flatMap(([property, names]) => names.split(' ').map((name) => [name, property] as const)),
);

const dates = new Set(namesFor('date'));

/** The property of the record that a fact goes to. */
export function findProperty(fact: Fact, record: RecordDefinition | undefined): string {
  const own = fact.names[0]!;
  const fields = Object.entries(record?.fields ?? {});
  const named =
    fields.find(([name]) => normalName(name) === own) ??
    // A date means what its own name says, and no other.
    (dates.has(own) ? undefined : fields.find(([name]) => namesFor(name).includes(own)));
  // Nobody's company is `her brother-in-law who runs a gym`.
  if (named?.[0] === 'referral' && isUnnamed(fact.value)) return toFieldName(findName(fact));
  // The entries of a list are one field.
  return named?.[1] ?? byName.get(own) ?? ofParty(fact) ?? toFieldName(findName(fact));
}

/** A homeowner is a person, and a landlord may be a firm. */
const ofParty = ({ names: [own], value }: Fact): string | undefined => {
  if (!parties.includes(own!)) return undefined;
  return readsAsPerson(value) ? contactProperty : 'company';
};

const findName = (fact: Fact): string => {
  if (fact.readFrom !== undefined) return fact.path.at(-1)!;
  return isEntry(fact) ? fact.path.at(-2)! : fact.label;
};

/** The place of the fact's name among those that mean the property: the first is the property's own. */
export function rankName({ names }: Fact, property: string): number {
  const all = usual.find(([known]) => known === property)?.[1].split(' ') ?? [];
  return all.indexOf(names[0]!) + 1 || all.length + 1;
}

/** Whether a field of the name holds a company, and never a person. */
export const namesCompany = (name: string): boolean =>
  /^referred(?:company|org|organi[sz]ation|business)$/.test(name) ||
  (name !== 'lead' && name !== 'prospect' && byName.get(name) === 'company');

export const toFieldName = (key: string): string =>
  inlineText(spacedName(key.slice(0, 100)), 60)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '') || 'field';

/** Names under which people write somebody who may buy, be it a person or a company. */
const either = new Set(['lead', 'prospect', ...namesFor('referral')]);
const titled =
  /^(?:Dr|Mr|Mrs|Ms|Miss|Prof|Capt|Captain|Rev|Revd|Cllr|Major|Col|Colonel|Sir|Lady|Lord|Father|Fr|Sister|Herr|Frau|Monsieur|Madame)\b\.? /u;
/** As people of India are addressed; companies are called `Shri Sai Travels`, too. */
const titledInIndia =
  /^(?:Adv|Advocate|Smt|Shrimati|Shri|Sri|Kum|Kumari|Er|Md|Mohd|CA|CS|CMA)\.?(?: \p{Lu}[\p{L}.'’-]{0,25}){1,3}$/u;
/** `S. Raghavan`, `K. V. Subramaniam`: a surname behind initials. */
const initialled = /^(?:\p{Lu}\. ?){1,3}\p{Lu}\p{Ll}[\p{L}'’-]{1,25}$/u;
const twoNames =
  /^\p{Lu}[\p{Ll}'’-]{1,20}(?: \p{Lu}\.)? (?:(?:van|von|de|der|den|al|da|di|la) ){0,2}\p{Lu}[\p{L}'’-]{1,25}$/u;
const business =
  /\b(?:Associates|Association|Academy|Arms|Bakery|Bank|Bar|Bistro|Brothers|Builders|Cafe|Café|Care|Caterers|Catering|Centre|Center|Church|City|Clinic|Club|Co|College|Company|Condos?|Condominiums?|Construction|Consulting|Contracting|Corp|Council|Court|Deli|Delicatessen|Dental|Design|Developments?|Digital|Electrical|Energy|Engineering|Estates?|Events|Farms?|Finance|Fitness|Foods?|Foundation|Garage|Gardens?|Group|Gym|Gallery|Hall|Health|Holdings|Homes?|Hospital|Hotels?|House|Housing|Industries|Inn|Insurance|Kitchens?|Labs?|Law|Legal|Lettings|Library|Lodge|Logistics|Ltd|Mall|Management|Marina|Marquees|Meats|Media|Medical|Motors|Museum|Nursery|Nurseries|Office|Park|Partners|Pharmacy|Plaza|Plumbing|Practice|Properties|Realty|Residences?|Residents|Restaurant|Retail|Road|Roofing|Salon|School|Security|Services|Shop|Software|Solutions|Sons|Spa|Square|Stores?|Street|Studios?|Surgery|Systems|Tech|Technologies|Telecom|Theatre|Towers?|Trading|Transport|Travel|Trust|University|Vets?|Works|Yards?)\b/u;

/** Whether it names who may buy, or is recommended, beside a company that does not go by the same name. */
export const isBesideCompany = (
  { names: [name], value }: Fact,
  companies: readonly Fact[],
): boolean =>
  either.has(name!) &&
  name !== 'prospect' &&
  !namesCompany(name!) &&
  !business.test(value) &&
  !companies.some((one) => isSameName(toName(one.value), toName(value)));

/** `Carol Hinds, HR lead at Gunwharf Yachts`, `Dev Anand, owner, Anand Pediatrics` */
const employed = [
  /^(\p{Lu}[\p{L}.'’ -]{2,40}?)(?:, [^,]{2,40}| \([^)]{2,40}\))? (?:at|from|of) (\p{Lu}[^,;]{1,60})$/u,
  // `Joanne Sykes at the White Hart, Todmorden`
  /^(\p{Lu}[\p{L}.'’ -]{2,40}?)(?:, [^,]{2,40}| \([^)]{2,40}\))? (?:at|from) (?:the )?(\p{Lu}[^,;]{1,60}(?:, \p{Lu}[^,;\d]{1,40})?)$/u,
  /^(\p{Lu}[\p{L}.'’ -]{2,40}?), (?:the )?\p{Ll}[\p{Ll} -]{2,30}, (\p{Lu}[^,;]{1,60})$/u,
];

/** `Bob at Dales Coaches` */
const byGivenName = /^(\p{L}{2,20}) (?:at|from) (?!the\b|our\b|his\b|her\b)(\p{L}[^,;]{1,60})$/u;
/** `Summer at The Crown`, `Jo from the deli`: who has a name that is another word, or a company without one. */
const atCompany =
  /^(\p{L}{2,20}) (?:at|from) ((?:The \p{Lu}|the \p{L})[^,;]{1,60}(?:, \p{Lu}[^,;\d]{1,40})?)$/u;
/** `Tom, Slaley Estates` */
const beforeCompany = /^(\p{L}{2,20}), (\p{Lu}[^,;]{1,60} [^,; ]{1,40})$/u;

/** Somebody who is called by one name, and the company. */
function readCompany(value: string): { called: string; company: string } | undefined {
  const [, bob = '', employer] = byGivenName.exec(value) ?? [];
  if (employer !== undefined && isGivenName(bob)) return { called: bob, company: employer };
  const [, called = '', company = ''] = atCompany.exec(value) ?? beforeCompany.exec(value) ?? [];
  // `Jo from the village` has no company.
  const named = company.replace(/^the (?=\p{Lu})/u, '');
  const isCompany =
    company.startsWith('The ') || isFirmWord(company) || inn.test(named.split(',')[0]!);
  const isCalled = isNameOrWord(called) || inn.test(named.split(',')[0]!);
  return isCompany && isCalled ? { called, company: named } : undefined;
}

const relation =
  '(?:neighbou?r|friend|sister|brother|mother|mum|mom|father|dad|son|daughter|cousin|aunt|uncle|niece|nephew|colleague|wife|husband|partner|landlord|landlady|tenant)';
/** `Jo Matravers, neighbour of Colin`, `his neighbour Jo Matravers` */
const related = new RegExp(
  `^(?:(?:his|her|their|my|our|the) (?:\\p{Ll}+ )?${relation},? \\p{Lu}|\\p{Lu}[^,(]{2,40}(?:, | \\()(?:\\p{L}+ )?(?:${relation} of |\\p{Lu}\\p{Ll}+['’]s (?:\\p{Ll}+ )?${relation}))`,
  'u',
);

/** `Beth Orr, Sales Manager` */
const isOfPost = (value: string): boolean => {
  const [person = '', post = ''] = value.split(', ');
  return posts.test(post) && readsAsPerson(person);
};
const posts =
  /(?:^| )(?:director|manager|owner|head|chief|lead|officer|president|partner|coordinator|assistant|secretary|treasurer|chair(?:man|woman|person)?|bursar|clerk|matron|warden|chef|foreman|CEO|COO|MD|CFO|CTO)$/i;

/** `Ray Castillo`: a given name, a surname and nothing else. */
export const isCalled = (value: string): boolean =>
  twoNames.test(value) && !business.test(value) && isCallingName(value.split(' ')[0]!);

/** Whether it says itself that it names a person: `Mr. Petrov`. */
export const isPerson = (fact: Fact): boolean =>
  either.has(fact.names[0]!) &&
  (/^friend(?:name)?$/.test(fact.names[0]!) ||
    titled.test(fact.value) ||
    related.test(fact.value) ||
    isOfPost(fact.value) ||
    isCalled(fact.value) ||
    findEmployer(fact) !== undefined);

/** Whether another field names the same one as who is to be spoken to, or has their address: no company is. */
export const isContactToo = (fact: Fact, facts: readonly Fact[]): boolean =>
  mayBePerson(fact) &&
  facts.some(
    (other) =>
      other !== fact &&
      ((/^contact(?:person|name)?$/.test(other.names[0]!) &&
        isSameName(toName(other.value), toName(fact.value))) ||
        isAddressOf(fact, other)),
  );

/** `joanne@whitehart.example` is that of Joanne Sykes: no company writes under a given name. */
function isAddressOf({ value }: Fact, { value: address }: Fact): boolean {
  const [given = ''] = value.toLowerCase().split(' ');
  return (
    isGivenName(given) &&
    address.toLowerCase().startsWith(given) &&
    ofAddress.test(address.slice(given.length))
  );
}
const ofAddress = /^[^\p{L}\s][^\s@]{0,60}@[^\s@]+$|^@[^\s@]+$/u;

/** Whom a person who may buy, or is recommended, works for. */
export function findEmployer({ names, value: whole }: Fact): string | undefined {
  // `Karen Whitfield, Whitfield Travel, karen@x.example` works for no address.
  const value = whole.replace(/,? ?\(?[^\s@,;()]{1,60}@[^\s@,;()]{1,60}\)?/gu, '');
  if (!either.has(names[0]!) || related.test(value)) return undefined;
  const found = employed.flatMap((shape) => shape.exec(value) ?? []);
  const [, person = '', employer] = found;
  if (readsAsPerson(person)) return employer;
  return readCompany(value)?.company ?? findFirm(value, readsAsPerson);
}

/** `Bob` of `Bob at Dales Coaches`, and `Priya Nair` of `Priya Nair, Nair Foods`: the company stands in a field of its own. */
export function withoutEmployer(value: string, employer: string): string {
  const called = readCompany(value)?.called;
  if (called !== undefined) return called.charAt(0).toUpperCase() + called.slice(1);
  if (!value.endsWith(employer)) return value;
  const person = value.slice(0, -employer.length).replace(/(?:,| (?:at|from|of))(?: the)? $/u, '');
  return readsAsPerson(person) ? person : value;
}

/** Whether it may name a person as well as a company: `Orla Fitzgerald`. */
export const mayBePerson = ({ names, value }: Fact): boolean =>
  either.has(names[0]!) && twoNames.test(value.split(', ')[0]!) && !business.test(value);

/** Whether a customer's name may be that of a person, who is no team. */
export const readsAsPerson = (name: string): boolean =>
  titled.test(name) || (twoNames.test(name) && !business.test(name) && !inn.test(name));

/** Whether a name is surely a person's, whose firm may have it: `Delta Lifts` is two words as well. */
export const isPersonsName = (name: string, firm: string): boolean =>
  titled.test(name) || isCalled(name) || (readsAsPerson(name) && hasSurname(firm, name));

const hasSurname = (firm: string, name: string): boolean => {
  const words = toName(firm).split(' ');
  const [first, ...others] = toName(name).split(' ');
  return words.includes(others.at(-1) ?? '') && !words.includes(first!) && isFirmWord(firm);
};

/** Whether whoever wrote to us is named by it, by initials or a given name alone as well. */
export const readsAsSender = (name: string): boolean =>
  readsAsPerson(name) ||
  isGivenName(name) ||
  ((initialled.test(name) || titledInIndia.test(name)) &&
    !business.test(name) &&
    !isFirmWord(name));

/** `The Crown`, `Red Lion` */
const inn =
  /^(?:The|Ye) |^(?:Red|White|Black|Blue|Golden|Green|Gr[ae]y|Royal|King['’]?s|Queen['’]?s|Old|New|Three|Half) (?:Lion|Hart|Bull|Oak|Head|Horse|Swan|Moon|Dragon|Boar|Bell|Anchor|Fox|Plough|Crown|Ship|Cow|Sheep)$/u;

/** `Barrasford Arms`, `Cafe at the Garden Station`, and never `Jenny Hall`. */
export const readsAsCompany = (name: string): boolean =>
  inn.test(name) ||
  /^(?:Caf[eé]|Pub|Bakery|Deli|Salon|Garage|School|Nursery|Clinic|Gym|Bistro|Restaurant)(?: |$)|\p{L} (?:Arms|Hotel|Inn|Caf[eé]|Restaurant|Bistro|Academy|Hospital|Clinic|Surgery|Garage|Lettings|Estates|Ltd|Limited|Bakery|Deli|Salon|Stores?|Services|Properties|Nursery|School|Brewery|Tavern|Tearooms?|Centre|Center|Trust)$/u.test(
    name,
  );
