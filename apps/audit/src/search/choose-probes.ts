const maxProbes = 8;
/** Letters of English from the most frequent on; what is not in it is rarer still. */
const frequent = 'etaoinshrdlcumwfgypbvkjxqz';
const rarest = frequent.length;

/**
 * Trigrams of an encoded text that the search index looks up, those of rare characters first: a
 * few of them find as few candidates as all of them would.
 * @returns none for a text without three letters or digits in a row.
 */
export function chooseProbes(encoded: string): string[] {
  const trigrams = new Set(
    Array.from({ length: Math.max(0, encoded.length - 2) }, (_, start) =>
      encoded.slice(start, start + 3),
    ).filter((trigram) => /^[a-zA-Z0-9]{3}$/.test(trigram)),
  );
  return [...trigrams].toSorted((a, b) => rarity(b) - rarity(a)).slice(0, maxProbes);
}

const rarity = (trigram: string): number =>
  Array.from(trigram, (character) => {
    const rank = frequent.indexOf(character);
    return rank === -1 ? rarest : rank;
  }).reduce((sum, rank) => sum + rank, 0);
