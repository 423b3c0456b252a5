import { countWords } from '../read-text.ts';
import { hashtags } from './forbid-marks.ts';
import { ofContent, ranks, type Demand } from './demand.ts';
import { readUnits } from './read-units.ts';
import { shorten } from './shorten.ts';

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const number = `(?<count>\\d{1,3}(?:[,.']\\d{3})+|\\d{1,6}|an?|${numbers.slice(1).join('|')}|thirty|forty|fifty|sixty|eighty|a hundred|one hundred|two hundred)`;
const unit =
  '(?<unit>words?|characters?|chars?|letters|sentences?|lines|paragraphs?|hash ?-?tags?|bullets?(?: points?)?|points|items)';
const upTo =
  'at most|no more than|not more than|no longer than|not longer than|not exceed(?:ing)?|max(?:imum)?(?: of)?|a maximum of|up to|within|limit(?: (?:it|this))? to|(?:cut|trim|shorten|reduce|condense|bring|get)(?: (?:it|this|the \\w+))?(?: down)? to|down to|in(?: only| just)?|to|only|just|<=|≤|exactly';
const below = 'under|below|less than|fewer than|shorter than|<';
const atLeast =
  'at least|more than|over|no less than|no fewer than|min(?:imum)?(?: of)?|longer than';
const about = 'about|around|roughly|approximately|some|circa|~';

const shape = new RegExp(
  `^(?:(?:keep|length|limit|target|aim for|stay|be|have|use|with|of|the length)[: ]+)?(?:(?<below>${below})|(?<upTo>${upTo})|(?<atLeast>${atLeast})|(?<about>${about}))?(?: (?:about|around))? ?${number}[ -]?${unit}(?<after> (?:or (?:less|fewer|under|below|shorter)|max(?:imum)?|at (?:the )?most|tops|long|limit|only|or so|(?:in )?total))?$`,
  'i',
);
const between = new RegExp(`^between (?<from>\\d{1,6}) (?:and|to|-) ${number} ${unit}$`, 'i');

/** `under 150 words`, `at most three sentences`, `280 characters max`. */
export function limitLength(clause: string): Demand | null {
  const range = between.exec(clause)?.groups;
  const groups = range ?? shape.exec(clause)?.groups;
  if (groups === undefined) return null;
  const count = readCount(groups['count']!);
  const measure = findMeasure(groups['unit']!);
  if (range !== undefined) return bounded(measure, Number(range['from']), count);
  if (groups['atLeast'] !== undefined)
    return bounded(
      measure,
      count + (/more|over|longer/i.test(groups['atLeast']) ? 1 : 0),
      Infinity,
    );
  if (groups['about'] !== undefined && measure.slack > 0)
    return bounded(measure, count * (1 - measure.slack), count * (1 + measure.slack));
  return bounded(measure, 0, groups['below'] === undefined ? count : count - 1);
}

const shorterShape =
  /^(?:(?:a (?:bit|little)|much|way|far|slightly|even|more|still) )?(?:shorter|shorten|concise|more concise|briefer|brief|tighter|tighten|trim|condense|snappier|punchier|crisper|more succinct|succinct|less wordy|less verbose|too (?:long|wordy|verbose)|leaner|compact)(?:(?: it| this| the \w+)?(?: down| up| a (?:bit|little)){0,2})?(?:(?: by)? (?<share>half|a (?:third|quarter)|\d{1,2} ?(?:%|per ?cent)))?$/i;
const cutShape =
  /^(?:(?:cut|trim|shorten|reduce|shrink|condense)(?: (?:it|this|the \w+))?(?: down)?(?: (?:by|in) (?<share>half|a (?:third|quarter)|\d{1,2} ?(?:%|per ?cent)))|half (?:as long|the length|the size)|cut (?:it|this|the \w+) down|halve (?:it|the length|this))$/i;

/** `shorter`, `cut it by half`. */
export function makeShorter(clause: string): Demand | null {
  const match = shorterShape.exec(clause) ?? cutShape.exec(clause);
  if (match === null) return null;
  const asked = /^hal(?:f|ve)/i.test(clause) ? 'half' : match.groups?.['share'];
  const wanted = asked === undefined ? [0.75, 0.9] : [1 - readShare(asked)];
  const words = (text: string, share: number, limit: number) => countWords(text) <= limit * share;
  return {
    rank: ranks.length,
    follow: (draft, kept) => {
      const limit = countWords(draft.content);
      const shorter = wanted
        .map((share) =>
          shorten(draft.content, (text) => Math.max(0, countWords(text) - limit * share), kept),
        )
        .find((text) => text !== draft.content);
      return { ...draft, content: shorter ?? draft.content };
    },
    isMet: ({ content }, original) =>
      content.trim() !== '' && words(content, wanted.at(-1)!, countWords(original.content)),
  };
}

function readShare(written: string): number {
  if (/half/i.test(written)) return 0.5;
  if (/third/i.test(written)) return 1 / 3;
  return /quarter/i.test(written) ? 0.25 : Math.min(90, parseInt(written, 10)) / 100;
}

function readCount(written: string): number {
  const text = written.toLowerCase();
  if (/^\d/.test(text)) return Number(text.replace(/[,.']/g, ''));
  const tens = { thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80, 'two hundred': 200 };
  if (text.endsWith('hundred') && !text.startsWith('two')) return 100;
  return tens[text as keyof typeof tens] ?? (/^an?$/.test(text) ? 1 : numbers.indexOf(text));
}

interface Measure {
  /** What `about` allows, as a share. */
  slack: number;
  count: (text: string) => number;
  reduce: (text: string, most: number, kept: readonly string[]) => string;
}

const byShortening =
  (count: (text: string) => number): Measure['reduce'] =>
  (text, most, kept) =>
    shorten(text, (draft) => Math.max(0, count(draft) - most), kept);

function findMeasure(written: string): Measure {
  const count = counters.find(([name]) => name.test(written))![1];
  const isTags = /^hash/i.test(written);
  return {
    slack: /^(?:word|char|letter)/i.test(written) ? 0.2 : 0,
    count,
    reduce: isTags ? fewerTags : byShortening(count),
  };
}

const countParagraphs = (text: string): number =>
  new Set(
    readUnits(text)
      .filter(({ kind }) => kind !== 'heading' && kind !== 'tags')
      .map(({ paragraph }) => paragraph),
  ).size;

const unitsOf =
  (...kinds: string[]) =>
  (text: string): number =>
    readUnits(text).filter(({ kind }) => kinds.includes(kind)).length;

const counters: readonly (readonly [RegExp, (text: string) => number])[] = [
  [/^word/i, countWords],
  [/^(?:char|letter)/i, (text) => text.trim().length],
  [/^sentence/i, unitsOf('sentence', 'item')],
  [/^line/i, (text) => text.split('\n').filter((line) => line.trim() !== '').length],
  [/^paragraph/i, countParagraphs],
  [/^hash/i, (text) => text.match(hashtags.shape)?.length ?? 0],
  [/^/, unitsOf('item')],
];

function fewerTags(text: string, most: number): string {
  let kept = 0;
  return text.replace(hashtags.shape, (tag) => ((kept += 1) > most ? '' : tag)).trimEnd();
}

const bounded = (measure: Measure, least: number, most: number): Demand => ({
  ...ofContent(ranks.length, {
    follow: (text) => text,
    isMet: (text) => {
      const count = measure.count(text);
      return text.trim() !== '' && count >= least && count <= most;
    },
  }),
  follow: (draft, kept) => ({
    ...draft,
    content:
      measure.count(draft.content) > most
        ? measure.reduce(draft.content, most, kept)
        : draft.content,
  }),
});
