/** Letters of an id as somebody spells them, before and behind its digits. */
const alphabet =
  'al(?:ph|f)a|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu|zed|zee|zeta';
const letter = `(?:${alphabet}|[a-z])(?: (?:for|as in) [a-z]{2,12})?`;
const behind = new RegExp(
  `(?<![a-z\\d])(?:[a-z]{2}[ ,.-]{1,3}|(?:${letter}[ ,.-]{1,3}){1,2})$`,
  'i',
);
const ahead = new RegExp(`^[ ,.-]{1,3}${letter}(?![a-z\\d])`, 'i');
const words = new RegExp(letter, 'gi');

export interface Spelled {
  letters: string;
  /** The length of all of it in the text. */
  length: number;
}

const none: Spelled = { letters: '', length: 0 };

function toSpelled(match: RegExpExecArray | null): Spelled {
  if (match === null) return none;
  const written = match[0].replaceAll(/[ ,.-]+$/g, '');
  const pair = /^[a-z]{2}$/i.test(written);
  const letters = pair
    ? written
    : Array.from(written.matchAll(words), ([word]) => word[0]).join('');
  return { letters, length: match[0].length };
}

/** Letters at the end of what stands before a number, the most first. */
export const readLettersBefore = (before: string): Spelled[] =>
  withNone(toSpelled(behind.exec(before)));

/** A letter at the beginning of what stands behind a number. */
export const readLetterAfter = (after: string): Spelled[] => withNone(toSpelled(ahead.exec(after)));

const withNone = (spelled: Spelled): Spelled[] => (spelled === none ? [none] : [spelled, none]);
