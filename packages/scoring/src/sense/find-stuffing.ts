import { contentStems, splitWords, listStems } from '../words.ts';
import { monthNames } from '../facts/read-specifics.ts';
import { quoted } from '../judgement.ts';
import type { Reading, Sentence } from '../read-text.ts';

/** Words and pairs of words that stand in a text far more often than a subject needs. */
export function findStuffing({ sentences }: Reading): string[] {
  const singles = new Map<string, number>();
  // Repeated sentences are a fault of their own.
  const told = new Map(
    sentences
      .filter(({ isHeading, isListItem, text }) => !isHeading && !(isListItem && record.test(text)))
      .map((sentence) => [sentence.plain, sentence]),
  );
  const stems = Array.from(told.values(), (sentence) =>
    listStems(listWords(sentence)).filter((stem) => !ofAmounts.has(stem)),
  );
  for (const stem of stems.flat()) add(singles, stem);
  const total = stems.reduce((sum, { length }) => sum + length, 0);
  const least = Math.max(5, total * 0.04);
  // No pair stands there more often than each of its words: most texts have no word so often.
  if (!singles.values().some((count) => count >= least)) return [];
  const often = [...countPairs(stems)].filter(([, count]) => count >= least);
  const words = [...singles].filter(([, count]) => count >= Math.max(8, total * 0.12));
  const found = often.length > 0 ? often : words;
  return found.slice(0, 3).map(([said, count]) => `${quoted(said)} (${count} times)`);
}

const listWords = ({ plain, said, fillers }: Sentence): readonly string[] =>
  fillers.length === 0 && !speaker.test(plain) ? said : splitWords(plain.replace(speaker, ''));
/** `Carol Finney: By the end of June`, as each turn of a talk begins. */
const speaker =
  /^(?:[([]\d{1,2}:\d\d[)\]] )?\p{Lu}[\p{L}.’'-]{1,20}(?: \p{Lu}[\p{L}.’'-]{1,20}){0,2}(?: \([\p{L} ]{1,30}\))?: (?=\p{Lu})/u;

function countPairs(stems: readonly (readonly string[])[]): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const ofSentence of stems)
    for (const [at, stem] of ofSentence.entries())
      if (at > 0) add(pairs, `${ofSentence[at - 1]} ${stem}`);
  return pairs;
}

/** Each amount and each date of a list has one. */
const ofAmounts = new Set(
  [...Intl.supportedValuesOf('currency'), ...monthNames].flatMap((word) =>
    contentStems(word.toLowerCase()),
  ),
);

const add = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * `Fix door 2: status open, owner Ada Park`, `More notice, please: score 3`, `Email (call summary): a@oak.example`: each
 * entry of a list repeats the names of its fields.
 */
const record =
  /^[^:]{1,120}: (?:(?:[^,]|,(?=\d)){1,120}, |\p{L}[\p{L} ]{1,30} \d[\d.,]{0,11}%?$)|^\p{Lu}[\p{L} ]{1,40} \(\p{Ll}[\p{Ll} ]{1,40}\): /u;
