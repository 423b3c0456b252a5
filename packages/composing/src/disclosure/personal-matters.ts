import { byItsWords, ignoringCase } from '@workspace-ops/content';
import { namesFor, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isOfKind } from '../weights/weigh-openness.ts';
import { tellsAccessCode } from './access-codes.ts';
import { isHealthField, isCompany, isOfHealth } from './health.ts';
import { isOnlyGone } from './lost-devices.ts';

/** A number by which somebody is known to an office or a bank. */
const identity = ignoringCase(
  String.raw`\b\d{3}-\d{2}-\d{4}\b|\bss ?# ?\d|\bsort(?: code)? \d{2}-\d{2}-\d{2}\b|\b(?:passport|bank acc(?:oun)?t|account) \d{6,}\b|\b(?:ssn|social security|national insurance|nino|n\.?i\.? (?:number|no\.?)|passport (?:no\.?|number)|driv(?:er['’]s|ing) licen[cs]e (?:no\.?|number)|tax (?:id|file number|number)|visa (?:no\.?|number)|date of birth|d\.?o\.?b\.?(?= ?:? ?\d)|born on \d)|\b(?-i:[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])\b|\b(?:bank account|account (?:no\.?|number)|acct\.?|sort code|routing(?: (?:no\.?|number))?|iban|direct deposit)\b[^.;]{0,30}\d{2}`,
);

export const tellsIdentity = (text: string): boolean => identity.test(text);

/** `Auto reply i think`, `his mailbox is full`: how something came in is nobody's private matter. */
const isOfMail = (sentence: string): boolean =>
  sentence.length <= shortNote &&
  /\b(?:auto(?:matic|mated)?[- ]?(?:repl(?:y|ies)|response|responder)|autorepl(?:y|ies)|out[- ]of[- ]office|mailbox|e-?mail (?:bounced|came back)|bounced|spam|voicemail|web ?form|(?:from|off|through) (?:the |our )?(?:web ?site|web|google|facebook|fair|show))\b/iu.test(
    sentence,
  );
const shortNote = 60;

/** `Short 2 trays, Renee sends the rest`: what was counted of goods is nobody's private matter. */
const isOfGoods = (sentence: string): boolean =>
  /\b(?:short|missing|less|fewer|extra|got|ordered|delivered|sent)\b[^.;]{0,30}?\b(?:\d+|an?|one|two|three|few) (?:trays?|bags?|box(?:es)?|cases?|pallets?|loaves|rolls|crates?|cartons?|packs?|dozen|doz|units?|pieces|pcs|bottles?|kegs?|drums?|sheets?|lengths?|tubs?|sacks?)\b/iu.test(
    sentence,
  );

/** What a court has taken from what somebody earns. */
const heldFromWages =
  /\b(?:attachment of earnings|(?:earnings|wages?) (?:arrestment|attachment|garnish\p{L}*)|garnishee? order|deductions? from earnings order|child (?:support|maintenance) (?:order|deductions?))\b/iu;

/** A private matter of somebody, or a number of theirs; how a door is opened is spoken of by itself. */
export const tellsPrivateMatter = (text: string): boolean =>
  tellsIdentity(text) ||
  heldFromWages.test(text) ||
  splitSentences(text).some(
    (sentence) =>
      tellsReference(sentence) ||
      (isOfKind(sentence, 'personal') &&
        ![tellsAccessCode, isOfMail, isOfGoods, isOnlyGone].some((one) => one(sentence))),
  );

/** What is for whoever keeps somebody's file, and for no colleague. */
export const tellsPersonal = (text: string): boolean =>
  tellsPrivateMatter(text) || isOfHealth(text);

const names =
  /^(?:ssn|socialsecurity(?:number|no)?|nino|ninumber|nationalinsurance(?:number|no)?|taxid|taxcode|passport(?:number|no)?|dob|dateofbirth|birthday|birthdate|bank|bankaccount|bankdetails|account(?:number|no)?|sortcode|routing(?:number|no)?|iban|bic|garnishments?|criminalrecord|convictions?|dbs|immigrationstatus|visanumber|religion|maritalstatus|nextofkin|emergencycontact)$/;

/** Whether a fact does, be it by the name of its field. */
export const isPersonal = onceFor(
  (fact: Fact): boolean =>
    names.test(normalName(fact.path.at(-1)!)) ||
    isHealthField(fact) ||
    (tellsPersonal(fact.value) && !isCompany(fact.names, fact.value) && !isTitle(fact)),
);

/** `Ski instructor (kids)` */
const isTitle = ({ names: own, value }: Fact): boolean =>
  own.some((name) => titles.has(name)) && /^(?:\S+ ){0,5}\S+$/u.test(value) && !/\d/.test(value);
const titles = new Set([...namesFor('role'), 'job']);

/** What somebody may and may not do because of it: `So no late shifts for her.`, `Off early then.` */
export const followsPersonal =
  /^(?:she|he|they|her|his|their|it|that|this|these|those|which|who|and|also|so|because|hence|therefore|otherwise)\b|\b(?:him|her|them|his|hers|their|it|then|because|so)\b|^(?:no|not|never|don['’]?t|off|needs?|leaves?|keep)\b/iu;

/** The sentences that are for colleagues: none that is personal, and none that goes on about it. */
export function withoutPersonal(sentences: readonly string[]): string[] {
  let isAfter = false;
  return sentences.filter((sentence) => {
    isAfter = tellsPersonal(sentence) || (isAfter && followsPersonal.test(sentence));
    return !isAfter;
  });
}

const employer =
  '(?:last|previous|former|old|current) (?:employers?|boss(?:es)?|managers?|firm|company|place|job|gaffer)';
const shapes = [
  // `Last employer says she walked out`
  `\\b${employer}\\b[^.;!?]{0,40}\\b(?:says?|said|told|tells|reckons?|warns?|warned|sacked|fired|dismissed|let (?:him|her|them) go|walked out|was glad)\\b`,
  '\\b(?:walked out (?:of|on)|(?:was|were|got|been) (?:sacked|fired|dismissed|let go)(?: (?:by|from|at))?) (?:his|her|their|the|a|an) (?:last|previous|former|old)\\b',
  // `Reference not great, watch her`
  '(?<!\\b(?:order|grid|part|cross|site|your|our) )\\breferences?\\b(?! (?:numbers?|nos?|codes?)\\b)[^.;!?\\d]{0,25}\\b(?:not (?:great|good|brilliant|glowing|the best|strong)|poor|bad|weak|mixed|lukewarm|iffy|so[- ]so|dubious|terrible|patchy|wanting|refused)\\b',
  '\\b(?:poor|bad|weak|mixed|lukewarm|iffy|dubious|terrible|patchy) references?\\b',
];
const said = byItsWords(new RegExp(shapes.join('|'), 'iu'));

/** What a former employer says against somebody: for who hires, and for nobody else. */
export const tellsReference = (sentence: string): boolean => said.test(sentence);
