import { passesEan, passesLuhn } from './check-digits.ts';
import type { Finding } from './finding.ts';
import { endsWithThing } from './phone-contexts.ts';

/** Issuer ranges; the length is part of them, so that timestamps and order numbers do not count. */
const issuers: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[689]\d)\d{11}$/,
  /^6(?:011|5\d\d|4[4-9]\d)\d{12,15}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^62\d{14,17}$/,
  /^220[0-4]\d{12}$/,
  /^(?:501[89]|5020|5038|5893|6304|6759|676[1-3])\d{8,15}$/,
];

const lengths = { fewest: 12, usual: 13, most: 19 };

/** How issuers print a number; each digit on its own reads like that, too. */
const usualGroups = /^(?:4-4-4-[1-7]|4-4-4-4-3|4-6-[45]|8-8|\d\d|1(?:-1)+)$/;

/** Between the cells of a table or the items of a list. */
const betweenCells = /[,;|\t\n]/;

/** Words for a card that pays, and the names of those that issue them. */
export const cardLabels: string = String.raw`card|karte|carte|tarjeta|carta|cartao|kort|visa|master|maestro|amex|american express|discover|diners|jcb|union ?pay|credit|debit|\bpan(?![a-z])|\bcc(?![a-z])`;
const label = new RegExp(String.raw`(?:${cardLabels})[^\n]{0,40}\n?$`, 'i');

/** So much before a number shows what it is, and whether a comma parts cells. */
const contextLength = 60;

/** Cards that pay for nothing, whose numbers often have the same check. */
const otherCards =
  'library|loyalty|gift|sim|member(?:ship)?|key|id|bonus|club|memory|sd|student|staff|rewards?|points|stamp|health|insurance|bus|travel';
const otherCard = new RegExp(String.raw`(?<![A-Za-z])(?:${otherCards}) ?-?cards?[^\n]{0,40}$`, 'i');

interface DigitGroup {
  digits: string;
  start: number;
  end: number;
  /** Whether it follows the group before it with a few signs between. */
  isJoined: boolean;
}

/** Payment card numbers in groups of any kind, with any signs between them, by their check. */
export function findCards(text: string): Finding[] {
  const found: Finding[] = [];
  const groups = readGroups(text);
  for (let first = 0; first < groups.length; first += 1) {
    const last = findLastGroup(text, groups, first);
    if (last === undefined) continue;
    found.push({ kind: 'card', start: groups[first]!.start, end: groups[last]!.end });
    first = last;
  }
  return found;
}

function readGroups(text: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
  let before = -Infinity;
  // One after the other: a list of all matches of a long text outlives the collector's young space.
  for (const { index: start, 0: digits } of text.matchAll(/\d+/g)) {
    const isJoined = start - before <= 3 && !/[A-Za-z]/.test(text.slice(before, start));
    before = start + digits.length;
    groups.push({ digits, start, end: before, isJoined });
  }
  return groups;
}

/** Short groups are a number only from where their row begins. */
const startsInside = ({ isJoined, digits }: DigitGroup): boolean => isJoined && digits.length <= 2;

/** The last group of the longest card number that begins with this group; looks at 19 at most. */
function findLastGroup(
  text: string,
  groups: readonly DigitGroup[],
  first: number,
): number | undefined {
  if (startsInside(groups[first]!)) return undefined;
  let digits = '';
  let longest: number | undefined;
  for (let last = first; last < groups.length; last += 1) {
    const group = groups[last]!;
    if (last > first && !group.isJoined) break;
    if (digits.length + group.digits.length > lengths.most) break;
    digits += group.digits;
    if (digits.length < lengths.fewest || !passesLuhn(digits)) continue;
    if (isCard(text, digits, groups.slice(first, last + 1))) longest = last;
  }
  return longest;
}

function isCard(text: string, digits: string, groups: readonly DigitGroup[]): boolean {
  const [first, last] = [groups[0]!, groups.at(-1)!];
  if (/^(\d)\1+$/.test(digits) || isPartOfMore(text, first, last)) return false;
  const before = text.slice(Math.max(0, first.start - contextLength), first.start);
  if (label.test(before) && !otherCard.test(before) && !isRowOfCells(text, groups)) return true;
  if (/[A-Za-z_]/.test(text.charAt(first.start - 1)) || digits.length < lengths.usual) return false;
  if (!issuers.some((issuer) => issuer.test(digits)) || isArticle(digits, groups)) return false;
  if (isRowOfReadings(text, groups) || isOfThing(before)) return false;
  const signs = listSigns(text, groups);
  if (!isUsual(groups)) return signs.every((sign) => /^[ .-]$/.test(sign));
  return (
    signs.length === 0 ||
    !signs.every((sign) => betweenCells.test(sign)) ||
    (signs.every((sign) => sign.length === 1) && isAlone(text, first, last))
  );
}

/** What stands between each group and the next one. */
const listSigns = (text: string, groups: readonly DigitGroup[]): string[] =>
  groups.slice(1).map((group, index) => text.slice(groups[index]!.end, group.start));

const isUsual = (groups: readonly DigitGroup[]): boolean =>
  usualGroups.test(groups.map(({ digits }) => digits.length).join('-'));

/** `Goodwill credit,1,40,-40,,30/11/2026,20%,14`: quantity, price and day of a credit are no number of its card. */
const isRowOfCells = (text: string, groups: readonly DigitGroup[]): boolean =>
  !isUsual(groups) && listSigns(text, groups).some((sign) => betweenCells.test(sign));

/** What is paid may have the number of the card that pays it. */
const paid =
  /(?:acc(?:oun)?t|ref(?:erence)?|receipt|invoice|ticket|policy)[^A-Za-z]{0,4}(?:no|nr|number)?[ .:#=]{0,3}$/i;
const isOfThing = (before: string): boolean => endsWithThing(before) && !paid.test(before);

const fourDigitsAhead = /^[ ,]{1,2}(\d{4})(?!\d)/;
const fourDigitsBehind = /(?<!\d)(\d{4})[ ,]{1,2}$/;

/** What one thing shows again and again: different numbers that all begin alike. */
function isRowOfReadings(text: string, groups: readonly DigitGroup[]): boolean {
  const [first, last] = [groups[0]!, groups.at(-1)!];
  if (groups.some(({ digits }) => digits.length !== 4)) return false;
  const row = groups.map(({ digits }) => digits);
  const further =
    fourDigitsAhead.exec(text.slice(last.end, last.end + 7)) ??
    fourDigitsBehind.exec(text.slice(Math.max(0, first.start - 7), first.start));
  return further === null ? areReadings(row) : areReadings([...row, further[1]!], 1);
}

/** Whether groups of four digits differ and begin with the same ones. */
export const areReadings = (row: readonly string[], alike = 2): boolean =>
  new Set(row).size > 2 &&
  row.every((digits) => digits.length === 4 && digits.startsWith(row[0]!.slice(0, alike)));

/** Thirteen digits are rarely a card's, and often those of an article, which have their own check. */
const isArticle = (digits: string, groups: readonly DigitGroup[]): boolean =>
  digits.length === 13 && (groups.length > 1 || passesEan(digits));

const monthOfExpiry = /^\/(?:0[1-9]|1[0-2])(?!\d)/;

/** A decimal number, a longer row of groups, or a word that goes on. */
function isPartOfMore(text: string, first: DigitGroup, last: DigitGroup): boolean {
  const before = text.slice(Math.max(0, first.start - contextLength), first.start);
  const after = text.slice(last.end, last.end + 4);
  if (/^[A-Za-z_]/.test(after)) return true;
  if (first === last && isCell(before, after)) return false;
  const isInGroups = first !== last;
  if (/\d[-.,/]$/.test(before) && !(isInGroups && /\d{4}[,/]$/.test(before))) return true;
  return /^[-./]\d/.test(after) && !(isInGroups && monthOfExpiry.test(after));
}

/**
 * A whole number between commas or slashes. The comma of a decimal number has a short number
 * before it, and none but a comma with a space before that.
 */
function isCell(before: string, after: string): boolean {
  if (/^[-.]\d/.test(after) || /\d[-.]$/.test(before)) return false;
  if (before.endsWith('/') || after.startsWith('/')) return true;
  return (
    !before.endsWith(',') || /^,\S/.test(after) || /(?:\d{3}|[,;\t]["'\w.-]{0,30}),$/.test(before)
  );
}

/** No further cells with numbers on either side. */
const isAlone = (text: string, first: DigitGroup, last: DigitGroup): boolean =>
  !first.isJoined && !/^[^A-Za-z0-9]{1,3}\d/.test(text.slice(last.end, last.end + 4));
