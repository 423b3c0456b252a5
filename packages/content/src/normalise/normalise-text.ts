/** A text as detectors read it, with the way back to the text as it was written. */
export interface NormalisedText {
  text: string;
  /** The range of the original that a range of the normalised text, not empty, came from. */
  toOriginal: (start: number, end: number) => { start: number; end: number };
}

/** Spaces, dashes and unseen characters by the names that HTML gives them. */
const named = new Map([
  ...['nbsp', 'ensp', 'emsp', 'thinsp', '#160', '#xa0', '#8239', '#x202f'].map(toEntity(' ')),
  ...['ndash', 'mdash', 'hyphen', 'minus', '#8211', '#8212', '#x2013', '#x2014'].map(toEntity('-')),
  ...['shy', 'zwnj', 'zwj', '#173', '#8203', '#xad', '#x200b'].map(toEntity('')),
]);

function toEntity(read: string): (name: string) => [string, string] {
  return (name) => [`&${name};`, read];
}

const anyNamed = new RegExp([...named.keys()].join('|'), 'i');

/**
 * Runs of plain ASCII, of which `&` may begin a name, and else one character with its combining
 * marks, of bounded number.
 */
const segments = new RegExp(
  String.raw`${anyNamed.source}|&|[\t\n\r -%'-~]+|[^\t\n\r -~]\p{M}{0,30}`,
  'gisu',
);
const plain = /^[\t\n\r -~]*$/;

/**
 * The text for detection: compatibility forms (NFKC) and accented Latin letters become base
 * letters; spaces, dashes and digits of every script become ASCII; what is not seen is dropped.
 */
export function normaliseText(original: string): NormalisedText {
  if (plain.test(original) && !(original.includes('&') && anyNamed.test(original))) {
    return { text: original, toOriginal: (start, end) => ({ start, end }) };
  }
  const { text, starts, ends } = fold(original);
  return { text, toOriginal: (start, end) => ({ start: starts[start]!, end: ends[end - 1]! }) };
}

interface Folded {
  text: string;
  /** Where in the original each unit of the text comes from. */
  starts: number[];
  ends: number[];
}

/** How characters are read, of so many at most: a quotation mark or a dash is in most texts, and takes six patterns. */
const folds = new Map<string, string>();
const mostFolds = 2_000;

function foldOnce(written: string): string {
  const known = folds.get(written);
  if (known !== undefined) return known;
  const read = foldCharacter(written);
  if (folds.size === mostFolds) folds.clear();
  if (written.length <= 2) folds.set(written, read);
  return read;
}

function fold(original: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  const parts: string[] = [];
  for (const match of original.matchAll(segments)) {
    const written = match[0];
    if (plain.test(written) && !named.has(written.toLowerCase())) {
      addPlain(folded, match.index, written.length);
      parts.push(written);
      continue;
    }
    const read = named.get(written.toLowerCase()) ?? foldOnce(written);
    addFolded(folded, { start: match.index, end: match.index + written.length }, read.length);
    parts.push(read);
  }
  return { ...folded, text: parts.join('') };
}

function addPlain({ starts, ends }: Folded, start: number, length: number): void {
  for (let at = start; at < start + length; at += 1) {
    starts.push(at);
    ends.push(at + 1);
  }
}

function addFolded(
  { starts, ends }: Folded,
  { start, end }: { start: number; end: number },
  length: number,
): void {
  for (let unit = 0; unit < length; unit += 1) {
    starts.push(start);
    ends.push(end);
  }
}

/** Format characters, other characters that are not seen, and controls that are no white space. */
const unseen = /^(?:\p{Cf}|\p{Default_Ignorable_Code_Point}|\p{Cc})/u;

/** A mark that stands alone covers the character before it, as a keycap or a strike does. */
const loneMark = /^\p{M}/u;

const space = /^[\p{Zs}\v\f\u0085\u2800]/u;
const lineEnd = /^[\u2028\u2029]/;
const dash = /^\p{Dash}/u;
const digit = /^\p{Nd}/u;

/** Full stops of other scripts that stand in host names. */
const stop = /^[\u3002\uff0e\uff61]/;

/** Longer expansions are words, as of one Arabic ligature; no detector needs them. */
const longest = 4;

/** How detectors read one character that is not plain ASCII, with its combining marks. */
export function foldCharacter(written: string): string {
  if (space.test(written)) return ' ';
  if (unseen.test(written) || loneMark.test(written)) return '';
  if (lineEnd.test(written)) return '\n';
  if (dash.test(written)) return '-';
  if (digit.test(written)) return asciiDigit(written.codePointAt(0)!);
  if (stop.test(written)) return '.';
  const parts = written.normalize('NFKD').replace(/\p{M}/gu, '');
  const read = /^[ -~]+$/.test(parts) ? parts : written.normalize('NFKC');
  return read.length <= longest ? read : written;
}

/** The digits of a script stand in a row from zero to nine, next to other such rows at most. */
function asciiDigit(codePoint: number): string {
  let zero = codePoint;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((codePoint - zero) % 10);
}
