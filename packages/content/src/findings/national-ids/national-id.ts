export interface NationalId {
  /** Where it is issued, for the documentation and the tests. */
  name: string;
  /** Expression of the words that announce it; case does not matter. */
  labels?: string;
  /** Expression of the number behind such a word, in any usual shape. */
  labelled?: string;
  /** Expression of the number without a word before it: only shapes that little else has. */
  bare?: string;
  /** The fewest digits of the number; 6 where none is said. */
  fewestDigits?: number;
  /** Gets the match without separators, in capitals; `written` is as it stands. */
  isReal: (id: string, written: string) => boolean;
}

/** Between two groups: a sign, or a dash with a space on either side, as scans have it. */
export const parted = '(?: [-./] |[ ./-]?)';

/** So many digits with up to three separators between each, or a line that ends there. */
export const spacedDigits = (count: number): string =>
  String.raw`\d(?:(?:[^A-Za-z0-9\n]{0,3}| ?\n ?)\d){${count - 1}}`;
