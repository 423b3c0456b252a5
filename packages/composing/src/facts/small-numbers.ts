/** The numbers that people write as words, from one on. */
export const smallNumbers = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
