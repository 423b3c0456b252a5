import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { mapMatches } from '../map-matches.ts';
import { type Finding, toFinding, labelled, word } from './finding.ts';
import { findToldPhones } from './find-told-phones.ts';
import { findBrokenPhones } from './find-broken-phones.ts';
import { isNoAmericanNumber, isNoNationalNumber } from './phone-contexts.ts';
import { phoneLabels } from './phone-labels.ts';
import { answersForThing } from './spoken/asked-kind.ts';

/** Digits with the signs that people write between them; the length bounds the work. */
const digits = String.raw`\d(?:[ ./()\n-]{0,3}\d){6,16}`;
/** Written right behind the number, as in `415-555-0123x890`. */
const extension = String.raw`(?:[xX]\d{1,6})?`;
/** A word may be glued to a number, but no sign of a longer one: `415-555-0123thanks`. */
const noSign = String.raw`[\dA-Z_]|[a-z](?![a-z])|[a-z]{2,12}\d`;
/** The same where case does not matter. */
const noLetterSign = noSign.replace('A-Z', '');
/** Another number may stand before the slash. */
const candidate = new RegExp(
  String.raw`(?<![\w.-]|\d:|(?<!\d{4})\/)(?:\+ ?|00|\()?\(?${digits.replace('\\n', '')}${extension}(?!${noSign}|[.:-]\d|/\d(?!\d{6}))`,
  'g',
);

const noMore = String.raw`(?!\w|[.:/-]\d)`;

/** The calling code in brackets, as in `(+65) 8123 4567`. */
const bracketed = String.raw`(?<![\w./-])(?:\((?:\+|00)\d{1,3}\)|\[(?:\+|00)\d{1,3}\])[ .-]{0,2}\(?\d(?:[ ./()-]{0,3}\d){5,13}`;
/** Signs or a letter for the kind before the `+`, as in `T+44 20 7946 0018`. */
const withSignBefore = String.raw`(?<=[./-]|(?<![A-Za-z\d])[TPMFWCtpmf])\+\(?${digits.replace('\\n', '')}`;
const oddlyLed = new RegExp(`(?:${bracketed}|${withSignBefore})${extension}${noMore}`, 'g');

const localAmerican = String.raw`\d{3}[ .-]\d{4}`;
/** Found on its own, for a number of something else, or another one and `/`, may be right before. */
const northAmerican = new RegExp(
  String.raw`(?<![\w.-]|(?<!${localAmerican})\/)(?:\+?1[ .-]|\+1|1(?=\())?` +
    String.raw`(?:\([2-9]\d{2}\) ?\d{7}(?!\d)|[2-9]\d{2}\/[2-9]\d{2}-\d{4}|(?:\([2-9]\d{2}\)[ -]?|\[[2-9]\d{2}\][ -]?|[2-9]\d{2}[ .-])${localAmerican})` +
    String.raw`${extension}(?!${noSign}|[.:-]\d|\/\d(?!\d{2}[ .-]${localAmerican}|\d(?!\d)))`,
  'g',
);

/** Ten digits without a sign between, of which neither the area nor the exchange begins with 0 or 1. */
const bareAmerican = String.raw`1?[2-9]\d{2}[2-9]\d{6}${noMore}`;
/** Words that such a number follows; with `on` or `at` between, others may stand there, too. */
const summons = [
  `${word}(?:text(?:ed|ing|s)?|whatsapp(?:ed)?|sms(?:ed)?|r[aiu]ng|phon(?:ed|ing)|dial(?:l?ed|l?ing)?|fax(?:ed)?)`,
  `${word}(?:facetime|imessage|viber|telegram|hotline|helpline|landline|switchboard|voicemail|toll[- ]?free)`,
  `${word}(?:my|his|her|their|our|your|direct|private|work|home|emergency|contact|callback) (?:(?:new|old|own|other|direct|private) )?(?:numbers?|line|digits)`,
  `${word}(?:ph|tel|mob|[pmtcwh])(?=[.:)])`,
  // The log of a program that sends messages.
  `${word}(?:to|from|recipient|sender|dest)(?==)`,
].join('|');
const summonsOfSomebody = `${word}(?:text(?:ed|ing)?|messag(?:e|ed|ing)|call(?:ed|ing)?|r[aiu]ng|phon(?:e|ed|ing)|reach(?:ed)?|contact(?:ed)?)`;
const behindSummons = new RegExp(
  String.raw`(?:(?:${summons})[^A-Za-z0-9\n]{0,3}(?:(?:to|at|on|from|is|was)[ :]{1,2})?` +
    String.raw`|${summonsOfSomebody}(?: [A-Za-z.']{1,20}){0,3} (?:on|at|under) )(?<value>${bareAmerican})`,
  'gi',
);
/** What it is may stand behind it as well: `8025550119 (cell)`. */
const beforeWord = new RegExp(
  String.raw`(?<![\w.+/-]|\d )(?:[2-9]\d{2} ?[2-9]\d{6}|0[1-9]\d{8,9})(?=,? ?[-(]? ?(?:is )?(?:(?:his|her|my|their|the|our) )?` +
    String.raw`(?:(?:direct|work|home|new|old) )?(?:cell|mob(?:ile)?|phone|tel|landline|fax|whatsapp|voicemail|handy|movil|portable|call(?:back)?|appeler|anrufen|home|work|office)(?![a-z]| (?:order|number|num|no|id)))`,
  'gi',
);
/** Within an area, behind whom to call there, or where it rings, or before that. */
const places = 'home|office|cell|mob|direct(?: line)?|front desk|desk|land ?line';
const withinArea = new RegExp(
  String.raw`(?:${word}(?:(?:${places})(?: ?[:.#]| is)? ?|[tpmhcw][:.] ?)|${summonsOfSomebody}(?: [A-Za-z.']{1,20}){1,4} (?:on|at) )(?<value>[2-9]\d{2}[.-]\d{4})${noMore}` +
    String.raw`|(?<![\w.+/-]|\d )[2-9]\d{2}[.-]\d{4}(?= ?\(?(?:${places})(?![a-z]))`,
  'gi',
);
const furtherAmerican = new RegExp(
  String.raw`(?:,? (?:or|and|then) |[,;] ?| ?/ ?)(?<value>${bareAmerican})`,
  'y',
);

/** Links that open a call or a chat. A sign of a query, `%2B`, may stand for the `+`. */
const chats = String.raw`wa\.me/(?:c/)?|whatsapp\.com/send/?\?(?:[\w%=.+-]{1,60}&){0,4}phone=|signal\.me/#p/|(?<![\w.])t\.me/(?=\+)`;
const schemes = 'tel|telprompt|sms|smsto|mmsto|callto|facetime|facetime-audio|viber|whatsapp|tg';
const link = new RegExp(
  String.raw`(?:${chats}|(?<![A-Za-z])(?:${schemes}):(?://)?(?:[a-z]{1,10}/?\?(?:number|phone)=)?)` +
    String.raw`(?:%2B)?(?<value>\+?\d(?:[ .()-]{0,2}\d){6,14})(?!\w)`,
  'gi',
);

/** Also with underscores, and with the signs as a link has them. */
const inLabelled = digits.replace('[ ./()\\n-]', String.raw`(?:[ ./()\n_-]|%2[089D])`);
const behindLabel = labelled(
  `(?:${phoneLabels})(?:=%2B)?`,
  String.raw`(?:\+ ?|\()?\(?${inLabelled}${extension}(?!${noLetterSign}|[-/]\d)`,
);

const date =
  /^(?:(?:1[89]|2[01])\d{2}[-./ ](?:0?\d|1[0-2])[-./ ](?:[0-2]?\d|3[01])|(?!00)\d{1,2}[-./ ](?!00)[0-3]?\d[-./ ](?:1[89]|2[01])\d{2})(?!\d)/;

/** As in the heading of a release, `0.4.1 (2015-02-21)`. */
const dateWithin =
  /(?<!\d)(?:(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d)(?!\d)/;

const years = /^(?:19|20)\d\d[-/ ](?:19|20)\d\d$/;

const hasDate = (written: string): boolean =>
  date.test(written) || dateWithin.test(written) || years.test(written);

/** Regions whose national form begins with 0, and is written in groups. */
const trunkRegions: readonly CountryCode[] = ['GB', 'DE', 'FR', 'AU', 'NL', 'IE', 'ZA', 'IN', 'JP'];

/** A text with more numbers than these is a list, in which each counts that has the shape. */
const mostLookedUp = 100;

/** So much of the text on either side of digits says what they are. */
const contextLength = 40;

/** Phone numbers in international form, in the usual national forms, and bare behind a label. */
export function findPhones(text: string): Finding[] {
  const behind = mapMatches(text, behindLabel, (match) =>
    endsHeadings(text, match) || answersForThing(text, match.index)
      ? undefined
      : toFinding('phone', match),
  )
    .flatMap((finding) => splitAtSlash(text, finding))
    .filter(({ start, end }) => isLabelledPhone(withoutExtension(text.slice(start, end))));
  return [
    ...(/[:/]/.test(text) ? findAll(text, link) : []),
    ...behind,
    ...(/\d{10}/.test(text) ? findSummoned(text) : []),
    ...(/\d{7}/.test(text) ? findAmerican(text, beforeWord) : []),
    ...findAmerican(text, northAmerican),
    ...(/\+|[([]00/.test(text) ? findOddlyLed(text) : []),
    ...(/\d{3}[.-]\d{4}/.test(text) ? findAmerican(text, withinArea) : []),
    ...findByShape(text),
    ...findBrokenPhones(text, { isInternational, isTrunk: isTrunkForm }),
    ...findToldPhones(text),
  ];
}

const findAmerican = (text: string, shape: RegExp): Finding[] =>
  findAll(text, shape).filter((finding) => !isNoAmericanNumber(...withContext(text, finding)));

/** Two numbers with a slash between are one finding each: `0161 496 0558/0161 496 0559`. */
function splitAtSlash(text: string, finding: Finding): Finding[] {
  const [first] = /^[^/]*\d(?= ?\/)/.exec(text.slice(finding.start, finding.end)) ?? [''];
  const isSplit = digitsIn(first).length >= 7;
  return withFurther(text, isSplit ? { ...finding, end: finding.start + first.length } : finding);
}

const further =
  /(?:,? (?:or|and|then|oder|ou|o|y|und) |[,;/] ?| ?\/ ?)(?<value>[+(]?\d[\d ().-]{5,20}\d)(?!\w)/y;

/** Of more in a row each has been found by itself, or is none. */
const mostTogether = 4;

/** Also those behind it that are written like it: `call 555-0143 or 555-0144`. */
function withFurther(text: string, first: Finding): Finding[] {
  const found = [first];
  further.lastIndex = first.end;
  const form = toForm(text, first);
  while (found.length < mostTogether) {
    const next = further.exec(text);
    if (next === null) break;
    const finding = toFinding('phone', next);
    if (toForm(text, finding) !== form) break;
    found.push(finding);
  }
  return found;
}

const toForm = (text: string, { start, end }: Finding): string =>
  text.slice(start, end).replaceAll(/\d/g, '0');

const findOddlyLed = (text: string): Finding[] =>
  findAll(text, oddlyLed).filter(({ start, end }) => isInternational(text.slice(start, end)));

/** Whether a label is the last heading of a table: the first cell of the next row is not its own. */
function endsHeadings(text: string, { index, 0: written }: RegExpExecArray): boolean {
  const [heading, ...rest] = written.split('\n');
  if (rest.length === 0 || heading!.includes(':')) return false;
  const before = text.slice(Math.max(0, index - contextLength), index);
  return /[,;\t|]["' ]?(?:\w{1,15}[_ -])?$/.test(before.slice(before.lastIndexOf('\n') + 1));
}

const findAll = (text: string, shape: RegExp): Finding[] =>
  mapMatches(text, shape, (match) => toFinding('phone', match));

/** Also those that are listed behind the first, as in `text 5035550112 or 5035550113`. */
function findSummoned(text: string): Finding[] {
  return findAll(text, behindSummons).flatMap((first) => {
    const found = [first];
    furtherAmerican.lastIndex = first.end;
    for (let next = furtherAmerican.exec(text); next !== null; next = furtherAmerican.exec(text)) {
      found.push(toFinding('phone', next));
    }
    return found;
  });
}

function findByShape(text: string): Finding[] {
  let lookedUp = 0;
  const isTrunk = (written: string): boolean =>
    hasTrunkShape(written) && ((lookedUp += 1) > mostLookedUp || isTrunkForm(written));
  return mapMatches(text, candidate, (match) => {
    const finding = toFinding('phone', match);
    const written = withoutExtension(match[0]);
    const isFound = isPhone(written, isTrunk) && !isSomethingElse(text, written, finding);
    return isFound ? finding : undefined;
  }).flatMap((finding) => splitAtSlash(text, finding));
}

/** Digits that begin with a calling code are a phone number whatever stands around them. */
const isSomethingElse = (text: string, written: string, finding: Finding): boolean =>
  !/^(?:\+|\(?00)/.test(written) && isNoNationalNumber(...withContext(text, finding));

const withContext = (text: string, { start, end }: Finding): [string, string, string] => [
  text.slice(start, end),
  text.slice(Math.max(0, start - contextLength), start),
  text.slice(end, end + contextLength),
];

const digitsIn = (written: string): string => written.replace(/%2\w|\D/g, '');
const withoutExtension = (written: string): string => written.replace(/x\d+$/i, '');

const isLabelledPhone = (written: string): boolean =>
  digitsIn(written).length <= 15 && (written.startsWith('+') || !hasDate(written));

function isPhone(written: string, isTrunk: (written: string) => boolean): boolean {
  const all = digitsIn(written);
  if (all.length > 15) return false;
  if (written.startsWith('+')) return isInternational(written);
  if (hasDate(written)) return false;
  if (written.startsWith('00')) return all.length >= 11 && isPossibleNumber(all.slice(2));
  return isTrunk(written);
}

/** Possible is enough: numbers reserved for fiction are possible and not valid. */
const isInternational = (written: string): boolean =>
  isPossibleNumber(digitsIn(written.replace(/\(0\)/, '').replace(/^[([]00/, '')));

function hasTrunkShape(written: string): boolean {
  const all = digitsIn(written);
  const isGrouped = /\d[ ./()-]+\d/.test(written) || /^07\d{9}$/.test(all);
  return /^\(?0(?!\.\d+$)/.test(written) && isGrouped && all.length >= 9;
}

const isTrunkForm = (written: string): boolean =>
  trunkRegions.some((region) => parsePhoneNumberFromString(written, region)?.isValid() ?? false);

/** Satellite and other networks of no country, and the number of digits that they may have. */
const networks = ['800', '808', '870', '878', '881', '882', '883', '888', '979'];
const networkLengths = [7, 8, 9, 10, 11, 12];

/** The possible lengths of national numbers, by calling code. */
const lengthsByCode: ReadonlyMap<string, ReadonlySet<number>> = readLengths();

function readLengths(): Map<string, Set<number>> {
  const lengths = new Map(networks.map((code) => [code, new Set(networkLengths)]));
  const metadata = new Metadata();
  for (const country of getCountries()) {
    metadata.selectNumberingPlan(country);
    const code = getCountryCallingCode(country);
    const possible = metadata.numberingPlan?.possibleLengths() ?? [];
    lengths.set(code, new Set([...(lengths.get(code) ?? []), ...possible]));
  }
  return lengths;
}

/** Whether digits after a `+` are a calling code and as many more as a number there may have. */
const isPossibleNumber = (given: string): boolean =>
  [1, 2, 3].some(
    (size) => lengthsByCode.get(given.slice(0, size))?.has(given.length - size) ?? false,
  );

/** Whether digits without a sign between are a phone number by their form alone. */
export const isPhoneInForm = (written: string): boolean =>
  written.startsWith('+')
    ? isInternational(written)
    : written.startsWith('0') && isTrunkForm(written);
