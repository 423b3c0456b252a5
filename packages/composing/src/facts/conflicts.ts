import { namesFor, normalName } from './field-names.ts';
import { clip } from './inline-text.ts';
import { canBeNamed } from './markup.ts';
import { onceFor } from './once-for.ts';
import { plainValue } from './plain-value.ts';
import type { Fact, FactSheet } from './read-facts.ts';
import { splitSaidAnew } from './said-anew.ts';
import { accountsContacts } from './trade-names.ts';

/** What is said to be one and the same, and is not. */
export interface Conflict {
  name: string;
  /** Each of them once, the outermost first. */
  values: readonly string[];
  facts: readonly Fact[];
}

interface Single {
  name: string;
  names: ReadonlySet<string>;
  toKey: (value: string) => string;
  isSame: (one: string, other: string) => boolean;
}

const except = (name: string, others: string): ReadonlySet<string> => {
  const left = new Set(others.split(' '));
  return new Set(namesFor(name).filter((own) => !left.has(own)));
};

/** `Engine Ltd` and `Engine Limited` are one company. */
export const legalForm = / (?:ltd|limited|inc|llc|gmbh|plc|ag|bv)$/;
export const toName = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(legalForm, '');

/** `4200`, `EUR 4,200` and `€4,200.00` are one amount; what holds no number is itself. */
function toAmount(value: string): string {
  const [number] = /[-−]?\s?\d[\d.,'’ ]*/.exec(value) ?? [];
  if (number === undefined) return normalName(value);
  const digits = number.replace(/[.,]\d{1,2}\s*$/, (cents) => `#${cents.replace(/\D/g, '')}`);
  const plain = digits
    .replace(/[.,'’\s]/g, '')
    .replace('−', '-')
    .replace('#', '.');
  return String(Number(plain));
}

/** Who is called by a part of a name is the same: `Priya` and `Priya Nair, practice manager`. */
export const isSameName = (one: string, other: string): boolean =>
  `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `);

/**
 * Things of which a run has one: two values of one leave open which is meant. Of their synonyms those that may
 * as well name another one are left out: a lead may be a person or a company, a fee is no price.
 */
const singles: readonly Single[] = [
  {
    name: 'customer',
    names: except('customer', 'lead prospect patient guest tenant account business'),
    toKey: toName,
    isSame: isSameName,
  },
  {
    name: 'contact',
    names: except(
      'contact',
      `person name firstname callername caller referrer acceptedby decisionmaker couple brideandgroom ${accountsContacts.join(' ')}`,
    ),
    toKey: toName,
    isSame: isSameName,
  },
  {
    name: 'amount',
    names: except('amount', 'value cost fee'),
    toKey: toAmount,
    isSame: (one, other) => one === other,
  },
];

/** Records of somebody else, of another time, or of another sum: their fields say nothing of the run's own. */
const apart =
  /^(?:before|after|previous|former|old|current|crm|update|changes?|history|suppliers?|vendor|referr(?:al|er)|partner|competitor|reporter|agent|owner|sender|author|source|discount|deposit|tax|vat|shipping|budget|variance|planned|plan|actual|paid|payments?|refund|credit|usage|us|our|seller|provider|agency|workspace|user|campaign)$/;

/** The record that a fact stands in: that of `form.customer.name` is the form. */
export function findPlace({ path, names }: Fact, wanted: ReadonlySet<string>): readonly string[] {
  const isPart = !wanted.has(normalName(path.at(-1)!)) && names.some((name) => wanted.has(name));
  return path.slice(0, isPart && path.length > 1 ? -2 : -1);
}

const isOfRun = (place: readonly string[]): boolean =>
  place.every((key) => !/^\d+$/.test(key) && !apart.test(normalName(key)));

/** Fields of one thing that stand at different places with different values. */
export const findConflicts = onceFor((sheet: FactSheet): readonly Conflict[] =>
  singles.flatMap((single) => findConflict(single, sheet) ?? []),
);

function findConflict({ name, names, toKey, isSame }: Single, sheet: FactSheet): Conflict | null {
  const said = sheet.facts
    .filter((fact) => fact.names.some((own) => names.has(own)) && canBeNamed(fact))
    .map((fact) => ({ fact, place: findPlace(fact, names), key: toKey(fact.value) }))
    .filter(({ place }) => isOfRun(place))
    .toSorted((one, other) => one.place.length - other.place.length);
  const distinct = said.filter(
    ({ key, place }, at) =>
      !said
        .slice(0, at)
        // Two fields side by side are two things: a unit's price, and the amount.
        .some((earlier) => isSame(earlier.key, key) || isAt(earlier.place, place)),
  );
  if (distinct.length < 2) return findSaidAnew(name, said[0]?.fact);
  const values = distinct.slice(0, 3).map(({ fact }) => clip(plainValue(fact, sheet), 60));
  return { name, values, facts: said.map(({ fact }) => fact) };
}

/** A field with two names, of which the second takes the first one back. */
function findSaidAnew(name: string, fact: Fact | undefined): Conflict | null {
  const values = fact && splitSaidAnew(fact.value);
  return fact === undefined || values === undefined ? null : { name, values, facts: [fact] };
}

const isAt = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);

export const askWhich = ({ name, values }: Conflict): string =>
  `Which ${name} is right: ${values.join(' or ')}?`;

export const customerNames = singles[0]!.names;

/** The facts of records that name another customer than the run does, with its name. */
export function findOfOthers(sheet: FactSheet): { fact: Fact; customer: string }[] {
  const conflict = findConflicts(sheet).find(({ name }) => name === 'customer');
  if (conflict === undefined) return [];
  const [own, ...others] = conflict.facts;
  const ownKey = toName(own!.value);
  const places = others
    .filter(({ value }) => !isSameName(ownKey, toName(value)))
    .map((fact) => ({ place: findPlace(fact, customerNames), customer: fact.value }))
    .filter(({ place }) => place.length > 0);
  return sheet.facts.flatMap((fact) => {
    const found = places.find(({ place }) => isAt(place, fact.path.slice(0, place.length)));
    return found === undefined ? [] : [{ fact, customer: found.customer }];
  });
}
