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

/** Letters that become others in lower case by what stands beside them, or become two. */
const unsteady = /[İΣ]/;

/** The words of a text, in lower case. Lower case for all of them at once takes half the time of each by itself. */
export function splitWords(text: string): string[] {
  if (unsteady.test(text)) return (text.match(wordShape) ?? []).map(plainWord);
  const words = text.toLowerCase().match(wordShape) ?? [];
  return text.includes("'") || text.includes('’') ? words.map(plainWord) : words;
}

const endings = ['ing', 'ed', 'es', 'ly', 'er', 's'];

/** What a word has in common with its other forms; crude, and the same on both sides. */
export function stem(word: string): string {
  if (word.length <= 4) return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  // Without expressions: of every word of a text they took three times as long.
  const whole = word.endsWith('ies') || word.endsWith('ied') ? `${word.slice(0, -3)}y` : word;
  const ending = endings.find((one) => whole.endsWith(one)) ?? '';
  let end = whole.length - ending.length;
  if (whole[end - 1] === 'e') end -= 1;
  const last = whole.charAt(end - 1);
  if (whole[end - 2] === last && !'aeiouls'.includes(last)) end -= 1;
  return whole.slice(0, end);
}

/** Whether a word says what a text is about. */
export const isOfContent = (word: string): boolean =>
  word.length > 2 && !stopWords.has(word) && !/^\d/.test(word);

/** The stems of the words that say what a text is about. */
export const contentStems = (text: string): string[] => listStems(splitWords(text));

/** The same of words that were split already. */
export const listStems = (words: readonly string[]): string[] =>
  words.filter(isOfContent).map(stem);

/** Whether so large a share of the stems is among others. */
export const areMostlyIn = (
  stems: readonly string[],
  others: ReadonlySet<string>,
  share: number,
): boolean => stems.filter((one) => others.has(one)).length >= stems.length * share;

/** The same with the figures, which tell statements apart. */
export const meaningStems = (
  text: string,
  words: readonly string[] = splitWords(text),
): string[] => [
  ...listStems(words),
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

/** Capitals that name nobody. */
export const usualCapitals: ReadonlySet<string> = new Set(
  (
    'i mr mrs ms dr prof sir sirs madam dear hi hello english german french spanish british american european ' +
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august ' +
    'september october november december linkedin facebook instagram twitter youtube google hubspot salesforce ' +
    'slack excel markdown internet christmas easter ps ok crm csv pdf vat faq usd eur gbp ceo cfo coo hr it api id url ' +
    'kind best regards sincerely yours total totals subtotal'
  ).split(' '),
);
