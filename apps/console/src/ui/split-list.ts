/** The items of a text that has one on each line, or separated by commas. */
export const splitList = (text: string, separator: ',' | '\n'): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
