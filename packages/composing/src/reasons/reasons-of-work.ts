import { dangerSettled } from '../questions/ask-about-harm.ts';
import { tellsOfClaim } from '../questions/ask-about-claims.ts';
import { isOfHealth } from '../disclosure/health.ts';
import { goesBy, isFreeText, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { isAcute } from '../request/hazards.ts';
import { refusal, unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { isNoted } from './reasons-of-terms.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';
import { isTerm } from '../weights/weigh-terms.ts';
import { isBeyondLimit } from '../figures/beyond-limit.ts';
import { saysBarred } from '../sentences/barred-use.ts';
import { signsAnyway } from '../sentences/signs-anyway.ts';
import type { Reason } from './reason.ts';
import { isRefused, isRefusedAnywhere } from '../request/not-accepted.ts';
import {
  accident,
  againstClaim,
  notDelivered,
  ownFault,
  toCome,
  unapproved,
  wantsLess,
  wantsRemedy,
} from '../sentences/sayings.ts';
import { isDefeated, isStopgap } from '../sentences/stopgaps.ts';

const isDelivered = goesBy('deliverables');

const ofSheet: Omit<Reason, 'isIn' | 'says'> = {
  input: 'findings',
  most: 3,
  settledBy: 'findingsClosed',
  isUnsettled: refusal,
  asks: (said) =>
    `On record is “${said}”, and the sheet says that it was delivered: is it done, or may it be signed for as it is?`,
};

const isOfHandover = goesBy('deliverables', 'items', 'scope', 'closure', 'outcome');
/** What a sheet says is in their hands, whatever the field is called. */
const isHandedOver = (fact: Fact): boolean =>
  (isFreeText(fact) && !isReply(fact)) || isEntry(fact) || isOfHandover(fact);

/** `Torque on the second battery not checked`: what nobody has looked at yet is not in anybody's hands. */
const unchecked =
  /\b(?:not|never|[a-z]+n['’]t|nobody(?: has)?)(?: (?:yet|been|fully|properly|all|even|ever))* (?:checked|tested|tightened|torqued|commissioned|inspected|measured|calibrated|earthed|grounded|balanced|purged|flushed|certified|pressure[- ]tested)\b|\b(?:yet|still|has|have|needs?) to (?:be )?(?:checked|tested|tightened|torqued|commissioned|inspected|measured|calibrated|earthed|grounded|balanced|purged|flushed|certified)\b/iu;

/** What a sheet would have signed for before it is done. */
export const ofDelivery: readonly Reason[] = [
  {
    ...ofSheet,
    isIn: isNoted,
    says: [
      unchecked,
      { test: isBeyondLimit },
      { test: (said) => saysBarred(said) || isTerm('warning', said) },
    ],
    isUntold: true,
  },
  {
    ...ofSheet,
    isIn: isHandedOver,
    says: [{ test: signsAnyway }],
    asks: (said) =>
      `On record is “${said}”: what is still open, does the customer know of it, and may it be signed for as it is?`,
  },
  {
    ...ofSheet,
    isIn: isHandedOver,
    says: [{ test: isDefeated }],
    asks: (said) =>
      `On record is “${said}”, which leaves a safety device out of action: may somebody come to harm, and may it be signed for as it is?`,
  },
  {
    ...ofSheet,
    isIn: isHandedOver,
    says: [{ test: isStopgap }],
    asks: (said) =>
      `On record is “${said}”, which is no more than a makeshift or holds under a condition: does the customer know, and may it be signed for as it is?`,
  },
  {
    ...ofSheet,
    isIn: (fact) => (isFreeText(fact) && !isReply(fact)) || isDelivered(fact),
    says: [toCome],
  },
  {
    ...ofSheet,
    isIn: isDelivered,
    says: [notDelivered],
  },
];

/** Work that somebody does not accept, wherever it is told. */
export const ofRefusal: Reason = {
  input: 'findings',
  isIn: (fact) => listSentences(fact).some((sentence) => isRefused(fact, sentence)),
  says: [{ test: (sentence) => isRefusedAnywhere(sentence) }],
  most: 2,
  ...unlessRefused,
  asks: (said) =>
    `On record is “${said}”, so the work is not accepted: may the sheet be sent for signature all the same?`,
};

const onSchedule =
  /\b(?:on|ahead of) (?:schedule|track|time|programme|program|target|plan)\b|\b(?:as|to) plan(?:ned)?\b/iu;
const behind =
  /\b(?:late|delay(?:s|ed|ing)?|behind|slip(?:s|ped|ping)?|held up|put back|push(?:es|ed|ing)? (?:[\p{L}\d]+ ){0,4}(?:back|to|into)|overr[ua]n(?:s|ning)?|postponed|rescheduled|moved (?:back )?to|not before)\b/iu;
const notBehind =
  /\b(?:no|not|never|without|[a-z]+n['’]t)\b[^.;,]{0,20}\b(?:late|delays?|delayed|behind|slip(?:ped)?|held up)\b/iu;

/** Whether something on record says that a part of the work is late. */
const isAnyBehind = ({ facts }: FactSheet): boolean =>
  facts.some((fact) =>
    listSentences(fact).some((said) => behind.test(said) && !notBehind.test(said)),
  );

const tellsMost = (said: string): boolean =>
  [...said.matchAll(/(?<![\d.,])(\d{1,4}) (?:out )?of (?:the |our )?(\d{1,4})(?![\d.,])/giu)].some(
    ([, some, all]) => Number(some) < Number(all),
  );

const ofReport: Omit<Reason, 'says' | 'asks'> = {
  input: 'milestone',
  isIn: (fact) => !isReply(fact),
  most: 2,
  ...unlessRefused,
};

function askAboutSafety(said: string): string {
  return `“${said}” stands in a report to the client: has whoever is responsible for safety agreed to that?`;
}

function askAboutClaim(said: string): string {
  return `On record is “${said}”: do management and the insurer know of it, and may this be sent?`;
}

/** What a client is not told by the way. */
const complaints = /complain|grievance/;

/** Names under which people write the report itself, as well as a note on it. */
const accounts =
  /^(?:summary|details?|comments?|message|description|text|remarks?|info|information|(?:status)?updates?)$/;
const isAccount = ({ path }: Fact): boolean => accounts.test(normalName(path.at(-1)!));
const reported = ['progress', 'workDone', 'outcome', 'status', 'issue', 'nextStep'];

/** `Rooms 10-14 slip to December 11`, and no `don't be late` */
const slipped =
  /\b(?:slip(?:s|ped|ping)?|delay(?:s|ed)?|postponed|(?:is|are|was|were|running|runs|fell|falls|got|days?|weeks?) behind|behind (?:schedule|plan)|(?:running|days?|weeks?) late|late (?:delivery|shipment|parts?)|put back|pushed (?:back|out|to)|mov(?:es?|ed|ing) (?:from|to|out|back)|overr[au]n)\b/iu;

export const ofMilestone: readonly Reason[] = [
  {
    ...ofReport,
    isIn: (fact) => isFreeText(fact) && (!isReply(fact) || isAccount(fact)),
    says: [slipped],
    isUntold: true,
    asks: (said) => `The text does not tell “${said}”: may the report be sent without it?`,
  },
  {
    ...ofReport,
    says: [{ test: isBeyondLimit }],
    isUntold: true,
    asks: (said) =>
      `The text does not tell “${said}”, which is beyond a limit: may the report be sent without it?`,
  },
  {
    ...ofReport,
    isIn: isAccount,
    says: [/(?:\p{L}{2,}[^\p{L}]+){3}\p{L}{2,}/u],
    // A report that tells something else has been written from the fields for it.
    isClosedIn: (_said, { find }) => reported.some((name) => find(name) !== undefined),
    isUntold: true,
    asks: (said) => `The report tells nothing of “${said}”: may it be sent without it?`,
  },
  {
    // Nobody asks a favour of whoever holds something against us as if nothing were.
    input: 'consent',
    isIn: ({ names }) => !names.includes('consent'),
    says: [{ test: tellsOfClaim }],
    ...unlessRefused,
    asks: askAboutClaim,
  },
  {
    ...ofReport,
    isIn: ({ path }) => complaints.test(normalName(path.at(-1)!)),
    says: [{ test: (said) => isAgainstUs(said) }],
    isUntold: true,
    asks: (said) => `“${said}” is on record: may the report be sent without a word on it?`,
  },
  {
    ...ofReport,
    says: [accident],
    settledBy: dangerSettled,
    asks: askAboutSafety,
  },
  {
    ...ofReport,
    says: [{ test: tellsOfClaim }],
    asks: askAboutClaim,
  },
  {
    ...ofReport,
    says: [onSchedule],
    // `58 of 60 on time` says itself that some were late.
    isClosedIn: (said, sheet) => !isAnyBehind(sheet) || tellsMost(said),
    asks: (said) =>
      `“${said}” stands in the report, and something else on record is late: may it be said?`,
  },
  {
    ...ofReport,
    says: [unapproved],
    asks: (said) =>
      `“${said}”: has the client been asked for it, and may the report be sent before they agree?`,
  },
];

/** What a letter of claim quotes; a note to a colleague is none. */
const quotedInClaim = new Set(['issue', 'problem', 'fault', 'observation', 'complaint']);
const isRemedy = goesBy('remedy');

/** What harmed somebody of ours, which no supplier reads by the way. */
const harmedOurs =
  /\b(?:rash|burn(?:t|s|ed|ing)?|blister\p{L}*|cut|hurt|injur\p{L}+|stitches|hospital|bruis\p{L}+|scald\p{L}*|sprain\p{L}*|fractur\p{L}+|dizzy|fainted|bleed\p{L}*|off sick|unwell|a ?& ?e)\b/iu;
const ofPerson =
  /\b(?:he|she|his|her|him|they|our|my|one of us|apprentice|driver|fitter|crew|lad|staff)\b|(?<!\p{L})(?!(?:The|This|It|Two|Six|All|We|In|On|At)\b)\p{Lu}\p{Ll}+ (?:got|has|had|was|is|cut|burnt|hurt)\b/u;
const isOfOurs = (said: string): boolean =>
  harmedOurs.test(said) && ofPerson.test(said) && (isAcute(said) || isOfHealth(said));

/** What may speak against a claim that is sent to a supplier. */
const some = String.raw`(?:\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|several|a few|most|the rest|the others?) (?:of (?:them|the \p{L}+) )?`;
/** `We did find 2 more in the other box`, `the rest turned up since` */
const foundSince = new RegExp(
  String.raw`\b(?:found|find|located|discovered|unearthed|received|got|counted)\b[^.;!?]{0,12} ${some}(?:more|others?|extra|further)\b|\b${some}(?:more |others? |extra )?(?:have |has |did )?(?:since |now |actually )*(?:turned up|turn up|come to light|been found|were found|was found|come in since|came in since|arrived since|arrived after all)\b`,
  'iu',
);

export const ofClaim: readonly Reason[] = [
  {
    input: 'supplier',
    isIn: () => true,
    says: [{ test: isOfOurs }],
    ...unlessRefused,
    asks: (said) =>
      `“${said}” tells what happened to somebody of ours: has whoever handles injuries been told, and may the supplier read it?`,
  },
  {
    input: 'supplier',
    isIn: () => true,
    says: ownFault,
    ...unlessRefused,
    asks: (said) => `On record is “${said}”, which reads as our own fault: may the claim be sent?`,
  },
  {
    input: 'supplier',
    isIn: (fact) => !isFreeText(fact),
    says: againstClaim,
    most: 3,
    ...unlessRefused,
    asks: (said) =>
      `On record is “${said}”, which may speak against the claim: may it be sent with that?`,
  },
  {
    input: 'supplier',
    // What is wanted as a remedy is told in the letter.
    isIn: (fact) => !isRemedy(fact),
    says: [wantsLess],
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: may a claim be sent for all of it?`,
  },
  {
    // The letter asks for what it always asks for, beside their own words.
    input: 'supplier',
    isIn: ({ path: [name] }) => quotedInClaim.has(normalName(name!)),
    says: [wantsRemedy],
    isClosedIn: (_said, { find }) => ['remedy', 'creditWanted'].some((name) => find(name)),
    settledBy: 'remedy',
    isSettled: /\p{L}{3}/u,
    asks: (said) =>
      `“${said}” stands in the letter beside the remedy and the term that it always asks for: what is asked for, and by when?`,
  },
  {
    input: 'supplier',
    isIn: isFreeText,
    says: [foundSince],
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: do the numbers of the letter still hold?`,
  },
];
