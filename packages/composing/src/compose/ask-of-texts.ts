import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { clip, splitSentences } from '../facts/inline-text.ts';
import { canBeTold, sentencesOf } from '../facts/markup.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { isReply } from './read-asked.ts';
import {
  afterHoliday,
  asksForPaper,
  away,
  bereaved,
  closed,
  conditional,
  contacting,
  consentWaits,
  delicate,
  disputed,
  elsewhere,
  failed,
  grievance,
  held,
  inPerson,
  instructs,
  later,
  leftOut,
  notBefore,
  ofCustomer,
  open,
  partly,
  refusesCalls,
  seenFirst,
  unreachable,
} from './sayings.ts';
import { findUnsettled, type Settling } from './judge-answer.ts';
import { isToldIn } from './tell-left-out.ts';
import type { Ask } from './types.ts';

/** A pattern, or what is asked of a sentence as one is. */
type Saying = Pick<RegExp, 'test'>;

/** What somebody wrote may forbid to send a text as it stands, until a person has settled it. */
interface Reason extends Settling {
  /** The input of the workflows that it is about; of all, where it has none. */
  input?: string;
  /** Where it is looked for. */
  isIn: (fact: Fact) => boolean;
  /** One of them is enough. */
  says: readonly Saying[];
  /** What says that it is settled: without it, it is taken to be open. */
  isClosed?: RegExp;
  /** How many are quoted; one by default. */
  most?: number;
  /** What the text tells itself, and what another question quotes, is none. */
  isUntold?: true;
  asks: (said: string) => string;
}

const nameOf = ({ path }: Fact): string => normalName(path.at(-1)!);
/** What people say of an invoice in a field of any name: its `history`, say. */
const isOfInvoice = (fact: Fact): boolean =>
  isFreeText(fact) ||
  isEntry(fact) ||
  nameOf(fact) === 'status' ||
  (!terms.test(nameOf(fact)) && fact.value.split(/\s+/, fewWords).length === fewWords);
const terms = /^(?:payment)?(?:terms|conditions)$|^(?:address|scope)$/;
const fewWords = 5;
const appointments = new Set([
  ...namesFor('nextStep'),
  ...'agreed appointment visit meeting nextmeeting'.split(' '),
]);
const isOfAppointment = (fact: Fact): boolean => appointments.has(nameOf(fact));
const visits = [...inPerson, /\b(?:visit|viewing|survey|tasting|appointment)\b/iu];
const findings = new Set(['findings', 'finding']);
const checks = new Set(namesFor('findings'));
const reports = new Set(namesFor('observation'));

const ofFindings: Omit<Reason, 'isIn'> = {
  input: 'findings',
  says: [open],
  most: 2,
  settledBy: 'findingsClosed',
  isUnsettled: /^no\b/i,
  asks: (said) =>
    said.includes('” and “')
      ? `Findings may be open: “${said}”. Are they closed, or may it be signed for as they are?`
      : `A finding may be open: “${said}”. Is it closed, or may it be signed for as it is?`,
};

const reasons: readonly Reason[] = [
  {
    isIn: (fact) => isFreeText(fact) && !isReply(fact),
    says: [held, leftOut],
    settledBy: 'maySend',
    isUnsettled: /^no\b/i,
    asks: (said) => `On record is “${said}”: may this be sent now?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [later, away, afterHoliday],
    settledBy: 'date',
    asks: (said) => `The reply says “${said}”: on which day may they be written to?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: elsewhere,
    settledBy: 'recipient',
    asks: (said) => `The reply says “${said}”: whom are the messages for?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [grievance],
    settledBy: 'complaintAnswered',
    isUnsettled: /^no\b/i,
    asks: (said) => `The reply says “${said}”: what is said to that, and by whom?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [ofCustomer],
    settledBy: 'knownCustomer',
    asks: (said) => `The reply says “${said}”: is this a customer already? Then it is no lead.`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [bereaved],
    settledBy: 'maySend',
    isUnsettled: /^no\b/i,
    asks: (said) => `The reply says “${said}”: may these messages be sent as they are?`,
  },
  {
    // Of a request to somebody who has a say in it.
    input: 'contact',
    isIn: (fact) => nameOf(fact) === 'consent',
    says: [consentWaits],
    settledBy: 'maySend',
    isUnsettled: /^no\b/i,
    asks: (said) => `The consent on record says “${said}”: may this be sent now?`,
  },
  {
    input: 'consent',
    isIn: (fact) => nameOf(fact) === 'consent',
    says: [seenFirst],
    settledBy: 'textSeen',
    isUnsettled: /^no\b/i,
    asks: (said) => `The consent on record says “${said}”: have they seen this text?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [...refusesCalls, ...asksForPaper],
    settledBy: 'mayCall',
    isSettled: /^no\b/i,
    asks: (said) => `The reply says “${said}”: may the messages offer a call?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: inPerson,
    settledBy: 'mayCall',
    isSettled: /^no\b/i,
    asks: (said) => `The reply says “${said}”: may the messages offer a call in place of that?`,
  },
  {
    // Who has agreed to a visit is offered no call in its place.
    input: 'reply',
    isIn: isOfAppointment,
    says: visits,
    settledBy: 'maySend',
    isUnsettled: /^no\b/i,
    asks: (said) => `On record is “${said}”: may messages be sent that offer a call?`,
  },
  {
    // Of a check-in, which is a call.
    input: 'openIssues',
    isIn: (fact) => !isReply(fact),
    says: [
      ...refusesCalls,
      unreachable,
      away,
      { test: (said) => later.test(said) && isOfContact(said) && !ofOurs.test(said) },
    ],
    settledBy: 'mayCall',
    isSettled: /^no\b/i,
    asks: (said) => `On record is “${said}”: may they be called all the same?`,
  },
  {
    input: 'invoices',
    isIn: isOfInvoice,
    says: [disputed],
    settledBy: 'disputed',
    asks: (said) => `On record is “${said}”: is the invoice disputed?`,
  },
  {
    input: 'invoices',
    isIn: isOfInvoice,
    says: [delicate, partly],
    settledBy: 'maySend',
    isUnsettled: /^no\b/i,
    asks: (said) => `On record is “${said}”: may this be sent now?`,
  },
  ...['terms', 'offer', 'salary'].map((input): Reason => ({
    input,
    isIn: (fact) => isFreeText(fact),
    says: [conditional],
    settledBy: 'maySend',
    isUnsettled: /^no\b/i,
    asks: (said) => `On record is “${said}”: may this be sent as it is?`,
  })),
  {
    input: 'referral',
    isIn: () => true,
    says: refusesCalls,
    settledBy: 'mayCall',
    isSettled: /^no\b/i,
    asks: (said) => `On record is “${said}”: may the letter offer a call?`,
  },
  { ...ofFindings, isIn: ({ path }) => path.some((name) => reports.has(normalName(name))) },
  {
    ...ofFindings,
    isIn: ({ path }) => path.some((name) => findings.has(normalName(name))),
    isClosed: closed,
  },
  {
    ...ofFindings,
    isIn: (fact) => fact.names.some((name) => checks.has(name)),
    says: [failed],
  },
  {
    // The catalogue's sentences follow no instruction: whoever sends them says that they keep to it.
    // What is said in a call is nobody's order.
    isIn: (fact) => isFreeText(fact) && !isReply(fact) && nameOf(fact) !== 'transcript',
    says: instructs,
    most: 3,
    isUntold: true,
    settledBy: 'instructionsKept',
    isSettled: /^yes\b(?!.*\b(?:but|except|only|also|add|say)\b)/is,
    isUnsettled: /^no\b/i,
    asks: (said) => `On record is “${said}”: does the text keep to it?`,
  },
];

/** Whether a sentence is none that a note marks as not public. */
const isOpen = (sentence: string, marked: readonly Fact[]): boolean =>
  marked.every((fact) => !fact.value.includes(sentence) || openSentences(fact).includes(sentence));

const silence =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never|no need to|best not to|better not to) (?:ever )?(?:mention|bring up|say|tell|name|put|print|use|show|include|talk about)\b(?<what>[^.;,!?]{3,80})(?:,? (?:that|it|this)['’]?s [^.;]{3,80})?[.!]?$/iu;

/** A matter, and nobody whom the text may call by another name. */
const matter =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never|no need to|best not to|better not to) (?:ever )?(?:mention|bring up|talk about) (?:the |any |her |his |their |our |that )?(?<what>[\p{Ll} ]{4,60})[.!]?$/iu;

/** `Don't call before 10`: a letter that speaks of no call keeps to it. */
const noCall =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never) (?:call|ring|phone)\b(?! (?:it|this|that)\b)[^.;,]{0,40}[.!]?$/iu;

/** `He got a fleet discount of 15% but keep that out of it` */
const leftOutOf =
  /^(?<what>[^.;]{8,160}?),? ?(?:but|so|and|please|pls)? (?:please |pls )?(?:keep|leave) (?:that|it|this) out(?: of (?:it|this|the \p{L}+))?[.!]?$/iu;

/** Whether a text says nothing of what it is not to mention: `Don't mention Cawood Feeds`, `the grant`. */
function isKept(sentence: string, text: string): boolean {
  const told = text.toLowerCase();
  const isTold = (word: string): boolean => told.includes(word.toLowerCase().slice(0, 5));
  const left = leftOutOf.exec(sentence)?.groups?.['what'];
  if (left !== undefined) return !(left.match(/\p{L}{5,}|\d+/gu) ?? []).some(isTold);
  if (noCall.test(sentence)) return !/\b(?:call|ring|phone|telephone)\b/i.test(text);
  const said = silence.exec(sentence)?.groups?.['what'] ?? '';
  const names = said.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu) ?? [];
  const things = matter.exec(sentence)?.groups?.['what']?.match(/\p{L}{4,}/gu) ?? [];
  const named = names.length > 0 ? names : things;
  return named.length > 0 && !named.some(isTold);
}

/** Whether somebody wrote that they are not to be called, and not of somebody else. */
export const asksNotToBeCalled = ({ facts }: FactSheet): boolean =>
  facts
    .flatMap(sentencesOf)
    .some((sentence) => !ofOthers.test(sentence) && refusesCalls.some((one) => one.test(sentence)));

const ofOthers =
  /\b(?:deputy|colleague|wife|husband|partner|assistant|mother|mum|father|dad|son|daughter|secretary|neighbou?rs?)\b/i;

/** What a reply, or what was agreed on, says of a meeting at a place, unless a call may be offered in place of that. */
export const findVisit = ({ facts, find }: FactSheet): string | undefined =>
  (/^yes\b/i.test(find('mayCall')?.value ?? '') ? [] : facts)
    .filter((fact) => isReply(fact) || isOfAppointment(fact))
    .flatMap((fact) =>
      splitSentences(fact.value).filter((sentence) =>
        (isReply(fact) ? inPerson : visits).some((one) => one.test(sentence)),
      ),
    )[0];

/** Whether somebody wants to read an answer, and no call was allowed. */
export const wantsWriting = ({ facts, find }: FactSheet): boolean =>
  /^no\b/i.test(find('mayCall')?.value ?? '') &&
  // What a reply says may be of a visit; what a letter is asked about is not in it.
  (!facts.some(isReply) ||
    facts.some(({ value }) => [...refusesCalls, ...asksForPaper].some((one) => one.test(value))));

/** What we are to say is about no call of theirs. */
const ofOurs = /^(?:and |also |please |pls )*(?:ask|offer|tell|mention|remind|check|see)\b/i;

/** `Not until the will is settled` is about something else than a call. */
const isOfContact = (sentence: string): boolean =>
  contacting.test(sentence) || sentence.split(' ').length <= 5;

/** What a reply, or any text, says of a later time at which its sender is to be spoken to. */
export const findLater = (
  { facts }: FactSheet,
  isIn: (fact: Fact) => boolean = isReply,
): string | undefined =>
  facts
    .filter((fact) => isIn(fact) && canBeTold(fact))
    .flatMap(({ value }) => splitSentences(value))
    .filter((sentence) => isIn === isReply || isOfContact(sentence))
    .find((sentence) => [later, away, afterHoliday, notBefore].some((one) => one.test(sentence)));

/**
 * What has to be settled before a text is sent that answers, or is about, what somebody wrote.
 * @param text what is sent, with what is asked about it already; without one, no instruction is asked about.
 */
export function askOfTexts(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  record: FactSheet,
  text?: string,
): Ask[] {
  const handled = new Set<string>();
  return reasons.flatMap((reason) => {
    const { input, isIn, says, isClosed, isUntold, most = 1, settledBy, asks } = reason;
    if (isUntold && text === undefined) return [];
    const unsettled = findUnsettled(record.find(settledBy), reason);
    const isAbout = input === undefined || inputs.includes(input);
    if (!isAbout || (isUntold && unsettled === undefined)) return [];
    const facts = record.facts.filter((fact) => isIn(fact) && canBeTold(fact));
    const told = facts
      .flatMap(({ value, items = [value] }) => items)
      .flatMap((value) => (isClosed?.test(value) === false ? [value] : splitSentences(value)))
      .filter((sentence) => !isUntold || !(handled.has(sentence) || isToldIn(text!, sentence)))
      .filter((sentence) => text === undefined || !isKept(sentence, text));
    // What says that it is open comes before what only does not say that it is closed.
    const said = [
      ...new Set([
        ...told.filter((sentence) => says.some((one) => one.test(sentence))),
        ...told.filter((sentence) => isClosed?.test(sentence) === false),
      ]),
    ].slice(0, most);
    for (const sentence of said) handled.add(sentence);
    if (said.length === 0 || unsettled === undefined) return [];
    // What is not public is read where it stands.
    const marked = facts.filter(isMarked);
    const shown = said.filter((sentence) => isOpen(sentence, marked));
    // By itself it is asked about.
    if (shown.length === 0 && isUntold) return [];
    const quoted =
      shown.length === 0
        ? [`${marked[0]!.label.toLowerCase()}: not public, read it there`]
        : shown.map((sentence) => clip(sentence.replace(/[.]$/, ''), 120));
    return [{ names: [settledBy], question: `${asks(quoted.join('” and “'))}${unsettled}` }];
  });
}
