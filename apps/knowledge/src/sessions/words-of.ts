/**
 * The words of a text, comparable: letters and digits stay together, every other sign that is no
 * space is a word of its own, so that `C++` is found as written and `month-end` holds `month`.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}\p{M}_]+|[^\s]/gu) ?? [];
