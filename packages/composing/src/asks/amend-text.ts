import { splitSentences } from '../facts/inline-text.ts';
import { dayShapes } from '../times/day-shapes.ts';

const day = new RegExp(
  String.raw`\b(?:${dayShapes.weekday},? )?(?:${dayShapes.dates.join('|')})\b(?:,? \d{4}\b)?|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}/\d{1,2}(?:/\d{2,4})?\b|\b\d{1,2}\.\d{1,2}\.(?:\d{2,4}\b)?|\b${dayShapes.weekday}\b`,
  'giu',
);
const money =
  /(?:\p{Sc}|\b[A-Z]{3}) ?\d(?:[\d.,]*\d)?|\b\d(?:[\d.,]*\d)? ?(?:EUR|GBP|USD|euros|pounds|dollars)\b/gu;

/**
 * A text with an answer in the place of what it answers: a day in that of the day, an hour in that of the hour, an
 * amount in that of the amount, and a sentence in that of the sentence. The answer alone where it is not clear which
 * is meant, as between two amounts that have nothing in common with it.
 */
export function amendText(text: string, answer: string): string {
  if (splitSentences(answer).length > 1) return answer;
  if (isHourAlone(answer)) return amendHour(text, answer) ?? answer;
  if (splitSentences(text).length < 2)
    return isDayAlone(answer) && namesMore(text) ? amendDay(text, answer) : answer;
  for (const shape of [day, money]) {
    const [given, second] = answer.match(shape) ?? [];
    if (given === undefined || second !== undefined) continue;
    const meant = findMeant(text, given, shape);
    if (meant === null) return answer;
    if (beside.test(answer.replace(given, ''))) return replaceWithin(text, meant, answer);
    const sentence = splitSentences(text).find((one) => one.includes(meant.words))!;
    const start = text.indexOf(sentence);
    if (start < 0) return answer;
    const end = /[.!?]$/.exec(answer) === null ? (/[.!?]$/.exec(sentence)?.[0] ?? '') : '';
    return replaceRange(text, { start, words: sentence }, `${answer}${end}`);
  }
  return answer;
}

/**
 * Whether one sentence names beside its one day a thing or an hour, and says neither that the day is open nor of what
 * it depends on.
 */
function namesMore(text: string): boolean {
  const [given, second] = text.match(day) ?? [];
  if (given === undefined || second !== undefined || unsure.test(text)) return false;
  const rest = text.replace(given, '');
  return hour.test(rest) || !beside.test(rest);
}

/** `probably Tuesday 8 December` is a day of which an answer leaves nothing. */
const unsure =
  /\b(?:maybe|perhaps|probably|possibly|provisional(?:ly)?|hopefully|roughly|approx\p{L}*|or|not|no|if|unless|tb[acd]|week|month|latest|earliest|confirmed)\b|\?/iu;
const hour =
  /,? ?\b(?:at |from |after |before )?\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?|o['’]?clock)(?!\p{L})|,? ?\b(?:at |from |after |before )?\d{1,2}[:.]\d{2}\b|,? ?\b(?:at|from|after|before) \d{1,2}\b(?! \p{L})/iu;

/** Whether an answer is a day, with its hour or without, and nothing else. */
export function isDayAlone(answer: string): boolean {
  const [given, second] = answer.match(day) ?? [];
  return given !== undefined && second === undefined && beside.test(answer.replace(given, ''));
}

/** A text with the one amount that it names replaced, and otherwise as it is. */
export function amendAmount(text: string, answer: string): string {
  const [given, second] = text.match(money) ?? [];
  if (given === undefined || second !== undefined || !/\p{L}/u.test(text.replace(given, '')))
    return answer;
  return text.replace(given, () => answer);
}

/** `moved to the 14th` */
const ordinalDay = /\bthe \d{1,2}(?:st|nd|rd|th)\b/giu;

/** The one day in a text replaced, and otherwise as it is. */
export function amendDay(text: string, answer: string): string {
  const [first, second] = [...text.matchAll(text.search(day) < 0 ? ordinalDay : day)];
  return first === undefined || second !== undefined
    ? text
    : replaceWithin(text, { start: first.index, words: first[0] }, answer);
}

/** A day with its hour is no sentence of its own. */
const beside =
  /^[^\p{L}\p{N}]*(?:(?:on|at|after|before|from|around|about|by|the|[ap]\.?m\.?|o['’]?clock|morning|afternoon|\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?)?)[^\p{L}\p{N}]*){0,4}$/iu;

/** `come on 1 December` has its word before the day already. */
function replaceWithin(text: string, range: Range, answer: string): string {
  const [word = ''] = /^(?:on|by|from) /i.exec(answer) ?? [];
  const isSaid =
    word !== '' && text.slice(0, range.start).toLowerCase().endsWith(word.toLowerCase());
  const plain = (isSaid ? answer.slice(word.length) : answer).replace(/[.]$/, '');
  return replaceRange(
    text,
    hour.test(answer.replace(day, '')) ? withHour(text, range) : range,
    plain,
  );
}

/** An hour behind a day is answered with it. */
function withHour(text: string, { start, words }: Range): Range {
  const rest = text.slice(start + words.length);
  const said = hour.exec(rest);
  return { start, words: said?.index === 0 ? words + said[0] : words };
}

interface Range {
  start: number;
  words: string;
}

/** The one of its kind, or the one that has the most words in common with what was given. */
function findMeant(text: string, given: string, shape: RegExp): Range | null {
  const said = new Set(splitWords(given));
  const all = [...text.matchAll(shape)].map(({ 0: words, index }) => ({
    start: index,
    words,
    common: splitWords(words).filter((word) => said.has(word)).length,
  }));
  const [first, second] = all.toSorted((one, other) => other.common - one.common);
  if (first === undefined) return null;
  return second === undefined || first.common > second.common ? first : null;
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const replaceRange = (text: string, { start, words }: Range, by: string): string =>
  text.slice(0, start) + by + text.slice(start + words.length);

const time = String.raw`(?<![\p{L}\d.:]|[\p{Sc}] ?|\b[A-Z]{3} )(?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap](?:\.m\b\.?|m\b)|o['’]?clock\b)|\d{1,2}:\d{2}(?![\d:])|(?:noon|midday|midnight)\b)`;
const before = '(?:(?:at|from|after|before|until|till|by) )?';
/** `2 to 4pm` */
const span = String.raw`(?:${time}|(?<![\p{L}\d.:]|[\p{Sc}] ?)\d{1,2}(?:[:.]\d{2})?(?= ?(?:-|–|to|until|till) ?\d))(?: ?(?:-|–|to|until|till) ?${time})?`;
const hours = new RegExp(span, 'giu');
const alone = new RegExp(String.raw`^${before}${span}\.?$`, 'iu');
const preposition = /^(?:at|from|after|before|until|till|by) /i;
const spoken = /\b(?:at|from|after|before|until|till|by) $/i;

/** Whether an answer is an hour, or from one to another, and nothing else. */
const isHourAlone = (answer: string): boolean =>
  answer.length <= longest && alone.test(answer.trim());
const longest = 40;

/** A text with the one hour that it names replaced; none where it names none, or several. */
function amendHour(text: string, answer: string): string | undefined {
  const [found, second] = [...text.matchAll(hours)];
  if (found === undefined || second !== undefined) return undefined;
  const rest = text.slice(found.index + found[0].length);
  const plain = answer.trim().replace(/(?<!m)\.$/i, '');
  const head = text.slice(0, found.index);
  return `${preposition.test(plain) ? head.replace(spoken, '') : head}${plain}${rest}`;
}
