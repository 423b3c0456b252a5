import { isFreeText, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { SortedMissing } from '../left-out/missing.ts';
import { askAboutClaims, toTell } from '../questions/ask-about-claims.ts';
import { askAboutHarm } from '../questions/ask-about-harm.ts';
import { askWhetherLead, isClosedLead, isForLeads } from '../questions/ask-whether-lead.ts';
import { asksNotToBeCalled, findLater } from '../reasons/ask-of-texts.ts';
import { findDiscontent } from '../reasons/reasons-of-favours.ts';
import { dayShape, monthShape } from '../sentences/put-off.ts';
import { findStandIn } from '../request/find-stand-in.ts';
import { isCalm } from '../request/hazards.ts';
import { quotePoint } from '../request/quote-point.ts';
import { enumerate } from '../request/sections.ts';
import type { DraftRequest } from '../request/types.ts';
import { askAboutCallback } from '../schedule/callbacks.ts';
import { keepTerm } from '../texts/keep-term.ts';

const listTold = ({ facts }: FactSheet): readonly string[] =>
  facts.filter((fact) => isFreeText(fact)).flatMap(listSentences);

/** When they want to be called, in their own words or as a note tells of it: `asked to be contacted again in March`. */
const findWhen = (sheet: FactSheet): string | undefined =>
  listTold(sheet).find((sentence) => callThen.test(sentence)) ??
  findLater(sheet, isFreeText) ??
  listTold(sheet).find((sentence) => askedThen.test(sentence));
/** `call her Tues after 4` tells more than by when she decides. */
const callThen =
  /(?<!\b(?:to|will|would|can|could|did|not|never|n['’]t) )\b(?:call|ring|phone|text)(?: back)? (?:back|her|him|them|me)(?: back)? (?:(?:on|this|next) )?(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|tomorrow|today|(?:in the )?(?:mornings?|afternoons?|evenings?)|(?:after|before|at|around) \d)/iu;
const askedThen = new RegExp(
  String.raw`\b(?:asked|asks|asking|wants?|wanted|requested|would like|prefers?|says?|said)\b[^.;!?]{0,40}\b(?:call(?:ed|ing)?|contact(?:ed)?|ring|rung|phoned?|reached|hear|follow(?:ed)?[- ]?up|call ?back|check back|revisit(?:ed)?)\b[^.;!?]{0,40}\b(?:(?:in|after|from|until) (?:the )?(?:${monthShape}|new year|spring|summer|autumn|fall|winter|christmas|easter|holidays)|next (?:week|month|quarter|year|\p{L}+day)|in (?:\d{1,2}|a few|a couple of|two|three|four|six) (?:days|weeks|months)|tomorrow|on (?:\p{L}{3,6}day|${dayShape})|(?:at|after|before|around) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b)?|this (?:afternoon|evening))`,
  'iu',
);

/** Whoever is in need now is not left for a working day. */
const atOnce =
  /\b(?:immediate(?:ly)?|right (?:now|away)|at once|straight ?away|as soon as possible|asap|urgent(?:ly)?|emergency|flooding|no (?:heat(?:ing)?|hot water|power|electricity|water)|burst|locked out of|(?:wants?|needs?|demand(?:s|ed|ing)?|insist(?:s|ed)? on|get|send) (?:someone|somebody|an? (?:engineer|plumber|electrician|technician|crew|man|visit))(?: \p{L}+){0,2} (?:today|tonight|now|this (?:morning|afternoon|evening))|(?:asking for|demand(?:s|ing)) (?:an? )?(?:ransom|bitcoins?|money)|(?:please,? )(?:can )?(?:some|any)(?:body|one) (?:call|ring|phone|come|help)|(?:everything|phones?|tills?|systems?|servers?|internet|network)(?: is| are|['’]s)?(?: all| completely)? down (?:since|again|and|today|this))\b/iu;
const isPressing = (sheet: FactSheet): boolean =>
  listTold(sheet).some((sentence) => atOnce.test(sentence) && !notPressing.test(sentence));
const notPressing =
  /\b(?:not|no|isn['’]?t|nothing|never|hardly) (?:\p{L}+ )?(?:urgent|immediate|emergency|rush)|\b(?:send|quote|email|price|proposal|reply)\b[^.;!?]{0,40}\b(?:asap|as soon as possible)\b/iu;

/** `Write to them today, not calling, as they ask` */
function howToAnswer(sheet: FactSheet): string {
  const later = findWhen(sheet);
  const when = later === undefined ? 'today' : tellWhen(later);
  if (asksNotToBeCalled(sheet)) return `Write to them ${when}, not calling, as they ask`;
  if (later !== undefined) return `Call them back ${when}`;
  return isPressing(sheet)
    ? 'Call them back at once'
    : 'Call them back today, at once where they ask for it';
}

const tellWhen = (later: string): string =>
  `when it suits them, as is on record: “${quotePoint(later, [ofCall], 160)}”`;
const ofCall = /\b(?:call|ring|phone|contact|reach|speak|talk)/i;

/** What may harm somebody comes first, and what the paper is for is done all the same. */
export function nextStep(request: DraftRequest, state: StepState): string {
  const { definition, sheet } = request;
  const own = ownStep(request, state);
  return askAboutHarm({ definition, sheet }).length === 0
    ? own
    : `${settleHarm} Then ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}

const settleHarm =
  'Settle first, today, whether somebody may come to harm, and tell whoever is responsible for safety.';

/** How a paper stands before its next step is chosen. */
export interface StepState {
  isUrgent: boolean;
  isDangerous: boolean;
  needed: SortedMissing;
}

/** What may harm somebody does not wait for the days of a plan. */
function ownStep(request: DraftRequest, { isUrgent, isDangerous, needed }: StepState): string {
  const { artifact, definition, sheet } = request;
  const callToAction = keepTerm(request);
  const { urgentCallToAction = callToAction } = artifact;
  if (isForLeads(definition) && isClosedLead(sheet))
    return 'Close it as no lead, unless somebody knows more of it, and call nobody before that.';
  if (askWhetherLead(definition, sheet).length > 0)
    return `${howToAnswer(sheet)}, and find out first whether this is a customer: then whoever looks after them goes on.`;
  if (askAboutClaims({ definition, sheet: request.record }).length > 0) return `${toTell}.`;
  if (askAboutCallback(sheet).length > 0 && !asksNotToBeCalled(sheet))
    return `First make the call that was promised, by when it was promised or at once. ${callToAction}`;
  if (isForLeads(definition)) {
    const later = findWhen(sheet);
    const soon = isPressing(sheet) ? 'at once' : 'within one working day';
    const when = later === undefined ? soon : tellWhen(later);
    if (asksNotToBeCalled(sheet))
      return `Write to the lead ${when}, not calling, as they ask, and record the answers in this brief.`;
    if (later !== undefined)
      return `Speak to the lead ${when}, and record the answers in this brief.`;
    if (isPressing(sheet)) return 'Call the lead at once, and record the answers in this brief.';
    const toRead = findToRead(sheet);
    if (toRead !== undefined)
      return `Send the lead within one working day what they want to read (“${clipSentence(toRead, 160)}”), then call, and record the answers in this brief.`;
  }
  if (callToAction.startsWith('Call the customer')) {
    const standIn = findStandIn(sheet);
    const whom = standIn ? `${standIn.name}, in the place of ${standIn.of}` : 'the customer';
    const discontent = findDiscontent(sheet);
    if (discontent !== undefined) return answerFirst(discontent, whom, asksNotToBeCalled(sheet));
    if (asksNotToBeCalled(sheet))
      return 'Write to the customer, as they ask not to be called, and record the answers.';
    if (standIn !== undefined) return callToAction.replace('the customer', whom);
  }
  const { absent, unnamed } = needed;
  if (absent.length > 0) return `Find out what is missing first: ${enumerate(absent)}.`;
  if (unnamed.length > 0) return `Say first which field has it: ${enumerate(unnamed)}.`;
  if (isDangerous)
    return 'Call the site now, and send today only people who may work with this hazard.';
  if (isUrgent) return urgentCallToAction;
  const { calmCallToAction = callToAction, plannedCallToAction = calmCallToAction } = artifact;
  if (isPlanned(sheet)) return plannedCallToAction;
  return isCalm(sheet) ? calmCallToAction : callToAction;
}

/** Who is displeased wants to hear what is done about it before anybody asks how they like it. */
function answerFirst(discontent: string, whom: string, isInWriting: boolean): string {
  const how = isInWriting ? `Write to ${whom}, not calling, as they ask` : `Call ${whom}`;
  return `${how}, today, and answer first “${clipSentence(discontent, 160)}”: say who puts it right and by when. Then record the answer to each question.`;
}

/** Whether the day and whoever goes are on record: nobody has to be found at once. */
const isPlanned = ({ facts, find }: FactSheet): boolean =>
  find('date') !== undefined && facts.some(({ path }) => ofCrew.test(normalName(path.at(-1)!)));
const ofCrew =
  /^(?:assigned|our)?(?:crew|team|technicians?|techs?|engineers?|electricians?|plumbers?|fitters?|installers?|mechanics?)(?:assigned|onsite|names?)?$/;

/** `Wants a price by email` */
const findToRead = (sheet: FactSheet): string | undefined =>
  listTold(sheet).find((sentence) => wantsToRead.test(sentence));
const wantsToRead =
  /\b(?:wants?|asks? for|asked for|would like|['’]d like|requested|needs?|please send|can you send)\b[^.;!?]{0,60}\b(?:by|via|over|in an?) e-?mail\b|\b(?:asked|asks|wants?|would like)\b[^.;!?]{0,40}\be-?mail(?:ed|s)? (?:him|her|them)\b/iu;
