import { foldCharacter } from './fold-character.ts';

/** A text as detectors read it, with the way back to the text as it was written. */
export interface NormalisedText {
  text: string;
  /** The range of the original that a range of the normalised text, not empty, came from. */
  toOriginal: (start: number, end: number) => { start: number; end: number };
}

/** Runs of plain ASCII, and else one character with its combining marks, of bounded number. */
const segments = /[\t\n\r -~]+|[^\t\n\r -~]\p{M}{0,30}/gsu;
const plain = /^[\t\n\r -~]*$/;

/**
 * The text for detection: compatibility forms (NFKC) and accented Latin letters become their base
 * letters; spaces, dashes and digits of every script become ASCII; characters that are not seen
 * (zero-width, bidirectional and other format characters, controls) are dropped.
 */
export function normaliseText(original: string): NormalisedText {
  if (plain.test(original)) {
    return { text: original, toOriginal: (start, end) => ({ start, end }) };
  }
  const { text, starts, ends } = fold(original);
  return {
    text,
    toOriginal: (start, end) => ({ start: starts[start]!, end: ends[end - 1]! }),
  };
}

interface Folded {
  text: string;
  /** Where in the original each unit of the text comes from. */
  starts: number[];
  ends: number[];
}

function fold(original: string): Folded {
  const known = new Map<string, string>();
  const folded: Folded = { text: '', starts: [], ends: [] };
  const parts: string[] = [];
  for (const match of original.matchAll(segments)) {
    const written = match[0];
    if (plain.test(written)) {
      addPlain(folded, match.index, written.length);
      parts.push(written);
      continue;
    }
    const read = known.get(written) ?? foldCharacter(written);
    known.set(written, read);
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
