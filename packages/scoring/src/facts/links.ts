import { mapMatches } from '@workspace-ops/content';
import { lazily } from '@workspace-ops/content';
import type { Leaf } from './read-leaves.ts';
import type { RowInput } from './row-records.ts';
import type { Specific } from './read-specifics.ts';
import { isOfContent, plainWord, spaced, splitWords, listStems, usualCapitals } from '../words.ts';

/** Persons and things with names, counts and amounts, days: what a text can exchange for another of its kind. */
export const kinds = ['name', 'figure', 'date'] as const;
type Kind = (typeof kinds)[number];

/** A part of a text that says something of one thing, such as `48` or `Esme Tull`. */
export interface Segment {
  /** `figure 48`, or `name esme` and `name tull`. */
  items: readonly string[];
  /** The stems of what is said. */
  words: readonly string[];
}

/** What the input says of each thing. */
export interface Links {
  names: ReadonlySet<string>;
  words: ReadonlyMap<string, ReadonlySet<string>>;
}

const clauseEnd = /[;:,.!?"“”](?=\s|$)|\s(?:and|but|while|whereas)\s/gu;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu;
const small = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]+/gu;
/** So many words after a figure say what it counts, where its clause has another one. */
const counted = 3;

/** A text, or a part of one, and the figures and days that are read in it. */
interface Said {
  text: string;
  specifics: readonly Specific[];
}

interface Clause extends Said {
  start: number;
  /** The stems of its words, but for names. */
  content: () => readonly string[];
}

/** Segments of a text by their kind. */
export function readSegments(
  said: Said,
  names: ReadonlySet<string>,
): Readonly<Record<Kind, Segment[]>> {
  const clauses = splitClauses(said, names);
  return {
    name: joinClauses(clauses, ({ text }) => readNames(text, names)),
    figure: clauses.flatMap(readFigures),
    date: joinClauses(clauses, readDays),
  };
}

function splitClauses({ text, specifics }: Said, names: ReadonlySet<string>): Clause[] {
  const clauses: Clause[] = [];
  const add = (start: number, end: number): void => {
    const clause = text.slice(start, end);
    clauses.push({
      text: clause,
      start,
      specifics: specifics.filter((one) => one.start >= start && one.start < end),
      content: lazily(() => listContent(clause, names)),
    });
  };
  let start = 0;
  mapMatches(text, clauseEnd, (match) => {
    add(start, match.index);
    start = match.index + match[0].length;
    return undefined;
  });
  add(start, text.length);
  return clauses;
}

const listContent = (clause: string, names: ReadonlySet<string>): string[] =>
  listStems(splitWords(clause).filter((word) => !names.has(word) && !usualCapitals.has(word)));

/** A clause without a thing goes on with that of the one before it, or opens the first. */
function joinClauses(
  clauses: readonly Clause[],
  find: (clause: Clause) => readonly string[][],
): Segment[] {
  const read = clauses.map((clause) => ({ clause, found: find(clause) }));
  if (read.every(({ found }) => found.length === 0)) return [];
  const segments: { found: readonly string[][]; words: string[] }[] = [];
  for (const { clause, found } of read) {
    const last = segments.at(-1);
    if (last === undefined || (found.length > 0 && last.found.length > 0))
      segments.push({ found, words: [...clause.content()] });
    else {
      last.words.push(...clause.content());
      if (found.length > 0) last.found = found;
    }
  }
  // Of which of two things something is said is not told.
  return segments.flatMap(({ found, words }) =>
    found.length === 1 ? [{ items: found[0]!, words }] : [],
  );
}

/** Each name of a clause, by its parts. */
const readNames = (clause: string, names: ReadonlySet<string>): string[][] =>
  (clause.match(capitals) ?? [])
    .map((name) =>
      splitWords(name)
        .filter((word) => names.has(word))
        .map((word) => `name ${word}`),
    )
    .filter((parts) => parts.length > 0);

const readDays = ({ specifics }: Clause): string[][] =>
  specifics
    .flatMap(({ dates }) => dates.slice(0, 1))
    .flatMap(({ month, day }) =>
      month === undefined || day === undefined ? [] : [[`date ${month}-${day}`]],
    );

function readFigures({ text, start, specifics }: Clause): Segment[] {
  const figures = specifics.filter(
    ({ kind, values: [value = 0] }) => kind === 'figure' && value > 1,
  );
  return figures.map(({ values, end }, at) => {
    const next = figures[at + 1];
    const behind = text.slice(end - start, next && next.start - start);
    const said = figures.length === 1 ? splitWords(text) : splitWords(behind).slice(0, counted);
    return { items: [`figure ${values[0]!}`], words: listStems(said) };
  });
}

/** What the input says of each of its names, figures and days. */
export function readLinks(leaves: readonly Leaf[], { lists }: RowInput): Links {
  const names = namesIn(leaves);
  const words = new Map<string, Set<string>>();
  const link = (items: readonly string[], said: readonly string[]): void => {
    for (const item of items) {
      const known = words.get(item) ?? new Set();
      for (const word of said) known.add(word);
      words.set(item, known);
    }
  };
  for (const leaf of leaves) {
    const name = leaf.path.at(-1) ?? '';
    const label = listStems(splitWords(spaced(name)));
    for (const segment of Object.values(readSegments(leaf, names)).flat())
      link(segment.items, [...segment.words, ...label]);
    const named = readNames(name, names).flat();
    if (named.length > 0) link(named, listContent(leaf.text, names));
  }
  for (const { parts } of lists.flat()) {
    const said = parts.map(({ text }) => text).join(', ');
    const named = readNames(said, names).flat();
    if (named.length > 0) link(named, listContent(said, names));
  }
  return { names, words };
}

/** Words with a capital that are written without one nowhere; of names of fields where most have none. */
function namesIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  const labels = leaves.map(({ path }) => path.at(-1) ?? '');
  const areSmall = labels.filter((label) => /^\p{Ll}/u.test(label)).length > labels.length / 2;
  const texts = [...leaves.map(({ text }) => text), ...(areSmall ? labels : [])];
  const plain = new Set(texts.flatMap((text) => text.match(small) ?? []));
  const found = texts.flatMap((text) => text.match(capitals) ?? []).flatMap(splitWords);
  return new Set(
    found
      .map(plainWord)
      .filter((word) => isOfContent(word) && !plain.has(word) && !usualCapitals.has(word)),
  );
}
