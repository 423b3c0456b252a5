import { namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';

/** Where somebody tells how it ended. */
const results = new Set(['outcome', 'closure'].flatMap(namesFor));

const putRight =
  /(?<!\p{L})(?:replaced|renewed|repaired|fixed|mended|made safe|put right|removed|rebuilt|re-?wired|re-?hung|installed|fitted|tightened|sealed|new \p{L}+(?: \p{L}+)?(?: fitted)? throughout)(?!\p{L})/iu;
const notYet =
  /\b(?:not|n['’]t|never|yet|will|shall|going to|to be|should|must|next|tomorrow|until|once|when|if|partly|temporar\p{L}*)\b/iu;
/** What was wrong then may be wrong still. */
const goesOn = /\b(?:still|now|today|tonight|again|is|are|keeps?|can)\b/iu;

const thingsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.replace(/s$/, '').replace(/e$/, ''),
  );

/** Whether another field tells that what was found then was put right: a story is of what is over. */
export function isSettledSince(sentence: string, facts: readonly Fact[]): boolean {
  if (goesOn.test(sentence)) return false;
  const things = thingsIn(sentence);
  return facts
    .filter(({ path }) => path.some((name) => results.has(normalName(name))))
    .flatMap(listSentences)
    .flatMap((told) => told.split(/[,;] /))
    .some(
      (told) =>
        putRight.test(told) &&
        !notYet.test(told) &&
        thingsIn(told).some((one) => things.some((other) => other.endsWith(one) || one === other)),
    );
}
