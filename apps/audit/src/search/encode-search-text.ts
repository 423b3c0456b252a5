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
  fold(text.normalize('NFC')).replace(/[^a-z0-9 ]/gu, codeOf);

/** Upper case first joins what only it joins (ς and σ, ß and ss); by character, since σ looks around. */
const fold = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  /^[\u0000-\u007f]*$/.test(text)
    ? text.toLowerCase()
    : Array.from(text, (character) => character.toUpperCase().toLowerCase()).join('');

/** `Z`, further digits A to L, a last digit M to X: a code is never a part of another one. */
function codeOf(character: string): string {
  let rest = character.codePointAt(0)!;
  let code = letter('M', rest % 12);
  while ((rest = Math.floor(rest / 12)) > 0) code = letter('A', rest % 12) + code;
  return `Z${code}`;
}

const letter = (first: string, offset: number): string =>
  String.fromCodePoint(first.codePointAt(0)! + offset);
