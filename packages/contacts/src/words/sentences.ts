/** A word of a sentence, in lower case, and the mark between it and the word before. */
export interface Word {
  text: string;
  /** '' for none, ',' for commas, ';' for marks that part clauses more strongly. */
  mark: '' | ',' | ';';
}

export interface Sentence {
  words: readonly Word[];
  /** The words with single spaces between them. */
  text: string;
  isQuestion: boolean;
}

const token =
  /(?<word>[\p{L}\p{N}]+(?:'[\p{L}]+)*)|(?<end>[.!?…]+)|(?<line>\n)|(?<comma>,)|(?<clause>[;:()[\]"|/•]|[—–]| -+ )/gu;

/** Compounds that mean something else than their parts. */
const compounds = /\b(no|non|un|dis|so|on|wake)-(\p{L}+)/giu;
/** A line that ends with one of these goes on in the next one. */
const dangling = new Set(
  "a an the and or nor no not never to for of in on at with about your our my any be is are am i we don't do can can't will would interested".split(
    ' ',
  ),
);
const wrappedLength = 50;

/** A text as sentences: parted by full stops, and by line breaks that no wrapping explains. */
export function toSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  let mark: Word['mark'] = '';
  const finish = (isQuestion: boolean): void => {
    if (words.length > 0) {
      sentences.push({ words, isQuestion, text: words.map((word) => word.text).join(' ') });
    }
    words = [];
    mark = '';
  };
  const source = prepared(text);
  let lineStart = 0;
  for (const { groups, index } of source.matchAll(token)) {
    const { word, end, line, comma } = groups!;
    if (word !== undefined) {
      words.push({ text: word.toLowerCase(), mark: words.length === 0 ? '' : mark });
      mark = '';
    } else if (end !== undefined) {
      if (endsSentence(source, index + end.length)) finish(end.includes('?'));
    } else if (line !== undefined) {
      const goesOn = isWrapped(words, { length: index - lineStart, next: source[index + 1] });
      if (!goesOn) finish(false);
      lineStart = index + 1;
    } else if (mark !== ';') mark = comma === undefined ? ';' : ',';
  }
  finish(false);
  return sentences;
}

const endsSentence = (source: string, after: number): boolean =>
  after >= source.length || /[\s"')\]]/.test(source[after]!);

function isWrapped(
  words: readonly Word[],
  { length, next }: { length: number; next: string | undefined },
): boolean {
  if (next === undefined || next === '\n' || words.length === 0) return false;
  return length >= wrappedLength || dangling.has(words.at(-1)!.text);
}

/** Addresses and links are no words; a link to somebody's calendar says something, though. */
const prepared = (text: string): string =>
  text
    .replaceAll(compounds, '$1$2')
    .split(/(?<=\s)/)
    .map(withoutAddress)
    .join('');

const calendar =
  /calendly\.com|cal\.com\/|meetings\.hubspot|savvycal|youcanbook|chilipiper|outlook\.office.{0,20}bookings/i;

function withoutAddress(chunk: string): string {
  const isLink = /https?:|www\./i.test(chunk) || calendar.test(chunk);
  if (!isLink && !/\S@\S/.test(chunk)) return chunk;
  const space = chunk.at(-1)!.trim() === '' ? chunk.at(-1)! : '';
  const stop = /[.!?]\s?$/.test(chunk) ? '.' : '';
  return `${isLink && calendar.test(chunk) ? 'calendarlink' : 'address'}${stop}${space}`;
}
