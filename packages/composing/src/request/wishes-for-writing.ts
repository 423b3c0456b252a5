import { spacedName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { refusedByName } from '../facts/refusals-by-name.ts';
import { isOfOthers } from '../sentences/is-of-others.ts';

/** `preferredContact`, `contact_by`, `how to reach` */
const ofChannel =
  /^(?:(?:\p{L}+ )?(?:prefer\p{L}*|best|usual) (?:\p{L}+ )?(?:contact|reach|reply|answer|channel|method|communications?)(?: (?:method|channel|by|via|way|mode|type))?|(?:contact|reply|answer|communications?|reach)(?: (?:\p{L}+ )?(?:them|her|him|me|us))? (?:by|via|through|method|mode|channel|type|prefer\p{L}*)|how to (?:contact|reach|reply|answer)(?: (?:them|her|him|me|us))?|(?:best )?way to (?:contact|reach)(?: (?:them|her|him|me|us))?|(?:contact )?prefer(?:ence|red|s)?)$/u;

const inWriting = /\b(?:e-?mails?|texts?|texting|sms|whatsapp|in writing|letters?|messages?)\b/iu;
const call = '(?:(?:tele)?phones?|(?:phone )?calls?|calling|ringing|phoning|ring|speak)';
const byCall = new RegExp(`\\b${call}\\b`, 'iu');
const withoutCalls = new RegExp(
  `\\b(?:not?|never|don['’]?t|do not|without|rather than|instead of|over|before) (?:by |on |the |an? |any |to |use |via |even )*${call}(?: me| us| them)?\\b`,
  'giu',
);

/** Whether a field names how somebody wants to be answered, and that is in writing alone: `preferredContact: email`. */
export const isWishForWriting = ({ path, value }: Fact): boolean =>
  value.length <= longest &&
  [path.slice(-1), path.slice(-2)].some(
    (names) =>
      ofChannel.test(names.map(spacedName).toReversed().join(' ')) ||
      ofChannel.test(names.map(spacedName).join(' ')),
  ) &&
  inWriting.test(value) &&
  !byCall.test(value.replace(withoutCalls, ''));
const longest = 80;

/** The same, or a field that refuses calls: `do_not_call: true`. */
export const wantsNoCalls = (fact: Fact): boolean =>
  isWishForWriting(fact) || refusedByName(fact.path.at(-1) ?? '', fact.value) === 'calls';

const written =
  '(?:e-?mails?|e-?mailing|texts?|texting|whatsapp|(?:in )?writing|letters?|messages?)';
const noCall = `(?:an? |the |any |by |on )*${call}`;
const ratherThanCalls = [
  // `Prefers email to calls`
  new RegExp(
    `\\b(?:prefers?|rather|favou?rs?|likes?)\\b[^.;!?]{0,20}\\b${written} (?:to|over|than) ${noCall}\\b`,
    'iu',
  ),
  // `Email rather than phone`, `by email, not by phone`
  new RegExp(
    `\\b${written}(?: please| only| is best)?,? (?:rather than|instead of|not|and not|never|and never|but not) ${noCall}\\b`,
    'iu',
  ),
  // `Rather than a phone call, can we do this over email?`
  new RegExp(
    `\\b(?:rather than|instead of) ${noCall}\\b[^.;!?]{0,40}\\b(?:by|over|via|in|on|use|an?|me|us) ${written}\\b`,
    'iu',
  ),
];

/** Whether somebody is to be written to and not called, as a sentence says that has both. */
export const prefersToCalls = (sentence: string): boolean =>
  ratherThanCalls.some((one) => one.test(sentence));

/** `Send us something in the post, no emails` */
const noMail =
  /\b(?:no(?: more)?|not by|never by|without|(?:do not|don['’]?t|dont|never|not to|please not) (?:use |send (?:me |us )?(?:any )?|want (?:any )?|do |read |have |get |like )?) ?(?:e-?mails?|e-?mailing|mails)\b(?! (?:address|before|after|until|till|on|at|yet|so far|came|come|arrived|received|has|from|with)\b)|\b(?:haven['’]?t|have not|has no|have no|hasn['’]?t|without) (?:got )?(?:an? |any )?e-?mail\b/iu;
const byPost =
  /\b(?:something|summat|anything|it|that|them|details|info(?:rmation)?|letters?|write|send|leaflets?|us|me) (?:\p{L}+ ){0,2}(?:in|through|by) (?:the )?post\b|\bpost (?:it|them|that|something|summat) (?:to (?:us|me))?\b/iu;

/** Whether somebody wants to get no email, which the messages would be. */
export const refusesMail = (sentence: string): boolean =>
  noMail.test(sentence) || byPost.test(sentence);

const prefers =
  /\bprefers? (?:to be (?:contacted|reached|answered) )?(?:by |via |over |using )?(?:e-?mails?|texts?|whatsapp|writing|it in writing)\b|\b(?:e-?mail|texts?|whatsapp) (?:is |would be |works? )(?:\p{L}+ )?(?:best|better|easier|easiest|preferred)\b|\bbest (?:contacted|reached|got|to (?:contact|reach))(?: (?:him|her|them))? (?:by|via|on|over) (?:e-?mail|text|whatsapp)\b/iu;

/** Whether a note says that somebody would rather be written to, and may be called all the same. */
export const prefersWriting = (sentence: string): boolean =>
  prefers.test(sentence) && !isOfOthers(sentence) && !ofRoles.test(sentence);

const otherWay =
  '(?:texts?|texting|text messages?|sms|whatsapp|(?:phone )?calls?|(?:the )?(?:phone|mail|post)|paper|(?:snail|regular|paper) mail|letters?)';
const prefersAnother = new RegExp(
  `\\b(?:prefers?|likes|(?:only|always|just) (?:reads|answers|uses|checks|responds to|replies to)) (?:to (?:get|be (?:contacted|reached|asked|answered)|hear) )?(?:by |via |over |using |an? |the )?${otherWay}(?! of\\b)(?:$|[.,;!)]| (?:over|to|than|instead|only|not|rather|because|since|as|for|when|if)\\b)|(?:^|[,;] ?)(?:please |pls |just )?(?:text|call|phone|ring) (?:him|her|them|\\p{Lu}\\p{L}+) instead\\b|\\b(?:texts?|sms|whatsapp|a call|phone|mail) (?:is |are |would be |works? )(?:best|better|easier|easiest|preferred)\\b|\\bbest (?:contacted|reached|asked|to (?:contact|reach|ask))(?: (?:him|her|them))? (?:by|via|on|over) (?:an? )?${otherWay}\\b|(?:^|[.,;] ?)(?:by )?(?:text|phone|mail|paper)s? only\\b`,
  'iu',
);

/** Whether a note says that somebody would rather be asked some other way than by the letter, as a rule an email. */
export const prefersOtherWay = (sentence: string): boolean =>
  sentence.length <= 240 &&
  !isOfOthers(sentence) &&
  (prefersAnother.test(sentence) || refusesMail(sentence));

const ofRoles =
  /\b(?:accounts?|accountants?|bookkeepers?|solicitors?|lawyers?|office|agents?|suppliers?|engineers?|architects?|landlords?|tenants?|boss|manager)(?:['’]s)? (?:\p{L}+ )?(?:prefers?|is best|would)\b/iu;
