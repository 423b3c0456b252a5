/** Words that carry no subject of their own. */
const stopWords: ReadonlySet<string> = new Set(
  'a about above across after again against all almost also am an and any are as at away be because been before being below between both but by can could did do does doing done down during each either else ever every few for from further get gets go goes got had has have having he her here hers him his how i if in into is it its just let like made make makes many may me might mine more most much must my need no nor not now of off on once one only or other our ours out over own per please same shall she should so some such take than that the their theirs them then there these they this those through to too under until up upon us very via want was we were what when where whether which while who whom whose why will with within without would yes yet you your yours says said say one two three also since still back new next last first nobody nothing never none neither without cannot'.split(
    ' ',
  ),
);

export const wordShape = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

/** A word in lower case without its possessive. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase();
  // Most words have none, and a text's words are the greater part of what a score reads.
  if (!lower.includes("'") && !lower.includes('’')) return lower;
  return lower.replace(/['’]s?$/, '').replaceAll('’', "'");
}

/** The words of a text, in lower case. */
export const splitWords = (text: string): string[] => (text.match(wordShape) ?? []).map(plainWord);

/** What a word has in common with its other forms; crude, and the same on both sides. */
export function stem(word: string): string {
  if (word.length <= 4) return word.length > 3 ? word.replace(/s$/, '') : word;
  const base = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|es|ly|er|s)$/, '')
    .replace(/e$/, '');
  return base.replace(/([^aeiouls])\1$/, '$1');
}

/** The stems of the words that say what a text is about. */
export const contentStems = (text: string): string[] =>
  splitWords(text)
    .filter((word) => word.length > 2 && !stopWords.has(word) && !/^\d/.test(word))
    .map(stem);

/** The same with the figures, which tell statements apart. */
export const meaningStems = (text: string): string[] => [
  ...contentStems(text),
  ...(text.match(/\d[\d.,:-]*/g) ?? []).map((figure) => figure.replace(/[.,:-]+$/, '')),
];

/** `dueDate`, `due_date` and `Due date` are one name. */
export const toLabel = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `daysPastDue` as words. */
export const spaced = (name: string): string =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
