import { mapMatches } from '../map-matches.ts';
import { contactWord, personAtEnd, personAtStart } from './contact-words.ts';
import { type Finding, toFinding } from './finding.ts';
import { isNoToldNumber } from './phone-contexts.ts';
import { answersForThing } from './spoken/asked-kind.ts';

const noneBefore = String.raw`(?<![\w.+/-]|\d[ :])`;
const noneAfter = String.raw`(?!\w|[.:/-]\d| \d{3}(?!\d))`;
const toShape = (shapes: readonly string[]): RegExp =>
  new RegExp(`${noneBefore}(?:${shapes.join('|')})${noneAfter}`, 'g');

/** Without a word before them these are phones; nothing else is grouped and begins like that. */
const ownShape = toShape([
  // Brazil, a mobile with its area in brackets
  String.raw`\(\d\d\) ?9 ?\d{4}[- ]\d{4}`,
  // Russia and Kazakhstan
  String.raw`8 ?\(\d{3}\) ?\d{3}[- ]?\d\d[- ]?\d\d|8[ -]\d{3}[ -]\d{3}[ -]\d\d[ -]\d\d`,
  // North America, as scans part it
  String.raw`(?:\([2-9]\d{2}\)|[2-9]\d{2} -) ?[2-9]\d{2} - \d{4}`,
  // The same as somebody reads it out
  String.raw`[2-9] \d \d[,.]? [2-9] \d \d[,.]? \d \d \d \d`,
]);

/** Mobiles of a usual form. */
const mobileShape = toShape([
  // India
  String.raw`[6-9]\d{4}[ -]\d{5}`,
  // Italy
  String.raw`3[2-9]\d[ ./-]?(?:\d{6,7}|\d{3} \d{3,4})`,
  // Brazil
  String.raw`\d\d 9 ?\d{4} \d{4}|\(\d\d\) ?[2-5]\d{3}[- ]\d{4}`,
  // Spain
  String.raw`[6-9]\d{2} \d\d \d\d \d\d|[1-9]\d \d{3} \d\d \d\d`,
  // China
  String.raw`1[3-9]\d(?<gap>[ -]?)\d{4}\k<gap>\d{4}`,
]);

/** Mobiles that hardly anything else looks like: the name of somebody is enough. */
const surerMobile = toShape([
  // France and the United Kingdom, Russia, Brazil
  String.raw`0[67]\d{8,9}|89\d{9}|\d\d 9 ?\d{4}-\d{4}`,
  // Australia, calls that cost little or nothing
  String.raw`1[38]00[ -]\d{3}[ -]\d{3,4}`,
]);

/** With the digit that leads out of an area, in any country. */
const trunkShape = toShape([String.raw`0[1-9]\d{0,3}(?: ?[-/] ?| )\d{2,4}(?:[ -]?\d{2,4}){1,3}`]);

/** Amounts, rows and spans of years may look like that, too. */
const otherShape = toShape([
  // Spain, Poland, Czechia, Portugal
  String.raw`[4-9]\d{2}(?<gap>[ .-])\d{3}\k<gap>\d{3}`,
  // Norway and Denmark
  String.raw`[49]\d\d \d\d \d{3}|[2-9]\d \d\d \d\d \d\d`,
  // Singapore, Hong Kong and others
  String.raw`[35689]\d{3}[ -]\d{4}`,
  // Mexico
  String.raw`[2-9]\d \d{4} \d{4}`,
  // North America within an area
  String.raw`[2-9]\d{2}[.-]\d{4}`,
  // In one piece
  String.raw`[6-9]\d{8,9}|0[1-9]\d{8,9}`,
]);

/** Hundreds in a row are amounts or measures. */
const roundNumbers = /^\d+00(?:[ .-]\d*00)+$/;

/** So much of the text on either side is read. */
const contextLength = 90;

const name = String.raw`\p{Lu}(?:\.|[\p{L}'’-]{0,19}\p{Ll}\.?)`;
/** One name or more, where a comma or a bracket may part the number from it. */
const nameBefore = new RegExp(
  String.raw`(?<![\p{L}\d])${name}(?: (?:(?:d[aeiou]|de[lrn]?|van|von|bin|al|el) )?${name}){0,3}(?: \((?=\D)[^()\n]{1,20}\))?(?: (?:at|on|is|under|pa|auf|unter|al|au|op|na|em|no))?(?:,|:|\)| [-–(/|]| ?\()?[ ("]{0,2}$`,
  'u',
);
const hanBefore = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{1,8}[ :(,]{0,2}$/u;

/** Capital letters begin these, too, where a sentence begins or nouns have them. */
const noNames =
  /^(?:total|sum|range|population|budget|revenue|turnover|sales|costs?|price|amount|balance|saldo|views|visits?|visitors?|clicks|downloads|users|members|contacts|employees|count|row|rows|page|pages|line|weeks?|days?|years?|order|invoice|ref|lot|batch|case|room|account|item|konto|kto|street|road|avenue|lane|strasse|platz|units?|codes?|serial|model|part|ticket|file|box|badge|lens|rate|sizes?|zip|zone|gate|flight|bus|route|bed|ward|plate|reg|permit|job|project|version|build|besucher|umsatz|kunden?|summe|betrag|einwohner|zahler|angebot|rechnung|vertrag|auftrag|bestellung|artikel|menge|nummer|no|nr|januar[iy]?|februar[iy]?|march|april|may|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|id|po|sku|ean|isbn|imei|iban|vat|blz|bic|pin|q[1-4]|usd|eur|gbp|population|visit|score|index|chapter|verses?|the|in|at|on|from|to|of|and|for|with|about|over|under|an?|we|it|this|that)$/i;

/** Numbers of people in the form of their own country, behind a name or words for a contact. */
export function findToldPhones(text: string): Finding[] {
  const keep =
    (isToldIn: (context: Context) => boolean) =>
    (match: RegExpExecArray): Finding | undefined => {
      const context = readContext(text, match);
      const isThing = isSomethingElse(context) || answersForThing(text, match.index);
      return isThing || !isToldIn(context) ? undefined : toFinding('phone', match);
    };
  return shapes.flatMap(([shape, isToldIn]) => mapMatches(text, shape, keep(isToldIn)));
}

interface Context {
  written: string;
  before: string;
  after: string;
  /** The name right before, if any, and what parts the number from it. */
  named: { words: number; sign: string } | undefined;
}

function readContext(text: string, { index, 0: written }: RegExpExecArray): Context {
  const end = index + written.length;
  const line = text.slice(Math.max(0, index - contextLength), index);
  return {
    written,
    before: line,
    after: text.slice(end, end + contextLength / 2),
    named: readName(line),
  };
}

function readName(line: string): Context['named'] {
  const match = nameBefore.exec(line);
  if (match === null) return hanBefore.test(line) ? { words: 1, sign: ',' } : undefined;
  const [names, ...signs] = match[0].split(/(?=[,:()]| [-–/|] ?)/);
  const words = names!.trim().split(' ');
  const isOfThings = words.some((word) => noNames.test(word.replace(/\.$/, '')));
  return isOfThings ? undefined : { words: words.length, sign: signs.join('').trim() };
}

const isSomethingElse = ({ written, before, after }: Context): boolean =>
  roundNumbers.test(written) || isNoToldNumber(written, before, after);

const isNamed = ({ named }: Context): boolean => named !== undefined;
const hasContact = ({ before, after }: Context): boolean =>
  contactWord.test(before) || contactWord.test(after);

/** Behind a full name, or one that a comma or a bracket parts from the number. */
const isParted = ({ named }: Context): boolean =>
  named !== undefined && (named.words > 1 || named.sign !== '');

const isCalled = (context: Context): boolean =>
  (isNamed(context) && hasContact(context)) ||
  personAtEnd.test(context.before) ||
  personAtStart.test(context.after);

/** The number stands between signs, and nothing counts with it. */
const isAside = ({ named, after }: Context): boolean =>
  named !== undefined && /^[,(]/.test(named.sign) && /^ ?(?:$|[,;.)\n-])/.test(after);

const isNamedOrCalled = (context: Context): boolean => isParted(context) || isCalled(context);

/** Each shape with where it is somebody's number. */
const shapes: readonly (readonly [RegExp, (context: Context) => boolean])[] = [
  [ownShape, () => true],
  [surerMobile, (context) => isNamed(context) || hasContact(context)],
  [mobileShape, isNamedOrCalled],
  [trunkShape, isNamedOrCalled],
  [otherShape, (context) => isCalled(context) || isAside(context)],
];
