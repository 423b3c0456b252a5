import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { describeChange, readChanges, readSeries } from './changes.ts';
import {
  addPriced,
  derive,
  findMeans,
  findSiblings,
  multiplyPrices,
  type Derived,
} from './derive-figures.ts';
import { readConditions, type Condition } from './check-conditions.ts';
import { readDoubts, type Doubts } from './find-certain.ts';
import { readLinks, type Links } from './links.ts';
import { toPlan, type Plan } from './plan.ts';
import { readUnits, type Units } from './read-unit.ts';
import { lazily } from '@workspace-ops/content';
import { toRecords, type ListedRecord } from './listed-records.ts';
import { readClauses, type Clause } from './read-clauses.ts';
import { readLeaves, toKnown, type Known, type Leaf } from './read-leaves.ts';
import { readSpecifics, type CalendarDate, type Specific } from './read-specifics.ts';
import { reckonDays } from './reckon-days.ts';
import { readRowInput, type RowInput } from './row-records.ts';
import { contentStems, toLabel, meaningStems, spaced, splitWords } from '../words.ts';
import { shortDates } from './short-dates.ts';
import { spokenTimes, zonedTimes } from './spoken-times.ts';

/** What a run was given, beside which its artifacts are read. */
export interface RunInput {
  /** As it is stored: what is read of it is redacted, as the artifact is. */
  context: JsonObject;
  /** What the plan itself may say: names of agents and workflows. It supports, and is no fact. */
  known?: readonly string[];
  /** What people asked of the text later on, such as to translate it. */
  instructions?: string;
  /** How many letters its step writes; absent or 0 where it writes none. */
  letters?: number;
}

/** A statement of the input. */
export interface Statement {
  text: string;
  /** The same without the name of its field. */
  value: string;
  stems: ReadonlySet<string>;
}

/** What was read of the context alone. */
interface ContextIndex {
  isEmpty: boolean;
  /** Of values and names. */
  words: ReadonlySet<string>;
  /** Of values alone. */
  stems: ReadonlySet<string>;
  /** All values in a row, in lower case, words separated by single spaces. */
  running: string;
  /** Those that stand in it, and how long its lists are. */
  figures: ReadonlySet<number>;
  times: ReadonlySet<number>;
  codes: ReadonlySet<string>;
  dates: readonly CalendarDate[];
  /** `Tues 12/1` */
  shortDates: readonly CalendarDate[];
  /** How many figures, dates and codes stand in it. */
  exact: number;
  derived: () => Derived;
  /** Days that lie as long before or after a date of the input as it says: `60 days before`. */
  reckoned: () => ReadonlySet<number>;
  /** Whether a text says after which date something is: `post after 1 December`. */
  namesFirst: () => boolean;
  /** What figures were said with a word, such as 42 with `loav`. */
  counted: ReadonlyMap<string, ReadonlySet<number>>;
  /** The values of each name. */
  labelled: ReadonlyMap<string, readonly Known[]>;
  statements: readonly Statement[];
  /** Statements by the stems in them. */
  saying: ReadonlyMap<string, readonly number[]>;
  /** Those of the statements that name a state, such as open or paid. */
  clauses: () => readonly Clause[];
  /** Those that depend on something. */
  conditions: () => readonly Condition[];
  doubts: () => Doubts;
  links: () => Links;
  units: () => Units;
  lists: readonly (readonly ListedRecord[])[];
  /** The same lists, and those of texts, by which rows are read. */
  rows: () => RowInput;
  /** Figures and words that changed, as `before\u0000after`. */
  changes: ReadonlySet<string>;
}

export interface InputIndex extends ContextIndex {
  /** Words, figures, times and codes that the plan may say, and words in a row. */
  plan: Plan;
}

const limits = { dates: 200, statements: 2_000, perStem: 8 };

/** Reads the input once, so that each word of the text is looked up in constant time. */
export const indexInput = (
  { context, known = [] }: RunInput,
  ownCounts: readonly number[] = [],
): InputIndex => {
  const own = indexContext(context);
  return {
    ...own,
    // A term of the plan counts from a date of the input: the talk is sixty days before the end.
    reckoned: lazily(() => own.reckoned().union(reckonDays(known, own.dates))),
    plan: toPlan(known, ownCounts),
  };
};

/** Whether the input or the plan has the word. */
export const isKnownWord = (word: string, { words, plan }: InputIndex): boolean =>
  words.has(word) || plan.words.has(word);

/** A run's artifacts are judged one after the other beside the same context. */
const indexed = new WeakMap<JsonObject, ContextIndex>();

function indexContext(context: JsonObject): ContextIndex {
  const index = indexed.get(context) ?? readContext(context);
  indexed.set(context, index);
  return index;
}

function readContext(context: JsonObject): ContextIndex {
  const { leaves, arrays } = readLeaves(context);
  const texts = leaves.map(({ text }) => text);
  const specifics = leaves.flatMap((leaf) => leaf.specifics);
  const figures = new Set(
    specifics.filter(({ kind }) => kind === 'figure').flatMap(({ values }) => values),
  );
  const dates = [...specifics, ...leaves.flatMap(readName)]
    .flatMap((specific) => specific.dates)
    .slice(0, limits.dates);
  const codes = new Set(
    specifics.filter(({ kind }) => kind === 'code').map(({ text }) => toLabel(text)),
  );
  const statements = leaves.flatMap(toStatements).slice(0, limits.statements);
  const lists = arrays.map(toRecords).filter((records) => records.length > 1);
  const rows = lazily(() => readRowInput(context));
  return {
    isEmpty: leaves.length === 0,
    words: new Set(
      leaves.flatMap(({ path, words }) => [
        ...words,
        ...path.map(spaced).flatMap(splitWords).flatMap(withLongName),
      ]),
    ),
    stems: new Set(texts.flatMap(contentStems)),
    running: leaves.map(({ words }) => ` ${words.join(' ')} `).join('|'),
    figures: new Set([
      ...figures,
      ...arrays.flatMap((items) => [items.length, ...countAnswers(items)]),
      ...figuresInNames(leaves),
    ]),
    times: new Set([
      ...specifics.filter(({ kind }) => kind === 'time').flatMap(({ values }) => values),
      ...spokenTimes(texts),
      ...zonedTimes(texts),
    ]),
    codes,
    dates,
    shortDates: shortDates(texts).slice(0, limits.dates),
    exact: figures.size + dates.length + codes.size,
    derived: lazily(() =>
      derive(figures, [...arrays, ...findSiblings(context)], texts.flatMap(addPriced)),
    ),
    reckoned: lazily(() => reckonDays(texts, dates)),
    namesFirst: lazily(() => texts.some((text) => afterDate.test(text))),
    counted: countedIn(leaves),
    labelled: withFollowing(byLabel(leaves), arrays),
    statements,
    saying: bySaying(statements),
    clauses: lazily(() => statements.flatMap(({ text }) => readClauses(text))),
    conditions: lazily(() => readConditions(statements)),
    doubts: lazily(() => readDoubts(leaves)),
    links: lazily(() => readLinks(leaves, rows())),
    units: lazily(() => readUnits(leaves)),
    lists,
    rows,
    changes: changesIn(leaves),
  };
}

/** `after the visit on Thursday` */
const readName = ({ path }: Leaf): readonly Specific[] => {
  const name = spaced(path.at(-1) ?? '');
  return namesDay.test(name) ? readSpecifics(name) : [];
};
const namesDay = /day\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** How many entries of a list are `done: true`, and how many are not. */
const countAnswers = (items: readonly JsonValue[]): number[] => {
  const answers = items.flatMap((item) =>
    isJsonObject(item)
      ? Object.entries(item).flatMap(([name, value]) =>
          typeof value === 'boolean' ? [`${name} ${value}`] : [],
        )
      : [],
  );
  return [...Map.groupBy(answers, (answer) => answer).values()].map(({ length }) => length);
};

/** `callbacksLast12Months: 5` */
const figuresInNames = (leaves: readonly Leaf[]): number[] =>
  leaves.flatMap(({ path }) => (path.at(-1)?.match(/\d{1,9}/g) ?? []).map(Number));

const afterDate =
  /\bafter (?:the )?(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d)/iu;

/** As a text writes the name of a field out. */
const withLongName = (word: string): string[] =>
  longNames[word] === undefined ? [word] : [word, longNames[word]];
const longNames: Readonly<Record<string, string>> = { qty: 'quantity', amt: 'amount' };

const wholeStatement = 4;

/** Each sentence of a long value, and a short value with its name. */
function toStatements({ path, text, words }: Leaf): Statement[] {
  const isShort = words.length < wholeStatement;
  const name = isShort ? `${spaced(path.at(-1) ?? '')} ` : '';
  const parts = isShort ? [text] : text.split(/(?<=[.!?])\s+|\n/);
  return (
    parts
      // The heading of a paper that was handed over says nothing.
      .filter((value) => !/^\s*#/.test(value))
      .map((value) => ({ text: name + value, value, stems: new Set(meaningStems(name + value)) }))
      .filter(({ stems }) => stems.size > 0)
  );
}

function bySaying(statements: readonly Statement[]): ReadonlyMap<string, readonly number[]> {
  const saying = new Map<string, number[]>();
  for (const [index, { stems }] of statements.entries()) {
    for (const said of stems) {
      const places = saying.get(said) ?? [];
      if (places.length < limits.perStem) places.push(index);
      saying.set(said, places);
    }
  }
  return saying;
}

function countedIn(leaves: readonly Leaf[]): ReadonlyMap<string, ReadonlySet<number>> {
  const counted = new Map<string, Set<number>>();
  const add = (word: string, values: readonly number[]) => {
    const known = counted.get(word) ?? new Set();
    for (const value of values) known.add(value);
    counted.set(word, known);
  };
  for (const { path, text, specifics } of leaves) {
    for (const { kind, end, values } of specifics) {
      if (kind !== 'figure') continue;
      for (const word of countedWords(text, end)) add(word, values);
    }
    if (/^-?\d+(?:\.\d+)?$/.test(text))
      for (const word of contentStems(spaced(path.at(-1) ?? ''))) add(word, [Number(text)]);
  }
  return counted;
}

/** The stems of what a figure counts: up to two words after it. */
export const countedWords = (text: string, end: number): string[] =>
  (/^[ -](\p{L}[\p{L}\d-]*)(?: (\p{L}+))?/u.exec(text.slice(end, end + 60)) ?? [])
    .slice(1)
    .flatMap((word) => (word === undefined ? [] : contentStems(word)));

function byLabel(leaves: readonly Leaf[]): ReadonlyMap<string, readonly Known[]> {
  const labelled = new Map<string, Known[]>();
  for (const leaf of leaves) {
    const label = toLabel(leaf.path.at(-1) ?? '');
    labelled.set(label, [...(labelled.get(label) ?? []).slice(-500), leaf]);
  }
  return labelled;
}

/** What is told as an amount, of a line or of all of them: neither is a rival of the other. */
const otherAmounts =
  'amt total totalamount totalprice totaldue amountdue grandtotal invoicetotal linetotal subtotal net nettotal gross balancedue balance outstanding left lefttopay topay stilltopay'.split(
    ' ',
  );

/**
 * A table of few answers has the mean score of each question, and one of prices what each line comes to, which is
 * no other amount than that of all of them.
 */
function withFollowing(
  labelled: ReadonlyMap<string, readonly Known[]>,
  arrays: readonly JsonValue[][],
): ReadonlyMap<string, readonly Known[]> {
  const own = labelled.get('amount');
  const amounts = own && [...own, ...otherAmounts.flatMap((name) => labelled.get(name) ?? [])];
  const isAdded = amounts !== undefined && amounts.length > own!.length;
  const known = isAdded ? new Map([...labelled, ['amount', amounts] as const]) : labelled;
  const following = [
    ['score', labelled.get('score') ?? [], arrays.flatMap(findMeans)],
    ['amount', amounts ?? [], amounts === undefined ? [] : arrays.flatMap(multiplyPrices)],
  ] as const;
  const added = following
    .filter(([, , values]) => values.length > 0)
    .map(
      ([label, given, values]) =>
        [label, [...given, ...values.map((value) => toKnown(String(value)))]] as const,
    );
  return added.length === 0 ? known : new Map([...known, ...added]);
}

const earlier =
  /^(?:previous|prior|old|former|last|current)(?=\p{Lu}|_)|_?(?:before|previous|old|was)$/iu;
function changesIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  const now = new Map(leaves.map(({ path, text }) => [toLabel(path.at(-1) ?? ''), text]));
  const stated = leaves.flatMap(({ path, text }) => {
    const name = path.at(-1) ?? '';
    const rest = earlier.test(name) ? toLabel(name.replace(earlier, '')) : undefined;
    const after = rest === undefined ? undefined : (now.get(rest) ?? now.get(`new${rest}`));
    return [...readChanges(text), ...(after === undefined ? [] : [describeChange(text, after)])];
  });
  const bySibling = Map.groupBy(leaves, ({ path }) => path.slice(0, -1).join('\u0000'));
  const series = [...bySibling.values()].flatMap((siblings) =>
    readSeries(siblings.map(({ path, text }) => [path.at(-1) ?? '', text])),
  );
  return new Set([...stated, ...series]);
}
