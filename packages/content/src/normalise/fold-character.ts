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
