/** Stands between fields; no encoded text has it, so that no match reaches over two of them. */
const separator = '\n';

/** The fields as a search looks through them: one encoded text. */
export const encodeSearchText = (fields: string[]): string => fields.map(encode).join(separator);

/**
 * Text without regard to case, in letters and digits that the trigram index knows in any locale:
 * `a-z`, `0-9` and space stand for themselves, every other character is a code of its own in
 * capitals. So `%`, `_` and `\` mean nothing to LIKE, and é is found as well as e.
 */
export const encode = (text: string): string =>
  fold(text.normalize('NFC')).replace(/[^a-z0-9 ]/gu, encodeCharacter);

/** Upper case first joins what only it joins (ς and σ, ß and ss); by character, since σ looks around. */
const fold = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
  /^[\u0000-\u007f]*$/.test(text)
    ? text.toLowerCase()
    : Array.from(text, (character) => character.toUpperCase().toLowerCase()).join('');

/** `Z`, further digits A to L, a last digit M to X: a code is never a part of another one. */
function encodeCharacter(character: string): string {
  let rest = character.codePointAt(0)!;
  let code = letter('M', rest % 12);
  while ((rest = Math.floor(rest / 12)) > 0) code = letter('A', rest % 12) + code;
  return `Z${code}`;
}

const letter = (first: string, offset: number): string =>
  String.fromCodePoint(first.codePointAt(0)! + offset);

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
  return [...trigrams].toSorted((a, b) => rateTrigram(b) - rateTrigram(a)).slice(0, maxProbes);
}

function rateTrigram(trigram: string): number {
  const isMixed = /[a-z]/.test(trigram) && /[0-9]/.test(trigram);
  return Array.from(trigram, rateCharacter).reduce(
    (sum, value) => sum + value,
    isMixed ? mixedRarity : 0,
  );
}

function rateCharacter(character: string): number {
  if (/[0-9]/.test(character)) return digitRarity;
  const rank = frequent.indexOf(character);
  return rank === -1 ? codeRarity : rank;
}
