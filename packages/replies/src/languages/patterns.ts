import { lines } from '../patterns.ts';
import { fold } from './fold.ts';

/** Alternatives of a table, as whole words of a folded text; what stands between two is a word, too. */
export const toSource = (alternatives: string): string =>
  String.raw`(?<![\p{L}\p{N}_])(?:${fold(lines(alternatives)).replaceAll('[^ ]', String.raw`[^ \n,;«»]`)})(?![\p{L}\p{N}_])`;

export const toPattern = (alternatives: string, flags = 'mu'): RegExp =>
  new RegExp(toSource(alternatives), flags);
