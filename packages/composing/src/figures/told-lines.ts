import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { inlineText } from '../facts/inline-text.ts';
import { most, type Line } from './read-lines.ts';

const ofLines = new Set([...['items', 'invoices', 'scope'].flatMap(namesFor), 'lines']);
const money = String.raw`[$€£₹] ?\d(?:[\d,]{0,12}\d)?(?:\.\d{1,2})?(?![\d,]*\d|\.\d| ?(?:k|m|million|thousand)\b)`;
const amounts = new RegExp(money, 'gu');
const period = String.raw`(?:(?:an?|per|each|every) |/ ?)(?<period>mo(?:nth)?|y(?:ea)?r|annum|week|quarter|day|visit)\b|\b(?<ly>month|year|annual|week|quarter|dai)ly\b`;
const periodic = new RegExp(period, 'iu');
/** `per user`, `each`: what a count is to be multiplied by. */
const forEach =
  /^ ?(?:each\b|ea\b|apiece\b|(?:(?:an?|per) |\/ ?)(?!mo(?:nth)?\b|y(?:ea)?r\b|annum\b|week\b|quarter\b|day\b|visit\b)\p{L}{1,20})/iu;
const count =
  /(?:^|[,:(] ?)(?<count>\d{1,5}(?:\.\d{1,2})?) ?(?:[x×] ?)?(?:\p{L}[\p{L}-]{0,20} ){0,4}(?:at|@|[x×]|for|,)? ?$/iu;
/** What the amount of such a line is no part of, or only a part. */
const unsure =
  /%|\b(?:less|minus|off|discount\p{L}*|rebate\p{L}*|credit\p{L}*|refund\p{L}*|vat|tax|gst|hst|deposit|retainer|paid|including|included|incl?|of which|or|options?|optional|alternativ\p{L}*|alternate|instead|rather|not|no|from|between|average|instal\p{L}*|up to|at (?:least|most)|(?:more|less) than|over|under|max(?:imum)?|min(?:imum)?|cap(?:ped)?|limit|worth|budget|was|were|waived?|free|extra|total\p{L}*|sum|together|subtotal|balance|open|left|remaining|if|unless|save[sd]?|first|then|after)\b|\d ?[-–] ?[$€£₹]|[$€£₹] ?[\d,.]+ ?[-–] ?\d/iu;

/** Lines in words, and how often each is charged. */
export interface ToldLines {
  lines: Line[];
  /** `month`; empty where each is charged once. */
  period: string;
}

/**
 * The lines of the one field whose entries each tell one amount, whatever else stands in them: a day, a bracket, `per
 * month`. For adding up alone: what they are called is not read.
 */
export function listToldLines(context: JsonObject): ToldLines | null {
  const [only, other] = Object.entries(context)
    .filter(([name]) => ofLines.has(normalName(name)))
    .flatMap(([, value]) => {
      const entries = listEntries(value);
      return entries.some((entry) => /[$€£₹] ?\d/u.test(entry)) ? [readAll(entries)] : [];
    });
  return only === undefined || other !== undefined ? null : only;
}

/** The period of an amount as it is written: `$481 per month`. */
export function readPeriod(text: JsonValue): string {
  const found =
    typeof text === 'string' ? periodic.exec(text.slice(0, longest))?.groups : undefined;
  const said = (found?.['period'] ?? found?.['ly'] ?? '').toLowerCase();
  return shortened.get(said) ?? said;
}
const shortened = new Map([
  ['mo', 'month'],
  ['yr', 'year'],
  ['annum', 'year'],
  ['annual', 'year'],
  ['dai', 'day'],
]);

function listEntries(value: JsonValue): string[] {
  if (typeof value === 'string') return value.length > longestText ? [] : splitTold(value);
  if (!Array.isArray(value) || value.length > most) return [];
  const texts = value.filter((entry) => typeof entry === 'string');
  return texts.length < value.length ? [] : texts;
}
const longestText = 2_000;
const longest = 300;

/** `Firewall for $3,900 and labor for $2,310.` */
const splitTold = (text: string): string[] =>
  text
    .trim()
    .replace(/\.$/, '')
    .split(behindAmount)
    .flatMap((part) => (endsInAmount.test(part) ? [part.trim()] : [part, '']));
const behindAmount =
  /(?<=[$€£₹] ?\d[\d,]{0,12}(?:\.\d{1,2})?(?: (?:a|per) \p{L}{1,10}){0,2})(?:[,;]? (?:and|plus) |[,;] |\n)(?=[\p{L}\d#])/iu;
const endsInAmount =
  /^[^$€£₹.]{2,120} [$€£₹] ?\d[\d,]{0,12}(?:\.\d{1,2})?(?: (?:a|per) \p{L}{1,10}){0,2}$/iu;

function readAll(entries: readonly string[]): ToldLines | null {
  const read = entries.map(readTold);
  const lines = read.flatMap((line) => line ?? []);
  const [own, other] = new Set(lines.map((line) => line.period));
  const [sign, second] = new Set(lines.map((line) => line.sign));
  return lines.length < 2 ||
    lines.length < read.length ||
    other !== undefined ||
    second !== undefined
    ? null
    : { lines, period: sign === undefined ? '' : own! };
}

function readTold(text: string): (Line & { period: string; sign: string }) | null {
  const [found, other] = text.length > longest ? [] : [...text.matchAll(amounts)];
  if (found === undefined || other !== undefined || unsure.test(text)) return null;
  const [written] = found;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + written.length)];
  const price = readAmount(written.replace(' ', ''));
  const amount = price && multiply(price, before, after);
  return amount === undefined
    ? null
    : {
        name: inlineText(text, 60),
        amount,
        product: undefined,
        period: readPeriod(after),
        sign: written[0]!,
      };
}

/** A price of each is worth nothing without its count, and a count nothing without it. */
function multiply(price: number, before: string, after: string): number | undefined {
  const isEach = forEach.test(after) || /(?:\bat|@|[x×]) ?$/iu.test(before);
  if (!isEach) return price;
  const counted = count.exec(before)?.groups?.['count'];
  return counted === undefined ? undefined : toCents(Number(counted) * price);
}
