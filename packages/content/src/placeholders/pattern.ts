import type { HeadedCell } from './headed-cells.ts';

export interface Surroundings {
  text: string;
  /** The text with its code blanked out. */
  masked: string;
  /** The cells of its tables; read where they are asked for first. */
  cells: () => readonly HeadedCell[];
  /** Whether it has elements that are markup without doubt. */
  teachesTags: () => boolean;
  /** Whether its lines begin with names in angle brackets. */
  isChat: () => boolean;
  /** Whether it is a program, or its settings. */
  isProgram: () => boolean;
  /** Labels of `[label]: https://...`, lower case. */
  definitions: ReadonlySet<string>;
  /** Names of the tags that are closed somewhere, lower case. */
  closedTags: ReadonlySet<string>;
}

export interface Pattern {
  /**
   * What any match contains, so that most texts are told apart without the expression. Its fixed words are looked for
   * together with those of the other signs: one that has none is tried on every text.
   */
  sign: RegExp;
  /** Bounded in length, so that a scan is linear in the text. */
  shape: RegExp;
  accepts?: (match: RegExpExecArray, around: Surroundings) => boolean;
}

/** So many characters before a match, of its line alone. */
export function lineBefore(match: RegExpExecArray, masked: string, length = 40): string {
  const before = masked.slice(Math.max(0, match.index - length), match.index);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** So many characters after a match. */
export function textAfter(match: RegExpExecArray, masked: string, length = 60): string {
  const end = match.index + match[0].length;
  return masked.slice(end, end + length);
}
