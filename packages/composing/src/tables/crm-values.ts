import type { RecordDefinition } from '@workspace-ops/catalogue';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import type { FieldChange } from './crm-changes.ts';
import {
  contactProperty,
  findEmployer,
  findProperty,
  isBesideCompany,
  isContactToo,
  isPerson,
  namesCompany,
  nextActivity,
  rankName,
  readsAsPerson,
  toFieldName,
  withoutEmployer,
} from '../request/crm-properties.ts';

/** Nobody has looked into the CRM. */
export const unread = 'unknown';

/** Every fact as a value that the record does not hold yet. */
export function newValues(
  { facts }: FactSheet,
  record: RecordDefinition | undefined,
  isOver: (fact: Fact) => boolean,
): FieldChange[] {
  const companies = facts.filter(
    (fact) => namesCompany(fact.names[0]!) && findProperty(fact, record) === 'company',
  );
  const toField = (fact: Fact, property: string): string =>
    property === nextActivity && isOver(fact)
      ? toFieldName(fact.label)
      : (findReach(fact, facts) ?? property);
  const isContact = (fact: Fact): boolean =>
    // Beside a company a lead is a person.
    (companies.length > 0 && isBesideCompany(fact, companies)) ||
    isPerson(fact) ||
    isContactToo(fact, facts);
  const named = facts.some((fact) => isContact(fact) && readsAsPerson(fact.value));
  const values = Map.groupBy(facts, (fact) => {
    if (isContact(fact)) return contactProperty;
    const field = toField(fact, findProperty(fact, record));
    // Beside a name `Gareth, fleet manager; his boss decides` is what is told of them.
    const isTold = field === contactProperty && named && toldOf.test(fact.value);
    return isTold ? toFieldName(fact.label) : field;
  });
  const employer = facts.map(findEmployer).find((one) => one !== undefined);
  const tell = (field: string, value: string): string => {
    if (field !== contactProperty) return value;
    return withoutReaches(employer === undefined ? value : withoutEmployer(value, employer), facts);
  };
  const changes = [...values].map(([field, found]) => ({
    field,
    before: unread,
    after: clip(tell(field, pickValue(field, found)), longestValue),
  }));
  return employer === undefined || changes.some(({ field }) => field === 'company')
    ? changes
    : [{ field: 'company', before: unread, after: employer }, ...changes];
}

const toldOf = /[,;(].* /;

/** What a record's field for free text takes. */
const longestValue = 2_000;

/** Of a list all entries, else what stands outermost, under its own name before a synonym. */
function pickValue(field: string, found: readonly Fact[]): string {
  if (found.every(isEntry)) return found.map(({ value }) => value).join('; ');
  return found.toSorted(
    (one, other) =>
      one.path.length - other.path.length || rankName(one, field) - rankName(other, field),
  )[0]!.value;
}

/** `Lorraine Fisk, 937-555-0129` is a name and a number, which has a field of its own. */
function withoutReaches(value: string, facts: readonly Fact[]): string {
  const name = facts
    .filter(({ names: [own], readFrom }) => readFrom !== undefined && reaches.has(own!))
    .reduce((rest, reach) => rest.replace(reach.value, ' '), value)
    .replace(/[\s,;:()<>|/–-]+$/u, '')
    .trim();
  return name !== value && readsAsPerson(name) ? name : value;
}

/** Who gave the numbers and addresses that stand below them. */
const ofThem = new Set(
  'enquirer inquirer enquiry lead prospect caller contact contactperson person maincontact'.split(
    ' ',
  ),
);
const reaches = new Map([
  ...[...namesFor('phone').filter((name) => !name.startsWith('callback')), 'telno', 'mobileno'].map(
    (name) => [name, 'phone'] as const,
  ),
  ...['email', 'emailaddress', 'mail', ...namesFor('email')].map(
    (name) => [name, 'email'] as const,
  ),
]);

const readReach = ({ path, names }: Fact): string | undefined => {
  const [own = '', parent] = path.toReversed().map(normalName);
  // `from: +44…` is a number by its form.
  if (parent === undefined && names[0] === 'phone') return 'phone';
  return parent === undefined || ofThem.has(parent) ? reaches.get(own) : undefined;
};

/** `phone` of `enquirer: {tel: …}`: a record has one of each, so that the second of two keeps its own name. */
function findReach(fact: Fact, facts: readonly Fact[]): string | undefined {
  const reach = fact.readFrom === undefined ? readReach(fact) : undefined;
  if (reach === undefined) return undefined;
  const same = facts.filter((one) => readReach(one) === reach);
  return same.every((one) => one === fact || one.value === fact.value) ? reach : undefined;
}
