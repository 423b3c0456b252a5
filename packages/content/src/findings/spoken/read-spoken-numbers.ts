import { allNumberWords, type NumberWords } from './number-words.ts';

/** A part of a number as somebody says it, and the digits that it stands for. */
export interface SpokenPart {
  start: number;
  end: number;
  digits: string;
  /** Whether it is told in words, and not in digits. */
  isWord: boolean;
  /** What stands between the part before and this one. */
  sign: string;
}

interface Token {
  start: number;
  end: number;
  word: string;
}

/** Between two tokens of one number. */
const signs = /^[ ,.;:/\n-]{1,5}$/;
const limits = { words: 4, parts: 32, pauses: 2, fewest: 3 };

/** The first letters of words in several scripts, in small letters. */
const letters = String.raw`a-z\u00df-\u024f\u0400-\u04ff`;
const tokenShape = new RegExp(String.raw`[${letters}]+|\d+`, 'g');
const shortWords = new Set(
  allNumberWords.flatMap(({ values, times }) => [
    ...[...values.keys()].filter((word) => !word.includes(' ')),
    ...times.keys(),
  ]),
);
const longestWord = Math.max(...Array.from(shortWords, ({ length }) => length));
const anyPause = String.raw`(?:[,.;]{1,3}[ \n]|[ ,.]{1,4}(?:u[hm]|erm?|then|dash|hyphen|space)[ ,.]{1,4})`;
const between = String.raw`[ ,.;:/\n-]{1,5}`;
/** Of their beginnings: an expression of all of the words takes a tenth of a second to compile. */
const beginning = `(?:${[...new Set(Array.from(shortWords, (word) => word.slice(0, 3)))].toSorted().join('|')})`;
const anyLikely = new RegExp(
  String.raw`(?<![${letters}])${beginning}[${letters}]*${between}(?:${beginning}[${letters}]*|\d{1,12})${between}(?:${beginning}|\d)`,
);
const three = new RegExp(
  String.raw`(?<![${letters}])([${letters}]+)${between}(?=(?:([${letters}]+)|\d{1,12})${between}(?:([${letters}]+)|\d))`,
  'g',
);
const anyPaused = new RegExp(String.raw`\d${anyPause}\d{1,6}(?: \d){0,5}${anyPause}\d`);

/** Whether a text may hold a number that is told in words, or in digits with pauses. */
export const mayHaveSpokenNumber = (text: string): boolean =>
  tellsNumber(text.toLowerCase()) || anyPaused.test(text);

const tellsNumber = (lower: string): boolean =>
  anyLikely.test(lower) &&
  lower
    .matchAll(three)
    .some(
      ([, first, second, third]) =>
        shortWords.has(first!) &&
        (second === undefined || shortWords.has(second)) &&
        (third === undefined || beginsWithWord(third)),
    );

const beginsWithWord = (written: string): boolean =>
  Array.from({ length: Math.min(longestWord, written.length) }).some((_, at) =>
    shortWords.has(written.slice(0, at + 1)),
  );

/** Numbers of three parts or more, in words or with pauses between the digits. */
export function readSpokenNumbers(text: string): SpokenPart[][] {
  const lower = text.toLowerCase();
  // Digits alone are the same in each language.
  const [first, ...others] = allNumberWords;
  const languages = tellsNumber(lower) ? [first!, ...others] : [first!];
  const tokens = Array.from(lower.matchAll(tokenShape), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    word,
  }));
  return languages.flatMap((words) =>
    new Reader(text, tokens, words)
      .readRuns()
      .filter((parts) => (words === first && hasPauses(parts)) || isTold(parts, words === first)),
  );
}

/** One word may be one of the text's own in another language: `to` is a two in Denmark, and `o` an article. */
const isTold = (parts: readonly SpokenPart[], isEnglish: boolean): boolean =>
  parts.filter(({ isWord, start, end }) => isWord && end - start > 1).length >=
  (isEnglish ? 1 : limits.fewest);

/** A thousand may have a comma before it, and a decimal number a stop, but neither a space as well. */
const pause = /[,.;]+[ \n]|[a-z]/i;

/** Between all groups, or between some where all others have one digit. */
function hasPauses(parts: readonly SpokenPart[]): boolean {
  const marks = parts.slice(1).map(({ sign }) => sign);
  const isSpelled = parts.every(({ digits }) => digits.length === 1);
  return isSpelled
    ? marks.some((sign) => pause.test(sign))
    : marks.every((sign) => pause.test(sign));
}

/** Reads a text in one language. */
class Reader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #words: NumberWords;

  constructor(text: string, tokens: readonly Token[], words: NumberWords) {
    this.#text = text;
    this.#tokens = tokens;
    this.#words = words;
  }

  readRuns(): SpokenPart[][] {
    const runs: SpokenPart[][] = [];
    let run: SpokenPart[] = [];
    const endRun = (): void => {
      if (run.length >= limits.fewest) runs.push(run);
      run = [];
    };
    for (let at = 0; at < this.#tokens.length;) {
      const read = this.#readPart(at);
      if (read === undefined) {
        at += 1;
        continue;
      }
      const sign = run.length === 0 ? '' : this.#readSign(run.at(-1)!.end, at);
      if (sign === undefined || run.length === limits.parts) endRun();
      run.push({ ...read.part, sign: sign ?? '' });
      at = read.next;
    }
    endRun();
    return runs;
  }

  /** What stands between the end of a part and a token, where no word but one for a pause does. */
  #readSign(end: number, at: number): string | undefined {
    const { start } = this.#tokens[at]!;
    let from = at;
    while (from > 0 && at - from <= limits.pauses && this.#tokens[from - 1]!.start >= end)
      from -= 1;
    let last = end;
    for (const token of this.#tokens.slice(from, at + 1)) {
      const isPause = token.start === start || this.#words.pauses.has(token.word);
      if (!isPause || !signs.test(this.#text.slice(last, token.start))) return undefined;
      last = token.end;
    }
    return this.#text.slice(end, start);
  }

  #readPart(at: number): { part: Omit<SpokenPart, 'sign'>; next: number } | undefined {
    const { word, start } = this.#tokens[at]!;
    if (this.#isGlued(start - 1)) return undefined;
    const times = this.#words.times.get(word);
    const number = this.#readNumber(times === undefined ? at : at + 1);
    if (number === undefined) return undefined;
    const tail =
      this.#isNext(number.next) && this.#words.noughts.get(this.#tokens[number.next]!.word);
    const next = typeof tail === 'string' ? number.next + 1 : number.next;
    const end = this.#tokens[next - 1]!.end;
    if (this.#isGlued(end)) return undefined;
    const digits = `${number.digits.repeat(times ?? 1)}${tail || ''}`;
    return {
      part: { start, end, digits, isWord: !/^\d+$/.test(this.#text.slice(start, end)) },
      next,
    };
  }

  /** The longest row of words that is a number. */
  #readNumber(at: number): { digits: string; next: number } | undefined {
    const first = this.#tokens[at]?.word;
    if (first === undefined) return undefined;
    if (/^\d/.test(first)) return first.length > 12 ? undefined : { digits: first, next: at + 1 };
    if (!this.#words.starts.has(first)) return undefined;
    let phrase = '';
    let longest: { digits: string; next: number } | undefined;
    for (
      let next = at;
      next < at + limits.words && (next === at || this.#isNext(next));
      next += 1
    ) {
      phrase += next === at ? first : ` ${this.#tokens[next]!.word}`;
      const digits = this.#words.values.get(phrase);
      if (digits !== undefined) longest = { digits, next: next + 1 };
    }
    return longest;
  }

  /** Whether nothing but a space or a hyphen parts a token from the one before. */
  #isNext(at: number): boolean {
    const [before, token] = [this.#tokens[at - 1], this.#tokens[at]];
    return (
      before !== undefined &&
      token !== undefined &&
      token.start === before.end + 1 &&
      /[ -]/.test(this.#text[before.end]!)
    );
  }

  #isGlued(at: number): boolean {
    return /[\p{L}\d_]/u.test(this.#text.charAt(at));
  }
}

/** Digits that answer a question of the line before, as in a transcript. */
const answer =
  /\n(?:[[(]?[\d:.]{4,12}[\])]? ?)?[A-Za-z][\w .]{0,20}[:>] ?(?:[^\n\d]{0,40}[^\n\d.,/-])?(?<value>\+?\(?\d(?:[ ().-]{0,3}\d){6,18})(?!\w|[.,:/-]\d)/g;

export const readAnswers = (text: string): SpokenPart[] =>
  Array.from(text.matchAll(answer), ({ index, 0: written, groups }) => {
    const end = index + written.length;
    const value = groups!['value']!;
    const digits = value.replaceAll(/\D/g, '');
    return { start: end - value.length, end, digits, isWord: false, sign: '' };
  });
