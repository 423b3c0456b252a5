import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { listDenied } from './denied-names.ts';
import { splitDue } from './due-lines.ts';
import {
  freeText,
  isFreeText,
  isKnownName,
  namesFor,
  normalName,
  plainName,
  spacedName,
} from './field-names.ts';
import { isGivenName } from './given-names.ts';
import { inlineText } from './inline-text.ts';
import { isPlural } from './is-plural.ts';
import { canBeNamed, canBeTold } from './markup.ts';
import { onceForBoth } from './once-for.ts';
import type { Fact, FactSheet } from './read-facts.ts';

/** The inputs that the workflow makes best use of and the context does not give, in words. */
export const findGaps = onceForBoth(
  (sheet: FactSheet, definition: Pick<WorkflowDefinition, 'inputs'>): readonly string[] =>
    definition.inputs
      .map((input) => input.split('|'))
      .filter((names) => !names.some((name) => isOnRecord(name, sheet, definition)))
      .map(([name]) => spokenGap(name!)),
);

/** Inputs whose own name is no noun. */
const spoken: Readonly<Record<string, string>> = {
  planned: 'planned spend',
  actual: 'actual spend',
  acceptedBy: 'person who accepts',
  before: 'state before',
};

export const spokenGap = (name: string): string =>
  Object.hasOwn(spoken, name) ? spoken[name]! : spacedName(name);

/** `The start date is not on record yet.`, or where a text may tell it `... outside the notes.` */
export const sayMissing = (gap: string, note?: string): string =>
  `The ${gap} ${isPlural(gap) ? 'are' : 'is'} not on record ${note === undefined ? 'yet' : `outside the ${note}`}.`;

/**
 * The text on record, in words, of which nobody can say that it does not tell what no field has: `notes`, `call
 * summary`; undefined for none of more than a few words.
 */
export function findNote({ facts }: FactSheet): string | undefined {
  const note = facts.find(
    (fact) =>
      (notes.has(normalName(fact.path.at(-1)!)) ||
        (!freeText.has(normalName(fact.path.at(-1)!)) && isFreeText(fact))) &&
      canBeTold(fact) &&
      fact.value.split(/\s+/, fewWords).length === fewWords,
  );
  if (note === undefined) return undefined;
  const label = inlineText(note.label.toLowerCase().replace(/^(?:our|my) /, ''), 40);
  // `The “what people wrote”`
  return /^(?:what|how|who|where|when|why) /u.test(label) ? `text “${label}”` : label;
}

const fewWords = 6;
/** A reply is answered, and no note about it. */
const notes = freeText.difference(
  new Set(
    'reply replytext theirreply hermessage hismessage theirmessage other info extra misc fyi'.split(
      ' ',
    ),
  ),
);

/** Who and where: a part of a text is no name. */
const called = new Set(
  'customer company lead contact supplier referrer referral name role team site location acceptedBy manager owner'.split(
    ' ',
  ),
);

/** A name that holds markup, a formula or somebody's template is none, and a text of nothing else says nothing. */
const isUsable = (fact: Fact | undefined, name: string): boolean =>
  fact !== undefined &&
  (called.has(name) ? canBeNamed(fact) : canBeTold(fact) || fact.written !== undefined);

/** `gist: dishwasher trips the RCD` says what was seen, under a name that nobody else uses. */
const isTold = ({ path, value }: Fact, { inputs }: Pick<WorkflowDefinition, 'inputs'>): boolean => {
  const name = normalName(path.at(-1)!);
  const isUsual =
    isKnownName(name.replace(/\d+$/, '')) ||
    inputs.some((input) => input.split('|').flatMap(namesFor).includes(name));
  const isText = value.split(/\s+/, fewWords).length >= fewWords - 2;
  return path.length === 1 && !isUsual && isText;
};

const isOfConsent = (name: string): boolean =>
  /^(?:consent|permission)|(?:consent|permission)$/.test(normalName(name)) &&
  normalName(name) !== 'consentkept';

/** What answers for an input under another name, which may be an input of its own; all of one set. */
const answers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  impressions: [['reach'], ['views']],
  // What is wanted of a claim may be a part of it.
  amount: [['invoicedAmount'], ['creditWanted']],
  issue: [['problem'], ['fault'], ['defect'], ['receivedWrong']],
  timeline: [['startDate'], ['offerWanted']],
  // What is sold is fitted, or delivered, on the day that it begins.
  startDate: [['deliveryDate']],
  // What is sold, piece by piece.
  scope: [['items'], ['deliverables']],
  // Where the work is, where no field says that it is elsewhere.
  site: [['address']],
  date: [['nextDate']],
  deliverables: [['items'], ['scope']],
  // What was done is what is billed.
  items: [['deliverables'], ['scope']],
  // Whom to ask for, and how.
  contact: [
    ['reporter', 'phone'],
    ['referral', 'email'],
    // Who lives there opens the door.
    ['tenant'],
    ['resident'],
  ],
};

const isAnsweredBy = (name: string, { facts, find }: FactSheet): boolean =>
  (answers[name] ?? []).some((set) => set.every((one) => isUsable(find(one), one))) ||
  (name === 'contact' &&
    facts.some((fact) => (isCaller(fact) || namesReferred(fact)) && isUsable(fact, name))) ||
  (['progress', 'milestone'].includes(name) && tellsState(find('status')));

/** `Mr Colin Hardy, clerk of Stapleford`: who is recommended is whom to speak to there. */
const referred = new Set(namesFor('referral'));
const namesReferred = ({ path, value }: Fact): boolean =>
  referred.has(normalName(path.at(-1)!)) &&
  (isGivenName(/^(\p{L}{2,20})(?: (?:at|from) |, )\p{L}/u.exec(value)?.[1] ?? '') ||
    /^(?!The )\p{Lu}\p{Ll}+ at The \p{Lu}/u.test(value) ||
    /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}/u.test(value) ||
    /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]+){1,2}(?<! (?:Ltd|Limited|Council|Homes|School|College|Group|Company|Hall|House|Farm)), (?:(?:the|our|their) )?\p{Ll}/u.test(
      value,
    ));

/** A word alone is a mark, and no report. */
export const tellsState = (status: Fact | undefined): boolean =>
  status !== undefined && isUsable(status, 'status') && status.value.split(/\s+/, 3).length === 3;

/** Who called it in is whom to ask for there; who saw it may be one of us. */
const isCaller = ({ path }: Fact): boolean =>
  /^(?:called|phoned|rang|rung)(?:it)?(?:in)?by$/.test(plainName(path.at(-1)!));

/** Inputs of which none is an answer: `openItems: []`. */
const mayBeNone = new Set(['openItems', 'openIssues', 'risks', 'findings']);

/** Whether a gap is a list that is on record and has nothing in it, or a field that says that there is none. */
export const isNoneOnRecord = (gap: string, context: JsonObject, { facts }: FactSheet): boolean =>
  facts.some((fact) => listDenied(fact).some((name) => spokenGap(name) === gap)) ||
  [...mayBeNone]
    .filter((name) => spokenGap(name) === gap)
    .some((name) =>
      Object.entries(context).some(
        ([own, value]) =>
          namesFor(name).includes(normalName(own)) && Array.isArray(value) && value.length === 0,
      ),
    );

const isDueOrNoSum = (line: string): boolean =>
  splitDue(line) !== null || !/\p{Sc} ?\d/u.test(line);

function isOnRecord(
  name: string,
  sheet: FactSheet,
  definition: Pick<WorkflowDefinition, 'inputs'>,
): boolean {
  // One invoice answers for the invoices.
  const found = sheet.find(name) ?? sheet.find(name.replace(/s$/, ''));
  if (isUsable(found, name)) return true;
  if (isAnsweredBy(name, sheet)) return true;
  // `permissionFromReferrer` is a consent, too.
  if (name === 'consent' && sheet.facts.some(({ path }) => isOfConsent(path.at(-1)!))) return true;
  // Who is recommended is whom to speak to.
  if (name === 'contact' && definition.inputs.includes('referral') && namesLead(sheet)) return true;
  if (name === 'observation' && sheet.facts.some((fact) => isTold(fact, definition))) return true;
  // Each invoice of a list in words may say until when it is due.
  const lines = name === 'dueDate' ? sheet.facts.flatMap(({ items }) => items ?? []) : [];
  if (lines.some((line) => splitDue(line) !== null) && lines.every(isDueOrNoSum)) return true;
  // `comments` are on record where each answer has a `comment`.
  const records = sheet.facts.flatMap(({ fields }) => fields ?? []);
  if (records.length === 0) return false;
  const names = [name, name.replace(/s$/, '')].flatMap(namesFor);
  return records.some((field) => names.includes(field));
}

const namesLead = ({ find }: FactSheet): boolean =>
  find('referrer') !== undefined &&
  isGivenName(
    /^(?:Dr\.? |Mrs?\.? |Ms\.? )?(\p{Lu}\p{Ll}+) \p{Lu}/u.exec(
      find('referral')?.value ?? '',
    )?.[1] ?? '',
  );
