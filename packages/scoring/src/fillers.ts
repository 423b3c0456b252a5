/** Words that say nothing, by what takes their place. */
const adverbs =
  'absolutely basically effortlessly essentially extremely incredibly insanely literally really seamlessly simply totally truly undoubtedly very';

const adjectives =
  'amazing best-in-class best-of-breed bleeding-edge breakthrough cutting-edge disruptive game-changing groundbreaking ground-breaking holistic innovative jaw-dropping mind-blowing must-have next-gen next-generation next-level revolutionary seamless state-of-the-art synergistic transformative unbeatable unforgettable unmatched unparalleled unprecedented unrivaled unrivalled world-class';

const plainer: readonly (readonly [phrase: string, plain: string])[] = [
  ["in today's fast-paced world", ''],
  ["in today's fast-paced business environment", ''],
  ["in today's digital landscape", ''],
  ["in today's digital world", ''],
  ["in today's competitive landscape", ''],
  ['in this day and age', ''],
  ['at the end of the day', ''],
  ['it goes without saying that', ''],
  ['needless to say', ''],
  ['when it comes to', 'with'],
  ['look no further', ''],
  ['take your business to the next level', 'improve your business'],
  ['to the next level', 'further'],
  ['think outside the box', 'think differently'],
  ['move the needle', 'make a difference'],
  ['low-hanging fruit', 'easy gains'],
  ['paradigm shift', 'change'],
  ['one-stop shop', 'single place'],
  ['win-win', 'good for both'],
  ['game changer', 'change'],
  ['game-changer', 'change'],
  ['unlock the power of', 'use'],
  ['unlock the full potential of', 'use'],
  ['unlock the potential of', 'use'],
  ['harness the power of', 'use'],
  ['are excited to', ''],
  ['are thrilled to', ''],
  ['am excited to', ''],
  ['am thrilled to', ''],
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['leverage', 'use'],
  ['leverages', 'uses'],
  ['leveraging', 'using'],
  ['utilize', 'use'],
  ['utilise', 'use'],
  ['utilizes', 'uses'],
  ['utilizing', 'using'],
  ['synergy', 'cooperation'],
  ['synergies', 'cooperation'],
  ['delve into', 'look at'],
  ['unleash', 'use'],
  ['supercharge', 'speed up'],
  ['turbocharge', 'speed up'],
  ['skyrocket', 'rise'],
];

export interface Filler {
  kind: 'adverb' | 'adjective' | 'phrase';
  /** What says the same plainly; empty where nothing is lost. */
  plain: string;
}

const entries: readonly (readonly [string, Filler])[] = [
  ...plainer.map(([phrase, plain]) => [phrase, { kind: 'phrase', plain }] as const),
  ...adverbs.split(' ').map((word) => [word, { kind: 'adverb', plain: '' }] as const),
  ...adjectives.split(' ').map((word) => [word, { kind: 'adjective', plain: '' }] as const),
];

const fillers: ReadonlyMap<string, Filler> = new Map(entries);

/** Longest first, so that a phrase wins over a word in it. */
const matchAny = (phrases: readonly string[]): string => {
  const alternatives = phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll(' ', '[ \\t]{1,3}').replaceAll("'", "['’]"))
    .join('|');
  return `(?<![\\p{L}\\p{N}-])(?:${alternatives})(?![\\p{L}\\p{N}]|-\\p{L})`;
};

const modifiers = [...adverbs.split(' '), ...adjectives.split(' ')];
const modifier = matchAny(modifiers);
const any = matchAny(entries.map(([phrase]) => phrase));

/** Every filler in a text; global, so for `matchAll`, `match` and `replace` only. */
export const fillerShape = new RegExp(any, 'giu');

/** The same with adjectives and adverbs in a row (`a revolutionary, game-changing tool`) as one. */
export const fillerRunShape = new RegExp(`${modifier}(?:,? (?:and )?${modifier})*|${any}`, 'giu');

/** What a single filler is; undefined for several in a row. */
export const findFiller = (match: string): Filler | undefined =>
  fillers.get(
    match
      .toLowerCase()
      .replace(/[ \t]+/g, ' ')
      .replaceAll('’', "'"),
  );
