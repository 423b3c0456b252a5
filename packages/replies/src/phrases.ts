import type { Word } from '@workspace-ops/contacts';

/** Phrases by their first word, the longest first. */
export type PhraseTable<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>;

/** A table from lines of phrases that are parted by commas. */
export function phraseTable<T>(
  groups: readonly (readonly [value: T, lines: string])[],
): PhraseTable<T> {
  const phrases = groups.flatMap(([value, lines]) =>
    lines
      .split(',')
      .map((phrase) => phrase.trim().split(/\s+/))
      .filter((words) => words[0] !== '')
      .map((words) => ({ words, value })),
  );
  const table = Map.groupBy(phrases, ({ words }) => words[0]!);
  for (const same of table.values()) same.sort((a, b) => b.words.length - a.words.length);
  return table;
}

/** The longest phrase of a table that begins at a word; marks within it are not minded. */
export function phraseAt<T>(
  table: PhraseTable<T>,
  words: readonly Word[],
  at: number,
): { length: number; value: T; text: string } | null {
  const found = table
    .get(words[at]?.text ?? '')
    ?.find((phrase) => phrase.words.every((text, step) => words[at + step]?.text === text));
  if (found === undefined) return null;
  return { length: found.words.length, value: found.value, text: found.words.join(' ') };
}
