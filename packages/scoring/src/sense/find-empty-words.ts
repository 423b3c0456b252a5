import { listed, quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';
import { abstract, aphorism, emptiness } from './empty-words.ts';
import { anyWord, type Spoken } from './phrase.ts';

/** One saying may open a text. */
const leastSayings = 2;
const leastWords = 20;
/** So many abstract words, and so large a share of a text, say nothing that one could see or count. */
const leastAbstract = 5;
const mostShare = 0.12;
/** The same of a text in which nothing happened and nobody is named. */
const leastTimeless = 3;
const mostTimelessShare = 0.07;

const happened = anyWord(
  '',
  String.raw`was|were|had|did|got|came|went|took|made|said|told|asked|lost|found|gave|put|sent|brought|left|kept|sold|built|cut`,
  String.raw`paid|met|began|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|\p{L}{2,}ed`,
);
const named = /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}/u;

/** Sayings and phrases that would be true of anything, where a text has several of them. */
export function findEmptyWords(reading: Reading, { lines, absent }: Spoken): string[] {
  const shapes = [emptiness, aphorism].filter((shape) => !absent.has(shape));
  const found = reading.sentences.flatMap(({ isHeading, isRow, number }, at) => {
    const hit = isHeading || isRow ? undefined : findSaying(lines[at]!, shapes);
    return hit === undefined ? [] : [`${quoted(hit)} (sentence ${number})`];
  });
  return found.length >= leastSayings ? found : findAbstraction(reading);
}

/** What names a figure or a date says something. */
function findSaying(line: string, shapes: readonly RegExp[]): string | undefined {
  if (/\d/.test(line)) return undefined;
  const [hit] = shapes.flatMap((shape) => shape.exec(line)?.[0] ?? []);
  return hit;
}

/** A text without any figure whose words are those of sayings. */
function findAbstraction({ sentences, text: whole, words }: Reading): string[] {
  if (words < leastWords || /\d/.test(whole)) return [];
  const text = sentences.map(({ plain }) => plain).join('\n');
  const used = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => abstract.has(word));
  const isTimeless = !happened.test(text) && !named.test(text);
  const [least, share] = isTimeless
    ? [leastTimeless, mostTimelessShare]
    : [leastAbstract, mostShare];
  if (used.length < least || used.length < words * share) return [];
  return [listed([...new Set(used)].map(quoted), 6)];
}
