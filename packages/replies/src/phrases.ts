import type { Sentence } from '@workspace-ops/contacts';
import { isWithin, negatedSpans, withMarks } from './negation.ts';
import { asWritten } from './patterns.ts';

/**
 * What of a reply can have a weight. Words alone, in twos and in threes, where `<` begins a sentence
 * and `.` or `?` ends one: `send me the`, `< no thanks`. Words alone and in twos with the end of their
 * sentence, `send me … ?`, and with `first` and `last`, where their sentence is that of the reply. Two words of
 * a clause with one or two others between them: `send _ the`. And the words around one that names the
 * offer: `call> me` stands behind "call" in its sentence, `pricing-1 your` right before "pricing".
 * `~` marks what a negation reaches. Numbers, hours, weekdays and months are one word each.
 */
export function listPhrases(sentences: readonly Sentence[]): ReadonlySet<string> {
  const found = new Set<string>();
  let [words, isNamed] = [0, false];
  for (const [at, sentence] of sentences.entries()) {
    if (words > longest) break;
    const tokens = toTokens(sentence).slice(0, longest);
    const end = sentence.isQuestion ? '?' : '.';
    const bounded = ['<', ...tokens, end];
    for (const run of listRuns(bounded, 3)) found.add(run);
    for (const run of listRuns(tokens, 2)) found.add(`${run} … ${end}`);
    const places = [
      ...(at === 0 ? ['first'] : []),
      ...(at === sentences.length - 1 ? ['last'] : []),
    ];
    for (const place of places)
      for (const run of listRuns(bounded, 2)) found.add(`${place} ${run}`);
    addGaps(found, bounded);
    const offers = addAround(found, tokens.filter(isWord), end);
    if (offers === 0) found.add('no offer in a sentence');
    isNamed ||= offers > 0;
    words += tokens.length;
  }
  if (!isNamed) found.add('no offer');
  found.add(`${Math.min(6, Math.floor(words / 10))}0 words`);
  return found.add(`${Math.min(5, sentences.length)} sentences`);
}

/** In words: what a sender wants stands before, and a text of any length takes the same time. */
const longest = 1000;

function* listRuns(tokens: readonly string[], longestRun: number): Generator<string> {
  for (let length = 1; length <= longestRun; length++)
    for (let at = 0; at + length <= tokens.length; at++)
      if (length > 1 || !bounds.has(tokens[at]!)) yield tokens.slice(at, at + length).join(' ');
}

/** Pairs of words that one or two others part, within a clause. */
function addGaps(found: Set<string>, tokens: readonly string[]): void {
  for (const [at, word] of tokens.entries()) {
    for (let other = at + 2; other <= at + 3 && other < tokens.length; other++) {
      if (!isWord(tokens[other - 1]!)) break;
      found.add(`${word} _ ${tokens[other]}`);
    }
  }
}

const bounds: ReadonlySet<string> = new Set(['<', '.', '?']);

/** How far words are looked at, in words. */
const reach = { near: 3, far: 40 };

/** @returns how many words name the offer. */
function addAround(found: Set<string>, words: readonly string[], end: string): number {
  const bare = words.map((word) => word.replace(/^~/, ''));
  let offers = 0;
  for (const [at, word] of bare.entries()) {
    const offer = named.get(word);
    if (offer === undefined) continue;
    offers++;
    const negation = words[at]!.startsWith('~') ? '~' : '';
    found
      .add(`${negation}${offer}`)
      .add(`${negation}${offer} ${end}`)
      .add(`${negation}offer ${end}`);
    const last = Math.min(bare.length - 1, at + reach.far);
    for (let other = Math.max(0, at - reach.far); other <= last; other++) {
      if (other === at) continue;
      found.add(`${negation}offer${other < at ? '<' : '>'} ${bare[other]}`);
      if (Math.abs(other - at) <= reach.near)
        found.add(`${negation}${offer}${other - at} ${bare[other]}`);
    }
  }
  return offers;
}

/** The five keywords, as they are written. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    interested: 'interested',
    schedule: 'schedule',
    scheduled: 'schedule',
    scheduling: 'schedule',
    call: 'call',
    calls: 'call',
    calling: 'call',
    called: 'call',
    demo: 'demo',
    demos: 'demo',
    pricing: 'pricing',
    price: 'pricing',
    prices: 'pricing',
  }),
);

const token = /[\p{L}\p{N}_'’]+|[,;]/gu;
const isWord = (text: string): boolean => text !== ',' && text !== ';';

function toTokens(sentence: Sentence): string[] {
  const said = withMarks(sentence);
  const negated = negatedSpans(said);
  return [...said.matchAll(token)].map(({ index, 0: text }) =>
    isWithin(negated, index) && isWord(text) && !negation.test(text)
      ? `~${generalize(text)}`
      : generalize(text),
  );
}

const negation =
  /^(?:no|not|never|neither|nor|none|nobody|nothing|cannot|without|hardly|\p{L}+n't|dont|wont|cant)$/u;

const generalize = (word: string): string =>
  kinds.find(([pattern]) => pattern.test(word))?.[1] ?? word;

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\d+(?:st|nd|rd|th)?$/, '1'],
  [/^(?:\d+[ap]m|[ap]m|noon)$/, '1am'],
  [/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?$/, 'monday'],
  [
    asWritten`^(?:jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$`,
    'january',
  ],
];
