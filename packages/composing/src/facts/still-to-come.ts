import { byItsWords } from '@workspace-ops/content';
import { meansOfDay } from './day-names.ts';
import { namesFor, normalName, spacedName } from './field-names.ts';
import { onceByName } from './once-by-name.ts';

const known = (names: string): ReadonlySet<string> => new Set(names.split(' ').flatMap(namesFor));
const codes = known('order purchaseOrder invoice phone email');
const days = known(
  'date dueDate startDate deliveryDate invoiceDate acceptanceDate renewalDate closingDate deadline nextDate',
);
const names = known(
  'customer company contact supplier owner manager reporter signatory acceptedBy referrer referral',
);
const ofCode =
  /(?:^| )(?:no|nr|num|number|ref|reference|code|id|po|iban|bic|serial|phone|mobile|tel|telephone|email)$/;
const ofDay = /(?:^| )(?:date|day|deadline)$/;

/** What a field holds that has one thing alone; undefined for one of words. */
const readKind = onceByName((name): 'code' | 'day' | 'name' | '' => {
  const plain = normalName(name);
  const words = spacedName(name.slice(0, 60));
  if (days.has(plain) || ofDay.test(words) || meansOfDay(plain) !== undefined) return 'day';
  if (codes.has(plain) || ofCode.test(words)) return 'code';
  return names.has(plain) || words === 'name' ? 'name' : '';
});

const done =
  '(?:confirmed|advised|agreed|decided|announced|arranged|given|named|issued|raised|sent|supplied|provided|received|determined|assigned|appointed|allocated|set|found|known|got|available|fixed|in|here|there)';
const does =
  '(?:send|confirm|give|supply|provide|advise|raise|issue|follow|tell|let (?:us|me) know|be (?:sent|issued|raised|confirmed|given|in touch))';
/** `tbc`, `to follow`, `not issued yet`, `he will send one` */
const coming = [
  String.raw`(?:tb[acdn]|t\.b\.[acdn]\.?|n\.?y\.?k\.?)`,
  String.raw`(?:still )?to (?:be ${done}|follow|come)`,
  String.raw`(?:(?:number|name|date|one|details|it|this|po|order|code|ref) )?(?:(?:is|are) )?(?:still )?(?:to follow|to come|awaited|pending|outstanding|on (?:its|the) way)`,
  String.raw`(?:as )?(?:not|none|nobody|no one) (?:as )?yet(?: ${done})?`,
  String.raw`(?:is |has |was |have )?(?:not|n['’]t) (?:yet )?(?:been )?${done}(?: yet)?`,
  String.raw`unknown(?: yet| as yet| so far)?`,
  String.raw`(?:we |i )?(?:do not|don['’]?t|have not|haven['’]?t) (?:yet )?(?:know|have|got|had)(?: (?:it|one|this))?(?: yet)?`,
  String.raw`(?:they|he|she|it|client|customer|[\p{L}'’-]{2,20})(?:['’]ll| will| is to| has to| says (?:he|she|they)(?:['’]ll| will)) ${does}(?: (?:it|one|this|that|us|over|on|later|soon))*`,
].join('|');
const openEnded = String.raw`(?:still )?(?:awaiting|waiting (?:for|on)|chasing|(?:to be )?requested from|asked for|applied for)(?= \p{L})`;
const ends = String.raw`(?=$|\s*[-–—,;:.()!?/]|\s+(?:by|from|when|once|until|till|after|as|because|but|and|with|he|she|they|we|i)\b)`;
const shape = byItsWords(
  new RegExp(String.raw`^[\s"'“(\[]*(?:(?:${coming})${ends}|${openEnded})`, 'iu'),
);

const hasCode = /\d{3}|\p{L}-?\d|\d-?\p{L}/u;
const hasDay =
  /\d|\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|\b(?:may|today|tomorrow)\b/iu;

/** Whether the one thing that a field is for is still to come, whatever else is said of it: `tbc - Tomas will send one`. */
export function isStillToCome(name: string, value: string): boolean {
  const kind = value.length > longest ? '' : readKind(name);
  if (kind === '' || !shape.test(value)) return false;
  return !(kind === 'day' ? hasDay : hasCode).test(value);
}
const longest = 200;
