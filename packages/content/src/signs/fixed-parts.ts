/** Words in lower case of which a text has one wherever an expression matches; undefined where none are known. */
type FixedParts = readonly string[] | undefined;

/**
 * Reads off an expression the words that it cannot match without: of `\b(?:insert|add) your \w+` they are `insert your `
 * and `add your `. What it does not understand counts as no word, so that it never asks for too much.
 */
export function listFixedParts({ source, ignoreCase }: RegExp): FixedParts {
  const isCaseless = ignoreCase || /\(\?[ms]*i/.test(source);
  const { words } = new Reader(source, isCaseless).readAlternatives();
  // One that matches an empty text needs no word.
  return words?.includes('') === true ? undefined : words;
}

interface Parts {
  words: FixedParts;
  /** Whether they are all that it matches, and not only parts of it. */
  isWhole: boolean;
}

/** Of more words hardly any text has none. */
const most = { together: 24, words: 600, repeated: 8 };
const unknown: Parts = { words: undefined, isWhole: false };
const nothing: Parts = { words: [''], isWhole: true };
const toParts = (words: readonly string[]): Parts => ({
  words: [...new Set(words)],
  isWhole: true,
});

class Reader {
  readonly #source: string;
  readonly #ignoresCase: boolean;
  #at = 0;

  constructor(source: string, ignoresCase: boolean) {
    this.#source = source;
    this.#ignoresCase = ignoresCase;
  }

  /** Up to the end of the group: each alternative has to name its own. */
  readAlternatives(): Parts {
    const all: Parts[] = [];
    do all.push(this.#readSequence());
    while (this.#take('|'));
    if (all.some(({ words }) => words === undefined)) return unknown;
    const { words } = toParts(all.flatMap((parts) => parts.words!));
    return words!.length > most.words
      ? unknown
      : { words, isWhole: all.every(({ isWhole }) => isWhole) };
  }

  #take(sign: string): boolean {
    const isNext = this.#source.startsWith(sign, this.#at);
    if (isNext) this.#at += sign.length;
    return isNext;
  }

  #readSequence(): Parts {
    let best: FixedParts;
    let least = Infinity;
    let isWhole = true;
    let runs = [''];
    const consider = (words: FixedParts): void => {
      const weight = weigh(words);
      if (weight < least) [best, least] = [words, weight];
    };
    const endRuns = (parts: FixedParts): void => {
      consider(runs);
      consider(parts);
      isWhole = false;
      runs = [''];
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!)) {
      const { words, isWhole: isExact } = this.#readTerm();
      const { times, isOpen } = this.#readRepetition();
      const longer =
        isExact && !isOpen ? joinFew(runs, times === 0 ? ['', ...words!] : words!) : undefined;
      if (longer !== undefined) runs = longer;
      else if (isExact && words!.length === 1 && times > 0) {
        runs = join(runs, [words![0]!.repeat(Math.min(times, most.repeated))]);
        endRuns(undefined);
      } else endRuns(times > 0 ? words : undefined);
    }
    if (isWhole) return { words: runs, isWhole };
    consider(runs);
    return least >= useless ? unknown : { words: best, isWhole };
  }

  #readTerm(): Parts {
    const sign = this.#source[this.#at]!;
    this.#at += 1;
    if (sign === '^' || sign === '$') return nothing;
    if (sign === '(') return this.#readGroup();
    if (sign === '[') return this.#readClass();
    if (sign === '\\') return this.#readEscape();
    return sign === '.' ? unknown : this.#toParts([sign]);
  }

  /** Characters that are the same in a text in lower case. */
  #toParts(signs: readonly string[]): Parts {
    return signs.every((sign) => sign <= '\u007F' || this.#isKept(sign))
      ? toParts(signs.map((sign) => sign.toLowerCase()))
      : unknown;
  }

  #isKept(sign: string): boolean {
    if (/[\uD800-\uDFFF]/.test(sign)) return false;
    const lower = sign.toLowerCase();
    return this.#ignoresCase ? lower === sign.toUpperCase() || inPairs.test(sign) : lower === sign;
  }

  #readGroup(): Parts {
    const [opening = ''] =
      /^\?(?:<[=!]|[=!]|<[^>]+>|[a-z]*(?:-[a-z]+)?:)/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += opening.length;
    const parts = this.readAlternatives();
    this.#at += 1;
    return /[=!]$/.test(opening) ? nothing : parts;
  }

  #readEscape(): Parts {
    const [written = ''] =
      /^(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|\d+|[^])/.exec(
        this.#source.slice(this.#at),
      ) ?? [];
    this.#at += written.length;
    if (/^[bB]$/.test(written)) return nothing;
    const sign = controls[written] ?? written;
    return /^[^\p{L}\p{N}]$/u.test(sign) ? this.#toParts([sign]) : unknown;
  }

  #readClass(): Parts {
    const from = this.#at;
    while (this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1;
    const inside = this.#source.slice(from, this.#at);
    this.#at += 1;
    const isOfSigns = !inside.startsWith('^') && !/\\[\p{L}\p{N}]|[^]-[^]/u.test(inside);
    const signs = inside.replace(/\\([^])/g, '$1').split('');
    return isOfSigns && signs.length > 0 ? this.#toParts(signs) : unknown;
  }

  /** The fewest times, and whether there may be more than one. */
  #readRepetition(): { times: number; isOpen: boolean } {
    const [written = '', times] =
      /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 20)) ?? [];
    this.#at += written.length;
    const isOpen = written !== '' && !written.startsWith('?');
    return { times: Number(times ?? (/^(?:\+|$)/.test(written) ? 1 : 0)), isOpen };
  }
}

/** Letters of which each large one has one small one, in every mode of an expression. */
const inPairs = /[À-ÖØ-Þà-öø-þĀ-įĴ-ķĹ-ňŊ-žЀ-ӿ]/;
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const join = (runs: readonly string[], words: readonly string[]): string[] => [
  ...new Set(runs.flatMap((run) => words.map((word) => run + word))),
];

/** Undefined where they are too many; of most expressions the next word is one. */
function joinFew(runs: readonly string[], words: readonly string[]): string[] | undefined {
  const [only] = words;
  if (words.length === 1) return runs.map((run) => run + only!);
  if (runs.length * words.length > most.together ** 2) return undefined;
  const joined = join(runs, words);
  return joined.length > most.together ? undefined : joined;
}

/** How many texts have one of the words, by their lengths: signs are rarer than letters. */
function weigh(words: FixedParts): number {
  if (words === undefined) return Infinity;
  let sum = 0;
  for (const word of words) {
    let length = 0;
    for (let at = 0; at < word.length; at += 1) length += common.has(word.charCodeAt(at)) ? 1 : 2;
    sum += 0.25 ** length;
  }
  return sum;
}
const common = new Set(Array.from('abcdefghijklmnopqrstuvwxyz ,.', (sign) => sign.charCodeAt(0)));
/** That of an empty word, which each text has. */
const useless = 1;
