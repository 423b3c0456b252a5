import { byItsWords } from '@workspace-ops/content';
import { normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';

const opened =
  '(?:burglar alarm|alarm|gate|door|shutter|barrier|store ?room|cabinet|locker|key ?safe|key ?box|key ?pad|lock ?box|padlock|lock|intercom|entry|access|pin|safe)s?';
const called = '(?:codes?|pins?|numbers?|no\\.?|combinations?|passcodes?)';
const isSaid = '(?:(?: (?:is|are|was|now|still|changed to|set to|to))*[:=]?| ?[-–])';
/** `4417`, `44 17`, `C1945Y`, `#1945` */
const token =
  '[#*]?(?:[a-z]{1,2}\\d{3,8}[a-z]{0,2}|\\d{3,8}[a-z]{1,2}|\\d(?:[ -]?\\d){2,7})[#*]?(?![\\p{L}\\d]|[:.,/]\\d)';
const digits = '#?\\d{4,6}(?![\\p{L}\\d]|[:.,/]\\d)';
/** `Date codes 3119 and 3219`, `fault code 4010` */
const ofNoDoor =
  '(?<!\\b(?:date|fault|error|trouble|paint|colour|color|part|parts|bar|product|item|stock|batch|model|discount|promo|sort|dialling|area|tax|cost|job|order|booking|reference|account|currency|country|material|grade) )';

const shapes = [
  // `the key safe code is 4417`, `back door: C1945Y`
  // Books have entries by their numbers.
  `\\b(?:(?!entr(?:y|ies) ?(?:numbers?|no\\b))${opened} ?${called}|(?:building|site|office|school|house|room) (?:codes?|pins?))${isSaid} ?${token}`,
  `\\b${opened}${isSaid} ?${digits}`,
  // `key safe by the boot room, 4471`
  `\\b(?:key ?(?:safe|box)|lock ?box)(?:es|s)?(?: (?!fitted|installed|bought|replaced|ordered|order|since|cost|in|at)[\\p{L}’'-]+){1,6}?(?:,|:| ?[(–-])? ?${digits}(?! (?:\\p{L}+ )?(?:street|road|lane|avenue|drive|st|rd)\\b)`,
  // `the code for the back door is 4417`
  `\\b${called} (?:for|to|of|on|at) (?:[\\p{L}’']+ ){0,3}${opened}(?: [\\p{L}]+){0,2}?${isSaid} ?${token}`,
  `${ofNoDoor}\\b(?:codes?|passcodes?|combinations?)${isSaid} ?${digits}`,
  // `4417 is the alarm code`, `C1945Y opens the gate`
  `(?<![\\p{L}\\d])${token} (?:opens|is|works) (?:for |on |at )?(?:the |its |our |their )?(?:[\\p{L}’']+ ){0,2}${opened}\\b`,
].map((shape) => byItsWords(new RegExp(shape, 'iu')));

/** What a text that tells a code has in it: most have neither. */
const stem = /\d[\d -]*\d/;

const secretName =
  '(?:pass ?(?:words?|phrases?|codes?|wds?)|pwd?s?|p/w|log-?ins?|credentials?|recovery keys?)';
/** Letters with digits or signs among them, `blowe / Welcome27!`; neither an address, a day nor a sum. */
const secret =
  '(?:[\\w.@-]{2,30} ?/ ?)?(?=[\\w@#$%^&*!?+=~.-]*\\p{L})(?=[\\w@#$%^&*!?+=~.-]*[\\d@#$%^&*!])(?![\\w.-]+@[\\w-]+\\.|\\d+(?:st|nd|rd|th|am|pm|[dhkm])\\b)[\\w@#$%^&*!?+=~.-]{5,60}(?![/:])';
/** `user: whit_admin pass: Ortho#2291` */
const ofUser =
  '(?:user(?: ?name)?|log-?in|account)(?: ?[:=]| is)? ?[^\\s,;]{2,40}[ ,;/]{1,3}(?:and )?pass ?';
const isPassword = new RegExp(
  `(?<!\\p{L})(?:${secretName}|${ofUser})(?: (?:for|to|of|on) (?:[\\p{L}\\d’'-]+ ){0,3}[\\p{L}\\d’'-]+)?${isSaid} ?["“'‘]?${secret}`,
  'iu',
);
const secretWord = /pass|pwd?|p\/w|log-?in|credential|recovery/i;

/** What opens an account; nobody who goes to a site has use for it. */
export const tellsPassword = (text: string): boolean =>
  secretWord.test(text) && isPassword.test(text);

/** Whether a text tells how a door, an alarm, a safe or an account is opened. */
export const tellsAccessCode = (text: string): boolean =>
  (stem.test(text) && shapes.some((shape) => shape.test(text))) || tellsPassword(text);

const names = new RegExp(
  `^(?:\\p{L}{2,12})?(?:${opened.replaceAll(' ?', '').replaceAll(' ', '')}(?:codes?|pins?|combination)|(?:alarm|key(?:safe|box|pad)|lockbox|padlock)(?:number)?)$`,
  'u',
);
const codeAlone = new RegExp(`^${token}$`, 'iu');
const secretNames = new RegExp(`${secretName.replaceAll(' ?', '')}$`, 'u');
const secretAlone = new RegExp(`^${secret}(?: |$)`, 'iu');

/** Whether a fact does, be it by the name of its field. */
export const hasAccessCode = onceFor(
  ({ path, value }: Fact): boolean =>
    tellsAccessCode(value) ||
    (codeAlone.test(value) && names.test(normalName(path.at(-1)!))) ||
    (secretAlone.test(value) && secretNames.test(normalName(path.at(-1)!))),
);
