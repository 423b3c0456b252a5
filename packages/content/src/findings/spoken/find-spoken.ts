import { areReadings, findCards } from '../find-cards.ts';
import type { Finding, FindingKind } from '../finding.ts';
import { findNationalIds } from '../national-ids/find-national-ids.ts';
import { isPhoneInForm } from '../find-phones.ts';
import {
  type Asked,
  contextLengths,
  hasSpeaker,
  readAskedKind,
  withoutSpeakers,
} from './asked-kind.ts';
import { readLetterAfter, readLettersBefore } from './letters.ts';
import {
  mayHaveSpokenNumber,
  readAnswers,
  readSpokenNumbers,
  type SpokenPart,
} from './read-spoken-numbers.ts';

export { mayHaveSpokenNumber };

/** Numbers that somebody tells digit by digit: in words, or in groups with pauses between. */
export function findSpokenNumbers(text: string): Finding[] {
  const numbers = [
    ...readAnswers(text).map((part) => [part]),
    ...(mayHaveSpokenNumber(text) ? readSpokenNumbers(text) : []),
  ];
  return numbers.flatMap((parts) => toFindings(text, parts));
}

interface Context {
  before: string;
  after: string;
  asked: Asked | undefined;
  isDialogue: boolean;
}

function readContext(text: string, parts: readonly SpokenPart[]): Context {
  const [start, end] = [parts[0]!.start, parts.at(-1)!.end];
  const from = Math.max(0, start - contextLengths.before);
  // From the end of the text before the number, for a tag may stand right before it.
  const before = withoutSpeakers(text.slice(from, start));
  const after = withoutSpeakers(text.slice(end, end + contextLengths.after));
  const isDialogue = hasSpeaker(text.slice(from, end + contextLengths.after));
  return { before, after, asked: readAskedKind(before, after), isDialogue };
}

function toFindings(text: string, all: readonly SpokenPart[]): Finding[] {
  const parts = withoutExclamation(all);
  const count = join(parts).length;
  if (count < limits.fewest || count > limits.most) return [];
  const context = readContext(text, parts);
  if (context.asked?.kind === 'thing') return [];
  const found = readCard(parts, context) ?? readId(parts, context) ?? readPhone(parts, context);
  return found === undefined ? [] : [found];
}

/** `Oh, five five five ...`: no digit. */
function withoutExclamation(parts: readonly SpokenPart[]): readonly SpokenPart[] {
  const [first, second] = parts;
  const isExclaimed =
    first!.isWord && first!.digits === '0' && second?.sign.startsWith(',') === true;
  return isExclaimed && first!.end - first!.start <= 2 ? parts.slice(1) : parts;
}

/** Of the digits; behind a card the month and the year of its end may be told, and its code. */
const limits = { fewest: 6, fewestOfPhone: 7, mostOfPhone: 15, most: 30 };

const join = (parts: readonly SpokenPart[]): string => parts.map(({ digits }) => digits).join('');

const toFinding = (kind: FindingKind, parts: readonly SpokenPart[]): Finding => ({
  kind,
  start: parts[0]!.start,
  end: parts.at(-1)!.end,
});

/** The longest beginning of the parts whose digits are right. */
function findBeginning(
  parts: readonly SpokenPart[],
  isRight: (digits: string) => boolean,
): readonly SpokenPart[] | undefined {
  for (let count = parts.length; count > 0; count -= 1) {
    const some = parts.slice(0, count);
    if (isRight(join(some))) return some;
  }
  return undefined;
}

const paying =
  /(?<![a-z])(?:exp|expir\w+|cvv|cvc|security code|valid|zip|billing|name on|pay\w*|charge[ds]?|deposit|read(?:s|ing)?|ready|go ahead|cardholder)(?![a-z])/i;

function readCard(parts: readonly SpokenPart[], context: Context): Finding | undefined {
  const { asked, before, after, isDialogue } = context;
  const isAsked = asked?.kind === 'card' || isDialogue || paying.test(before) || paying.test(after);
  if (
    (!isAsked && !parts.some(({ isWord }) => isWord)) ||
    areReadings(parts.map(({ digits }) => digits))
  )
    return undefined;
  const card = findBeginning(parts, (digits) => {
    const written = asked?.kind === 'card' ? `card ${digits}` : digits;
    return digits.length >= 13 && findCards(written).length === 1;
  });
  return card && toFinding('card', card);
}

/** With the letters that some have before or behind the digits. */
function readId(
  parts: readonly SpokenPart[],
  { asked, before, after }: Context,
): Finding | undefined {
  if (asked?.kind !== 'national_id') return undefined;
  for (const head of readLettersBefore(before))
    for (const tail of readLetterAfter(after)) {
      const id = `${head.letters}${join(parts)}${tail.letters}`;
      if (!isId(asked.label, id)) continue;
      const { start, end } = toFinding('national_id', parts);
      return { kind: 'national_id', start: start - head.length, end: end + tail.length };
    }
  const some = findBeginning(parts, (digits) => isId(asked.label, digits));
  return some && toFinding('national_id', some);
}

const isId = (label: string, id: string): boolean =>
  findNationalIds(`${label} ${id}`).some(({ start, end }) => end - start >= id.length);

function readPhone(parts: readonly SpokenPart[], context: Context): Finding | undefined {
  const digits = join(parts);
  if (isSeries(parts) || /^(\d)\1+$/.test(digits)) return undefined;
  const isAsked = context.asked?.kind === 'phone';
  if (!isAsked && !isPhoneInForm(`${plusBefore.test(context.before) ? '+' : ''}${digits}`))
    return undefined;
  if (digits.length < limits.fewestOfPhone || digits.length > limits.mostOfPhone) return undefined;
  return withPlus(toFinding('phone', parts), context.before);
}

const plusBefore = /(?<![a-z])(?:plus|mas|piu|mais|pluss|плюс|\+)[ ,-]{1,2}$/i;

const withPlus = (finding: Finding, before: string): Finding => ({
  ...finding,
  start: finding.start - (plusBefore.exec(before)?.[0].length ?? 0),
});

/** Counting up or down, and items of a list that a comma parts. */
function isSeries(parts: readonly SpokenPart[]): boolean {
  const numbers = parts.map(({ digits }) => Number(digits));
  if (numbers.length === 1) return false;
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!);
  if (steps.every((step) => step > 0 && step < 10) || steps.every((step) => step < 0 && step > -10))
    return true;
  const isList = parts.slice(1).every(({ sign }) => /^ ?[,;]|\band\b|\bthen\b/i.test(sign));
  const counts = new Set(parts.map(({ digits }) => digits.length));
  // In words, pairs of digits are how much of Europe tells its phones.
  return isList && counts.has(2) && (counts.has(1) || !parts.some(({ isWord }) => isWord));
}
