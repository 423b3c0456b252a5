const maxProbes = 4;
/** Letters of English from the most frequent on. */
const frequent = 'etaoinshrdlcumwfgypbvkjxqz';
const digitRarity = 15;
const codeRarity = frequent.length;
/** Letters and digits together are of an id, and hardly found elsewhere. */
const mixedRarity = 50;

/**
 * Trigrams of an encoded text that the search index looks up, the rarest by their looks first: a
 * few of them find nearly as few candidates as all of them would.
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

function rarity(trigram: string): number {
  const isMixed = /[a-z]/.test(trigram) && /[0-9]/.test(trigram);
  return Array.from(trigram, rarityOf).reduce(
    (sum, value) => sum + value,
    isMixed ? mixedRarity : 0,
  );
}

function rarityOf(character: string): number {
  if (/[0-9]/.test(character)) return digitRarity;
  const rank = frequent.indexOf(character);
  return rank === -1 ? codeRarity : rank;
}
