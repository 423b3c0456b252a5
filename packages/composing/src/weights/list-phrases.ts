const longestRun = 3;
/** In words: what a sentence wants to say stands before, and one of any length takes the same time. */
const longest = 200;

/**
 * What of a sentence can have a weight: its words alone, in twos and in threes, where `<` begins it and `.` or `?`
 * ends it, and how long it is. Numbers are one word, and so are the forms of a word.
 */
export function listPhrases(sentence: string): ReadonlySet<string> {
  const words = (sentence.toLowerCase().replaceAll('’', "'").match(token) ?? []).slice(0, longest);
  const tokens = ['<', ...words.map(generalize), /\?\s*$/.test(sentence) ? '?' : '.'];
  const found = new Set([`${Math.min(8, Math.floor(tokens.length / 4)) * 4} words`]);
  for (const [at, first] of tokens.entries()) {
    let run = first;
    found.add(run);
    const end = Math.min(tokens.length, at + longestRun);
    for (let next = at + 1; next < end; next++) found.add((run += ` ${tokens[next]!}`));
  }
  return found;
}

const token = /[\p{L}\p{N}']+|[,;:]/gu;

const generalize = (word: string): string =>
  word === 'b4'
    ? 'before'
    : /\d/.test(word)
      ? '1'
      : word.length > 4
        ? word.replace(/(?:ing|ed|es|s|ly)$/, '')
        : word;
