import { ignoringCase, whichMayMatch } from '@workspace-ops/content';
import { quoted } from '../judgement.ts';
import type { Reading, Sentence } from '../read-text.ts';

/**
 * A pattern of whole phrases, for texts in lower case with straight apostrophes: without regard to
 * case and without classes of Unicode it is read in a fraction of the time.
 */
export const matchAny = (...phrases: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.join('|').replaceAll('\\p{L}', '[a-zß-ÿ]')})(?![a-z0-9ß-ÿ])`, 'm');

/** A pattern of whole words in any letters, for texts as they are. */
export const anyWord = (flags: '' | 'g', ...words: readonly string[]): RegExp =>
  ignoringCase(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, flags);

/** The sentences of a text as `anyOf` reads them. */
export interface Spoken {
  lines: readonly string[];
  whole: string;
  /** Of the patterns that it was read for, those of whose words it has none. */
  absent: ReadonlySet<RegExp>;
}

const longest = 2_000;

export const lowered = (text: string): string =>
  text.slice(0, longest).toLowerCase().replaceAll('’', "'");

/** Without fillers, so that no filler breaks a phrase; most sentences have none. */
export const plainly = ({ text, plain, fillers }: Sentence): string =>
  fillers.length === 0 ? text : plain.replace(/\s+/g, ' ');

/** @returns how to read a text for the patterns: most texts have words of none, which one reading of it tells */
export function speakFor(shapes: readonly RegExp[]): (reading: Reading) => Spoken {
  const listLikely = whichMayMatch(shapes);
  return ({ sentences }) => {
    const lines = sentences.map((sentence) => lowered(plainly(sentence)));
    const whole = lines.join('\n');
    const absent = new Set(shapes);
    for (const at of listLikely(whole)) absent.delete(shapes[at]!);
    return { lines, whole, absent };
  };
}

/** The first hit of each sentence, as written, with its place. */
export function hits(
  { sentences }: Reading,
  { lines, whole, absent }: Spoken,
  shape: RegExp,
): string[] {
  if (absent.has(shape) || !shape.test(whole)) return [];
  return lines.flatMap((line, at) => {
    const hit = shape.exec(line);
    if (hit === null) return [];
    const sentence = sentences[at]!;
    const said = plainly(sentence);
    return [
      `${quoted(said.slice(hit.index, hit.index + hit[0].length))} (sentence ${sentence.number})`,
    ];
  });
}

const announced =
  /(\b(?:told (?:us|me)|wrote|writes|said|says|asks?|asked|answered|replied|(?:your|his|her|their|customer's) (?:own )?words):? ?["“])([^"”]*)(["”]|$)/g;

/** The same without the words that somebody is told to have said, in marks: they are not the writer's. */
export function withoutQuoted({ lines, absent }: Spoken): Spoken {
  let isOpen = false;
  const own = lines.map((line) => {
    const end = isOpen ? line.search(/["”]/) : 0;
    if (end === -1) return '';
    isOpen = false;
    const rest = ' '.repeat(end) + line.slice(end);
    return rest.replace(announced, (_, before: string, said: string, close: string) => {
      isOpen ||= close === '';
      return before + ' '.repeat(said.length) + close;
    });
  });
  return { lines: own, whole: own.join('\n'), absent };
}
