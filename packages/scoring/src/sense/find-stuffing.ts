import { contentStems } from '../facts/words.ts';
import { monthNames } from '../facts/read-specifics.ts';
import { quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';

/** Words and pairs of words that stand in a text far more often than a subject needs. */
export function findStuffing({ sentences }: Reading): string[] {
  const pairs = new Map<string, number>();
  const singles = new Map<string, number>();
  let total = 0;
  // Repeated sentences are a fault of their own.
  const told = new Set(
    sentences
      .filter(({ isHeading, isListItem, text }) => !isHeading && !(isListItem && record.test(text)))
      .map(({ plain }) => plain),
  );
  for (const plain of told) {
    const stems = contentStems(plain).filter((stem) => !ofAmounts.has(stem));
    total += stems.length;
    for (const [at, stem] of stems.entries()) {
      add(singles, stem);
      if (at > 0) add(pairs, `${stems[at - 1]} ${stem}`);
    }
  }
  const often = [...pairs].filter(([, count]) => count >= Math.max(5, total * 0.04));
  const words = [...singles].filter(([, count]) => count >= Math.max(8, total * 0.12));
  const found = often.length > 0 ? often : words;
  return found.slice(0, 3).map(([said, count]) => `${quoted(said)} (${count} times)`);
}

/** Each amount and each date of a list has one. */
const ofAmounts = new Set(
  [...Intl.supportedValuesOf('currency'), ...monthNames].flatMap((word) =>
    contentStems(word.toLowerCase()),
  ),
);

const add = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/** `Fix door 2: status open, owner Ada Park`: each entry of a list repeats the names of its fields. */
const record = /^[^:]{1,120}: (?:[^,]|,(?=\d)){1,120}, /;
