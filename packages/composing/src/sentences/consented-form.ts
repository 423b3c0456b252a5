import type { ArtifactDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import {
  consentedPlace,
  findConsentedName,
  isOfFirstAndInitial,
  isOfFirstName,
  type ConsentedName,
} from '../disclosure/consented-name.ts';
import { findWithheld } from '../disclosure/find-withheld.ts';
import { leavesOutGiver } from '../disclosure/unnamed-giver.ts';
import { normalName, plainName } from '../facts/field-names.ts';
import { onceForBoth } from '../facts/once-for.ts';
import { readFacts, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { splitSignature } from '../facts/signature.ts';

/** The input of a text that needs a consent, with names in the form that the consent has, and signed words. */
export const withConsentedForm = (
  context: JsonObject,
  artifact: ArtifactDefinition | undefined,
): JsonObject => (artifact?.permissions === undefined ? context : adapt(context, artifact));

const adapt = onceForBoth((context: JsonObject, artifact: ArtifactDefinition): JsonObject => {
  const record = readFacts(context);
  const form = findForm(artifact, record);
  const changed = [
    ...signQuote(record, artifact),
    ...shortenSignature(record),
    ...(form === null ? [] : nameCustomer(record, form)),
    ...placeCustomer(record, form),
  ];
  if (changed.length === 0) return context;
  const left = new Set(changed.filter(([, value]) => value === '').map(([key]) => key));
  return Object.fromEntries(
    Object.entries({ ...context, ...Object.fromEntries(changed) }).filter(
      ([key]) => !left.has(key),
    ),
  );
});

/** What fields of the input are to say; empty where they are left out. */
type Changes = (readonly [key: string, value: string])[];

const nameCustomer = ({ facts, find }: FactSheet, { name }: ConsentedName): Changes => {
  const customer = find('customer')!.value;
  return facts
    .filter(({ path, value }) => path.length === 1 && value === customer)
    .map(({ path }) => [path[0]!, name]);
};

/** The town alone, where the consent is to that, or to no more than a part of the name. */
function placeCustomer({ facts, find }: FactSheet, form: ConsentedName | null): Changes {
  const said = find('consent')?.value ?? '';
  if (form === null && !ofTown.test(said)) return [];
  return facts
    .filter(
      ({ path, names, value }) => path.length === 1 && names.includes('location') && value !== '',
    )
    .map(({ path, value }) => [path[0]!, form?.hasPlace ? '' : consentedPlace(value, said)]);
}
const ofTown =
  /^(?![^]*(?<!\b(?:no|not|without|never) (?:the |full |exact )?)\b(?:address|street)\b)[^]*\b(?:town|village|city)\b/iu;

/** In which form a text may name the customer, and the words of the consent. */
export function findForm(
  { permissions = [] }: Pick<ArtifactDefinition, 'permissions'>,
  record: FactSheet,
): (ConsentedName & { said: string }) | null {
  for (const { field, for: fields } of permissions) {
    const said = record.find(field)?.value;
    const form =
      said !== undefined && fields.includes('customer') && findConsentedName(said, record);
    if (form) return { ...form, said };
  }
  return null;
}

const signers =
  /^(?:quote|quotation|testimonial|words)(?:d?by|from|of|source|author|givenby|signedby|person|name)$|^(?:quotedperson|saidby|whosaid|whosaidit|spokenby)$/;
const signable =
  /^\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3}(?:,? [\p{L}&’', -]{2,60})?$/u;

/** `quotedBy` signs the words that nobody has signed, where whoever it is may be named. */
function signQuote(record: FactSheet, artifact: ArtifactDefinition): Changes {
  const quote = record.find('quote');
  const signer =
    record.facts.find(({ path }) => path.length === 1 && signers.test(normalName(path[0]!))) ??
    findWithin(record, quote);
  if (quote === undefined || quote.path.length > 2 || signer === undefined) return [];
  const name = nameSigner(signer, artifact, record);
  if (name === null || splitSignature(quote.value).signer !== '') return [];
  const said = quote.value.trimEnd();
  return [[quote.path[0]!, `${/[.!?…”"’']$/u.test(said) ? said : `${said}.`} – ${name}`]];
}

/** `testimonial: {text, author, title}` */
function findWithin({ facts }: FactSheet, quote: Fact | undefined): Fact | undefined {
  const own = facts.filter(({ path }) => path.length === 2 && path[0] === quote?.path[0]);
  const findNamed = (names: RegExp): Fact | undefined =>
    own.find(({ path }) => names.test(plainName(path[1]!)));
  const [author, role] = [findNamed(authors), findNamed(/^(?:job)?(?:title|role|position)$/)];
  return author === undefined || role === undefined || author.value.includes(role.value)
    ? author
    : { ...author, value: `${author.value}, ${role.value}` };
}
const authors =
  /^(?:author|by|from|name|person|source|speaker|saidby|signedby|givenby|attribution)$/;

/** `– Helena Curtin, head nurse` of who agreed to the first name alone. */
function shortenSignature({ find }: FactSheet): Changes {
  const [quote, consent] = [find('quote'), find('consent')];
  if (quote?.path.length !== 1 || consent === undefined) return [];
  const hasInitial = isOfFirstAndInitial(consent.value);
  if (!hasInitial && !isOfFirstName(consent.value)) return [];
  const { said, signer } = splitSignature(quote.value);
  const [name = '', ...roles] = signer.split(',');
  const [first = '', ...others] = name.split(' ');
  if (others.length === 0 || honorific.test(first)) return [];
  const initial = hasInitial ? ` ${others.at(-1)![0]!}.` : '';
  const role = withRole.test(consent.value) && roles.length > 0 ? `,${roles.join(',')}` : '';
  return [[quote.path[0]!, `${said} – ${first}${initial}${role}`]];
}
/** `First name and title`; `no title` agrees to none. */
const withRole =
  /(?<!\b(?:no|not|without) (?:the |her |his |their )?)\b(?:job )?(?:title|role|position)\b/iu;
const honorific = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Sir|Lady)\.?$/;

function nameSigner(
  { value }: Fact,
  artifact: ArtifactDefinition,
  record: FactSheet,
): string | null {
  const isWithheld = findWithheld(artifact, record).some(({ for: of }) =>
    of.some((name) => name === 'customer' || name === 'quote'),
  );
  const said = record.find('consent')?.value;
  if (isWithheld || said === undefined || leavesOutGiver(said) || !signable.test(value))
    return null;
  const form = findForm(artifact, record);
  if (form === null) return value;
  // Who is the customer signs as the customer is named; of nobody else more is told.
  return form.kept.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(value)) &&
    !form.hasPlace
    ? form.name
    : null;
}
