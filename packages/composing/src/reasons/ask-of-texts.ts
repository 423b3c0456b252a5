import { byItsWords } from '@workspace-ops/content';
import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { asHeard, canBeTold, listSentences } from '../facts/markup.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { heard } from '../facts/read-free-text.ts';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { askAboutAccount } from '../questions/ask-about-account.ts';
import { askAboutAnswers } from '../questions/ask-about-answers.ts';
import {
  askAboutBlanks,
  askAboutNotes,
  askAboutOpenEntries,
} from '../questions/ask-about-blanks.ts';
import { isReply } from '../request/read-asked.ts';
import {
  asksForPaper,
  inPerson,
  longLeave,
  notBefore,
  getsNoCalls,
  refusesCalls,
  toSpoken,
} from '../sentences/sayings.ts';
import { putOffs } from '../sentences/put-offs.ts';
import { isFoundGood } from '../sentences/clean-findings.ts';
import { withoutClosed } from '../sentences/closed-elsewhere.ts';
import { findMovedVisit } from '../sentences/moved-meetings.ts';
import { asksToComeBack } from '../sentences/put-off.ts';
import { quotePoint, rankGrave } from '../request/quote-point.ts';
import { findUnsettled, plainNo } from '../request/judge-answer.ts';
import { comesToLook } from '../sentences/places-to-meet.ts';
import { withoutThings } from '../sentences/things-that-come.ts';
import { isToldIn } from '../left-out/tell-left-out.ts';
import { isToBeCalled } from '../sentences/asks-for-call.ts';
import { isOfOthers } from '../sentences/is-of-others.ts';
import { isOwnTask } from '../sentences/own-tasks.ts';
import { isToldAsAsked } from '../request/asked-to-tell.ts';
import { isKept, wantsSilence } from '../questions/kept-by-silence.ts';
import { onceByText } from '../weights/once-by-text.ts';
import { isKeptUnnamed } from '../disclosure/wish-for-no-name.ts';
import { isOfContact } from '../sentences/of-contact.ts';
import { findSaidInstead } from '../request/find-stand-in.ts';
import { prefersWriting, wantsNoCalls } from '../request/wishes-for-writing.ts';
import type { Reason } from './reason.ts';
import { isOfAppointment, visits } from './reasons-of-calls.ts';
import { reasons } from './reasons-to-ask.ts';
import type { Ask } from '../request/types.ts';

/** Whether a sentence is none that a note marks as not public. */
const isOpen = (sentence: string, marked: readonly Fact[]): boolean =>
  marked.every((fact) => !fact.value.includes(sentence) || openSentences(fact).includes(sentence));

/**
 * Whether somebody wrote that they are not to be called, and not of somebody else. Who would rather be written to, and
 * asks for a call all the same, may be called.
 */
export function asksNotToBeCalled(sheet: FactSheet): boolean {
  if (sheet.facts.some((fact) => wantsNoCalls(fact) || leavesCalls(fact))) return true;
  const sentences = sheet.facts
    // What we answer about a call is not what they wrote.
    .filter(({ path }) => normalName(path.at(-1)!) !== 'maycall')
    .flatMap(listSentences);
  const refused = sentences.filter(
    (sentence) =>
      !isOfOthers(sentence) &&
      !getsNoCalls.test(sentence) &&
      refusesCalls.some((one) => one.test(sentence)) &&
      !findSaidInstead(sheet).includes(sentence),
  );
  return (
    refused.length > 0 &&
    !(refused.every(prefersWriting) && sentences.some((sentence) => isToBeCalled.test(sentence)))
  );
}

/** `Can you stop ringing me please` in a call; a reply that says so leaves the list. */
const leavesCalls = (fact: Fact): boolean =>
  !isReply(fact) && listSentences(fact).some((sentence) => noMoreCalls.test(sentence));
const noMoreCalls = byItsWords(
  /\b(?:stop|quit) (?:ringing|calling|phoning|telephoning|texting|contacting|bothering|pestering|harassing) (?:me|us|him|her|them|here|this (?:number|house))\b|\b(?:take|remove|delete|get) (?:me|us|him|her|them|(?:my|his|her|their|this) (?:number|details|data)) (?:off|from) (?:y?our|the) (?:\p{L}+ )?(?:list|database|system|records?)\b|\b(?:remove|delete|erase) (?:my|his|her|their) (?:details|number|data|information)\b/iu,
);

/** What a reply, or what was agreed on, says of a meeting at a place, unless a call may be offered in place of that. */
export const findVisit = ({ facts, find }: FactSheet): string | undefined =>
  (/^yes\b/i.test(find('mayCall')?.value ?? '') ? [] : facts)
    .filter((fact) => isReply(fact) || isOfAppointment(fact))
    .flatMap((fact) => {
      const sentences = splitSentences(fact.value);
      const moved = isReply(fact) ? findMovedVisit(sentences) : undefined;
      return [
        ...(moved === undefined ? [] : [moved]),
        ...sentences.filter((sentence) =>
          (isReply(fact) ? inPerson : visits).some((one) => one.test(sentence)),
        ),
      ];
    })[0];

/** `Tues 1 Dec after 3, at yours in Fishponds` */
export const findOurs = ({ facts }: FactSheet): string | undefined =>
  facts
    .filter(isReply)
    .flatMap(({ value }) => splitSentences(value).map((sentence) => ({ sentence, value })))
    .find(
      ({ sentence, value }) => atOurs.test(withoutThings(sentence)) || comesToLook(sentence, value),
    )?.sentence;
const atOurs =
  /\bat yours\b|\bat your (?:place|offices?|workshop|showroom|shop|yard|unit|premises)\b|[,;] ?your (?:place|offices?|workshop|showroom|shop|yard|unit)\b|\b(?:see|visit|look at|tour|come to) (?:the|your) (?:workshop|showroom|factory|shop|studio|offices?|yard|warehouse)\b|\b(?:come|pop|drop) (?:in|by|over|round|along)? ?to (?:you|yours|your \p{L}+)\b/iu;

/** Whether somebody said that no call may be offered. */
export const mayNotBeCalled = ({ find }: FactSheet): boolean =>
  plainNo.test(find('mayCall')?.value ?? '');

/** Whether somebody wrote that they want to read an answer. */
export const asksForWriting = ({ facts }: FactSheet): boolean =>
  facts.some(({ value }) => [...refusesCalls, ...asksForPaper].some((one) => one.test(value)));

/** What a reply, or any text, says of a later time at which its sender is to be spoken to. */
export const findLater = (
  { facts }: FactSheet,
  isIn: (fact: Fact) => boolean = isReply,
): string | undefined => {
  const said = facts
    .filter((fact) => isIn(fact) && canBeTold(fact))
    // What our own agent says in a call is no wish of the caller.
    .flatMap(({ value }) => heard(value))
    .filter((sentence) => isIn === isReply || isOfContact(sentence))
    // Somebody else answers meanwhile.
    .filter((sentence) => !longLeave.test(sentence))
    .filter((sentence) => laterOn.some((one) => one.test(sentence)));
  // What they ask for says more than why they put it off.
  return said.find(asksToComeBack) ?? said[0];
};
const laterOn = [...putOffs, notBefore].map(toSpoken);

/** `Castle Howe: amount £960.00, status says he never got it` is about what the last of its parts says. */
function shorten(sentence: string, says: readonly Pick<RegExp, 'test'>[]): string {
  const [entry = '', name = ''] = /^([^:“”]{2,60}): (?=[^:]*,)/u.exec(sentence) ?? [];
  if (name === '') return sentence;
  const parts = sentence.slice(entry.length).split(/, (?=\p{L}+ )/u);
  const part = parts.find((one) => says.some((saying) => saying.test(one)));
  if (part === undefined || parts.length < fewParts) return sentence;
  const whose = parts.find((one) => one !== part && ofWhom.test(one));
  const next = parts[parts.indexOf(part) + 1] ?? '';
  const whole = follows.test(next) ? `${part}, ${next}` : part;
  return `${whose === undefined ? name : `${name}, ${whose}`}: ${whole}`;
}
/** `Never checked, so nobody closes the breaker before Monday` */
const follows = /^(?:so|hence|therefore|which|until|till|unless|before) /i;
const fewParts = 3;
const ofWhom = /^(?:customer|cust|client|company|firm|family|account) /i;

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
  /** What was quoted already, by what settles it: one answer is asked for once. */
  const quoted = new Map<string, Set<string>>();
  const listParts = onceByText(splitSentences);
  const asked = reasons.flatMap((reason) => {
    const {
      input,
      isOf = () => true,
      isIn,
      says,
      isClosed,
      isClosedIn,
      isUntold,
      isToldAs,
      most = 1,
      settledBy,
      asks,
    } = reason;
    if ((isUntold || isToldAs) && text === undefined) return [];
    const unsettled = findUnsettled(record.find(settledBy), reason);
    const isAbout = (input === undefined || inputs.includes(input)) && isOf(inputs);
    if (!isAbout) return [];
    const facts = record.facts.filter(isIn).flatMap(asHeard);
    const told = facts
      .flatMap((fact) => listHeard(fact, reason))
      .filter((value) => isClosed === undefined || !isFoundGood(value, says))
      .flatMap((value) => {
        if (isClosed === undefined) return listParts(value);
        return isClosed.test(value) ? withoutClosed(listParts(value)) : [value];
      })
      // Most sentences say nothing of it: nothing else is looked up of those.
      .filter(
        (sentence) => says.some((one) => one.test(sentence)) || isClosed?.test(sentence) === false,
      )
      .filter((sentence) => isClosedIn?.(sentence, record) !== true)
      .filter((sentence) => !isUntold || !(handled.has(sentence) || isToldIn(text!, sentence)))
      .filter((sentence) => isToldAs?.(sentence, text!) !== true)
      .filter((sentence) => !isUntold || !isOwnTask(sentence))
      .filter((sentence) => text === undefined || !isKept(sentence, text))
      .filter((sentence) => text === undefined || !isToldAsAsked(sentence, text))
      .filter((sentence) => text === undefined || !isKeptUnnamed(sentence, text, record));
    const before = quoted.get(settledBy) ?? new Set();
    quoted.set(settledBy, before);
    // What says that it is open comes before what only does not say that it is closed.
    const said = [
      ...new Set([
        ...gravestFirst(told.filter((sentence) => says.some((one) => one.test(sentence)))),
        ...told.filter((sentence) => isClosed?.test(sentence) === false),
      ]),
    ]
      .filter((sentence) => !before.has(sentence))
      .slice(0, most);
    for (const sentence of said) {
      handled.add(sentence);
      before.add(sentence);
    }
    if (said.length === 0 || unsettled === undefined) return [];
    // What is not public is read where it stands.
    const marked = facts.filter(isMarked);
    const shown = said.filter((sentence) => isOpen(sentence, marked));
    // By itself it is asked about.
    if (shown.length === 0 && (isUntold || said.every(isAskedAsMarked))) return [];
    const words =
      shown.length === 0
        ? [`(a sentence under ${marked[0]!.label.toLowerCase()} that is not public: read it there)`]
        : shown.map((sentence) =>
            quotePoint(shorten(sentence, says), says, isUntold ? longQuote : shortQuote),
          );
    return [{ names: [settledBy], question: `${asks(words.join('” and “'))}${unsettled}` }];
  });
  return [
    ...asked,
    ...askAboutBlanks({ inputs }, record),
    ...(text === undefined ? [] : askAboutNotes({ inputs }, record)),
    ...(text === undefined ? [] : askAboutOpenEntries(record, text, asked)),
    ...(text === undefined ? [] : askAboutAnswers({ inputs }, record, text)),
    ...(text !== undefined && inputs.includes('invoices') ? askAboutAccount(record) : []),
  ];
}

/** Of a list an entry that says itself what is not known yet is asked about as such: `Quiz night: TBD`. */
const listHeard = (
  fact: Pick<Fact, 'path' | 'value' | 'items' | 'blanks'>,
  { input, settledBy }: Reason,
): readonly string[] => {
  const { value, items = [value], blanks = [] } = fact;
  const isAsked = settledBy === 'maySend' && input !== 'invoices' && !isFreeText(fact);
  return isAsked ? items.filter((item) => !blanks.includes(item)) : items;
};

/** What a text does not tell is quoted nowhere else. */
const [shortQuote, longQuote] = [120, 240];

/** Where not all are quoted, what may harm somebody is, and what binds somebody. */
const gravestFirst = (said: readonly string[]): readonly string[] =>
  said.length < 2 ? said : said.toSorted((one, other) => rankGrave(one) - rankGrave(other));

/** What a note keeps back is asked about of the note, which is one of some words. */
const isAskedAsMarked = (sentence: string): boolean =>
  (wantsSilence(sentence) || ofItself.test(sentence)) &&
  sentence.split(/\s+/).length >= wordsOfNote;
const wordsOfNote = 6;
/** `He made it up, don't post that`: of what the sentence says, and no text is to wait for it. */
const ofItself =
  /\b(?:do not|don['’]?t|dont|never|not to) (?:ever )?(?:post|publish|print|mention|tell|share|say|put|repeat|include) (?:that|it|this)(?: (?:in|down|there))?(?:[.!,;)]|$)/iu;

/** Whether a finding reads as open, whatever somebody answered of it. */
export const hasOpenFindings = ({ facts }: FactSheet): boolean =>
  askOfTexts(
    { inputs: ['findings'] },
    toSheet(facts.filter(({ path }) => normalName(path.at(-1)!) !== 'findingsclosed')),
  ).some(({ names }) => names.includes('findingsClosed'));
