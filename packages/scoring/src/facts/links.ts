import type { InputIndex } from './index-input.ts';
import { keptFor } from './lazily.ts';
import type { Leaf } from './read-leaves.ts';
import { readSpecifics } from './read-specifics.ts';
import { isOfContent, plainWord, spaced, splitWords, listStems, usualCapitals } from './words.ts';

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

const clauseEnd = /[;:,.!?"“”](?=\s|$)|\s(?:and|but|while|whereas)\s/u;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu;
const small = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]+/gu;
/** So many words after a figure say what it counts, where its clause has another one. */
const counted = 3;

export const readSegments = (text: string, kind: Kind, names: ReadonlySet<string>): Segment[] => {
  const clauses = text.split(clauseEnd);
  if (kind === 'figure') return clauses.flatMap(readFigures);
  const find = kind === 'date' ? readDays : (clause: string) => readNames(clause, names);
  return joinClauses(
    clauses.map((clause) => ({ found: find(clause), words: listContent(clause, names) })),
  );
};

const listContent = (clause: string, names: ReadonlySet<string>): string[] =>
  listStems(splitWords(clause).filter((word) => !names.has(word) && !usualCapitals.has(word)));

/** A clause without a thing goes on with that of the one before it, or opens the first. */
function joinClauses(
  clauses: readonly { found: readonly string[][]; words: readonly string[] }[],
): Segment[] {
  const segments: { found: readonly string[][]; words: string[] }[] = [];
  for (const { found, words } of clauses) {
    const last = segments.at(-1);
    if (last === undefined || (found.length > 0 && last.found.length > 0))
      segments.push({ found, words: [...words] });
    else {
      last.words.push(...words);
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

const readDays = (clause: string): string[][] =>
  readSpecifics(clause)
    .flatMap(({ dates }) => dates.slice(0, 1))
    .flatMap(({ month, day }) =>
      month === undefined || day === undefined ? [] : [[`date ${month}-${day}`]],
    );

function readFigures(clause: string): Segment[] {
  const figures = readSpecifics(clause).filter(
    ({ kind, values: [value = 0] }) => kind === 'figure' && value > 1,
  );
  return figures.map(({ values, end }, at) => {
    const behind = clause.slice(end, figures[at + 1]?.start);
    const said = figures.length === 1 ? splitWords(clause) : splitWords(behind).slice(0, counted);
    return { items: [`figure ${values[0]!}`], words: listStems(said) };
  });
}

/** What the input says of each of its names, figures and days. */
export const listLinks = keptFor(({ leaves }: InputIndex) => leaves, readLinks);

function readLinks({ leaves, rows }: InputIndex): Links {
  const names = namesIn(leaves);
  const words = new Map<string, Set<string>>();
  const link = (items: readonly string[], said: readonly string[]): void => {
    for (const item of items) {
      const known = words.get(item) ?? new Set();
      for (const word of said) known.add(word);
      words.set(item, known);
    }
  };
  for (const { path, text } of leaves) {
    const name = path.at(-1) ?? '';
    const label = listStems(splitWords(spaced(name)));
    for (const kind of kinds)
      for (const segment of readSegments(text, kind, names))
        link(segment.items, [...segment.words, ...label]);
    link(readNames(name, names).flat(), listContent(text, names));
  }
  for (const { parts } of rows().lists.flat()) {
    const said = parts.map(({ text }) => text).join(', ');
    link(readNames(said, names).flat(), listContent(said, names));
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
