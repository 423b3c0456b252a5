import type { JsonObject } from '@workspace-ops/contracts';
import { goesBy, isFreeText } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { isSameName } from '../facts/conflicts.ts';
import { companyName, personName } from '../facts/names-in-notes.ts';
import { isGivenName } from '../facts/given-names.ts';
import { isNoName } from '../facts/no-names.ts';
import { onceForBoth } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { heard } from '../facts/read-free-text.ts';
import { readParty, type Party } from '../facts/read-party.ts';
import { isWrittenByUs } from '../facts/said-mail.ts';
import { splitSignature } from '../facts/signature.ts';
import { findSpeaker } from '../sentences/who-speaks-for-them.ts';
import { readsAsPerson } from '../request/crm-properties.ts';
import type { StepRequest } from '../request/types.ts';
import { readInOrder } from './read-sheet.ts';

/** Workflows in which somebody else may have written, or whose text everybody reads. */
const ofOthers = new Set(['lead', 'reply', 'referral', 'supplier', 'before', 'highlights', 'site']);

/** Whether a workflow is about a customer whom we deal with already. */
const isOfCustomer = (inputs: readonly string[]): boolean => {
  const names = inputs.flatMap((input) => input.split('|'));
  const isInsight = names.includes('observation') && names.includes('outcome');
  return names.includes('customer') && !isInsight && !names.some((name) => ofOthers.has(name));
};

/** Somebody else who has to do with it, and may be taken for the customer. */
const inPassing =
  /\b(?:told us about|recommended|referred|introduced|put (?:us|me) in touch|heard (?:of|about) (?:us|you))\b/iu;

const whoOfCompany = new RegExp(
  `^(?<who>${personName})(?:,? (?:of|at|from) |, | [-–|] )(?:the )?(?<company>${companyName})$`,
  'u',
);
/** `Tidewater Clinics signed today`, `Won: Tidewater Clinics` */
const ofDeal = [
  new RegExp(
    `^(?:The )?(?<company>${companyName}) (?:(?:have|has|just|finally|now|today) ){0,3}(?:signed|accepted|agreed|ordered|bought|renewed|confirmed|said yes|went ahead|go(?:es)? ahead|(?:is|are) (?:on board|a go|going ahead))(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `^(?:Closed|Won|Signed|Deal|Deal (?:won|signed|closed)|Closed[- ]won|Handover(?: for)?|New (?:customer|client|deal))[:,]? (?<company>${companyName})(?=[.,;:(]|$| [-–—\\p{Ll}\\d])`,
    'u',
  ),
  // `Milestone 2 at Bayview Condos: hedges are done`
  new RegExp(
    `^(?:(?:Milestone|Phase|Stage|Week|Day|Visit|Part)(?: \\d{1,2})?|Update|Progress|Report|Job|Work|Project) (?:at|for|on) (?:the )?(?<company>${companyName})(?=[:,;] | [-–—] )`,
    'u',
  ),
];
const namedContact = new RegExp(
  `\\b(?:[Cc]ontact(?: there| person)?|[Mm]ain contact|[Oo]ur contact)(?: is|:|,) (?<who>${personName})`,
  'u',
);

const isCustomer = goesBy('customer');
const isContact = goesBy('contact');
const [sender, sendersCompany] = ['sender', 'company of the sender'];

/** The data with who a customer is, and who speaks for them, where a mail's signature or the words of a note alone say it. */
export function withAuthor<T extends StepRequest>(request: T): T {
  const { inputs } = request.definition;
  const context = isOfCustomer(inputs) ? addAuthor(request.context, inputs) : request.context;
  return context === request.context ? request : { ...request, context };
}

const addAuthor = onceForBoth((context: JsonObject, inputs: readonly string[]): JsonObject => {
  const { facts } = readInOrder(context, inputs);
  if (typeof context[sender] === 'string') return nameSender(context, facts);
  const { who, company } = readProse(facts);
  const contact = who ?? findContact(facts);
  if (company === undefined) return contact === undefined ? context : { ...context, contact };
  return { ...context, customer: company, ...(contact !== undefined && { contact }) };
});

/** Whom a sentence of a note names as who speaks for the customer, where no field does. */
function findContact(facts: readonly Fact[]): string | undefined {
  if (facts.some(isContact)) return undefined;
  const named = facts
    .filter((fact) => !fact.hasPlaceholder)
    .flatMap(({ value }) => splitSentences(value).flatMap((said) => findSpeaker(said) ?? []));
  return new Set(named).size === 1 ? named[0] : undefined;
}

function nameSender(context: JsonObject, facts: readonly Fact[]): JsonObject {
  const company = context[sendersCompany];
  const customer = facts.find(isCustomer);
  const isByUs = facts.some((fact) => isFreeText(fact) && isWrittenByUs(fact.value));
  if (typeof company !== 'string' || isByUs || facts.some(isContact)) return context;
  if (customer !== undefined && !isSameName(customer.value, company)) return context;
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => {
      if (name === sender) return ['contact', value];
      return [name === sendersCompany && customer === undefined ? 'customer' : name, value];
    }),
  );
}

/** Of nothing but words: what else is on record may be of somebody else. */
function readProse(facts: readonly Fact[]): Party {
  const isProse = facts.every((fact) => isFreeText(fact) && !fact.hasPlaceholder);
  if (!isProse || facts.some(({ value }) => inPassing.test(value))) return {};
  return (
    facts.map(({ value }) => readAuthor(value)).find(({ company }) => company !== undefined) ?? {}
  );
}

function readAuthor(text: string): Party {
  const { signer } = splitSignature(text);
  const signed = whoOfCompany.exec(signer)?.groups;
  if (signed !== undefined && readsAsPerson(signed['who']!) && !isWrittenByUs(text))
    return { who: signed['who'], company: signed['company'] };
  const sentences = heard(text);
  const party = readParty(sentences);
  if (party.company !== undefined) return party;
  const [company] = sentences.flatMap((sentence) =>
    ofDeal.flatMap((form) => form.exec(sentence)?.groups!['company'] ?? []),
  );
  if (company === undefined || isNoName(company) || isGivenName(company.split(' ')[0]!)) return {};
  return { who: namedContact.exec(text)?.groups!['who'], company };
}
