import { quoted } from '../judgement.ts';
import { rounded } from './derive-figures.ts';
import type { Findings } from './findings.ts';
import { agrees, toDay, type Specific } from './read-specifics.ts';
import { callings, toPart, type Entry, type Part, type RowInput } from './row-records.ts';
import { contentStems, toLabel } from '../words.ts';

/** A table whose rows are read one by one. */
interface Rows {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** As the feedback names them. */
  place: (at: number) => string;
}

/** What was found of a row: of its cells those that its entry bears out, and those that it does not, by their column. */
export interface JudgedRow {
  own: ReadonlySet<number>;
  wrong: ReadonlySet<number>;
}

const most = { rows: 100, cell: 200 };

/**
 * Compares each row with the entry of the input that it is about: a value that the input has with another entry alone
 * is said of the wrong one. Of a row that is about none nothing is told.
 */
export function checkRows(
  { header, rows, place }: Rows,
  { lists, shared }: RowInput,
  findings: Findings,
): (JudgedRow | undefined)[] {
  if (lists.length === 0) return [];
  const labels = header.map(toLabel);
  return rows.slice(0, most.rows).map((row, at) => {
    const cells = row.map((cell, column) => toPart(labels[column] ?? '', cell));
    const found = findEntry(cells, lists);
    if (found === undefined) return undefined;
    const judged = { own: new Set<number>(), wrong: new Set<number>() };
    for (const [column, cell] of cells.entries()) {
      if (cell.text.length > most.cell || blank.test(cell.text)) continue;
      const verdict = judgeCell(cell, { ...found, shared, row: cells });
      if (verdict === undefined) continue;
      judged[verdict === 'own' ? 'own' : 'wrong'].add(column);
      if (verdict !== 'own')
        findings.contradict(
          cell.words.trim(),
          `${quoted(cell.text)} for ${quoted(header[column] ?? '')} (${place(at)}) ${verdict}`,
        );
    }
    return judged;
  });
}

/**
 * A row that says an earlier one again under another name, which the input does not have: the same day and amount, of
 * `Fuel hose` and of `Hose for fuel`.
 */
export function checkDoubles({ rows, place }: Rows, running: string, findings: Findings): void {
  const read = rows.slice(0, most.rows).map((row) => row.map((cell) => toPart('', cell)));
  for (const [at, row] of read.entries()) {
    const first = read.slice(0, at).findIndex((other) => isDouble(row, other, running));
    if (first === -1) continue;
    const name = row.find(({ words }, column) => words !== read[first]![column]!.words)!.text;
    findings.contradict(
      row.map(({ words }) => words).join(''),
      `${quoted(name)} (${place(at)}) is ${place(first)} again under another name`,
    );
  }
}

function isDouble(row: readonly Part[], other: readonly Part[], running: string): boolean {
  const differing = row.flatMap((cell, column) => {
    const beside = other[column];
    return beside === undefined || beside.words === cell.words ? [] : [[cell, beside] as const];
  });
  const equal = row.filter(({ text }, column) => text !== '' && other[column]?.text === text);
  const isGiven = (cell: Part): boolean => running.includes(cell.words);
  return (
    differing.length > 0 &&
    equal.length >= leastEqual &&
    equal.some(({ specifics }) => specifics.length > 0) &&
    differing.every(([cell, beside]) => isRenamed(cell, beside)) &&
    differing.every(([, beside]) => isGiven(beside)) !== differing.every(([cell]) => isGiven(cell))
  );
}
const leastEqual = 2;

const isRenamed = (one: Part, other: Part): boolean =>
  ![one, other].some(({ text }) => /\d/.test(text)) &&
  contentStems(one.text).some((word) => contentStems(other.text).includes(word));

const blank = /^(?:[-–—?]*|none|not set|n\/a|unknown|open|yes|no)$|^not (?:on record|found under)/i;

interface Found {
  own: Entry;
  others: readonly Entry[];
}

/** The one entry that a row is about, by its key; of lines of text by the longest cell that only one of them has. */
function findEntry(
  cells: readonly Part[],
  lists: readonly (readonly Entry[])[],
): Found | undefined {
  for (const entries of lists) {
    const named = entries.filter(
      ({ key }) => key !== undefined && cells.some((cell) => isKey(cell, key)),
    );
    const own =
      named.length === 1
        ? named[0]
        : entries[0]?.key === undefined
          ? findLine(cells, entries)
          : undefined;
    if (own !== undefined) return { own, others: entries.filter((one) => one !== own) };
  }
  return undefined;
}

/** Under its own name, or a name in words. */
const isKey = (cell: Part, key: Part): boolean =>
  cell.words === key.words &&
  (cell.label === key.label ||
    /\p{L}{2}/u.test(key.text) ||
    (callings.test(cell.label) && callings.test(key.label)));

function findLine(cells: readonly Part[], entries: readonly Entry[]): Entry | undefined {
  const longest = cells
    .filter(({ words }) => words.length > shortestName && words.trim().includes(' '))
    .toSorted((one, other) => other.words.length - one.words.length);
  for (const cell of longest) {
    const having = entries.filter(({ parts }) =>
      parts.some(({ words }) => words.includes(cell.words)),
    );
    if (having.length === 1) return having[0];
  }
  return undefined;
}
const shortestName = 7;

/** `own` of a value of the row's entry, words for what is wrong with another; undefined where nothing can be told. */
function judgeCell(
  cell: Part,
  { own, others, shared, row }: Found & { shared: readonly Part[]; row: readonly Part[] },
): string | undefined {
  const stated = own.parts.find((part) => part.label === cell.label && part !== own.key);
  const known = stated === undefined ? own.parts : [stated];
  if (known.some((part) => holds(part, cell))) return 'own';
  const called = quoted((own.key ?? own.parts[0]!).text);
  if (stated !== undefined && stated.specifics.length > 0 && isMoved(stated, row, own))
    return `stands in another column, where the input says ${quoted(stated.text)} of ${called}`;
  if (follows(cell, own)) return 'own';
  const isShared = shared.some((part) => holds(part, cell));
  const other = others.find(({ parts }) => parts.some((part) => isValue(part, cell, own)));
  if (other !== undefined && !(isShared && stated === undefined))
    return `belongs to ${quoted((other.key ?? other.parts[0]!).text)}, not to ${called}`;
  const source =
    isShared || ofOther.test(cell.label) ? undefined : others.find((one) => follows(cell, one));
  if (source !== undefined && isLarge(cell))
    return `follows from ${quoted((source.key ?? source.parts[0]!).text)}, not from ${called}`;
  return stated !== undefined && isShared && isWhose.test(cell.label)
    ? `is said of the whole, where the input says ${quoted(stated.text)} of ${called}`
    : undefined;
}
/** Whether the value stands in the row under a name that its entry does not have. An amount may be what is left of one. */
const isMoved = (stated: Part, row: readonly Part[], own: Entry): boolean =>
  !ofMoney.test(stated.label) &&
  row.some(
    (cell) =>
      isOneFigure(stated, cell) &&
      cell.label !== stated.label &&
      !own.parts.some(({ label }) => label === cell.label),
  );
const ofMoney = /amount|amt|total|price|sum|cost|fee|value|net|gross|balance|due|left|open/;
/** What is reckoned by something else than the figures of one entry. */
const ofOther =
  /days|age|week|hour|share|percent|total|cum|running|rank|score|average|mean|balance|^no$|number/;
/** Small figures come about by chance. */
const isLarge = ({ specifics }: Part): boolean =>
  specifics.some(({ values: [value = 0] }) => value > leastResult || !Number.isInteger(value));
const leastResult = 20;
const isWhose = /^(?:owner|assignee|status|state|duedate|due|deadline)$/;

/** Whether a value of the input has all that a cell says. */
function holds(part: Part, cell: Part): boolean {
  if (
    part.words === cell.words ||
    (cell.words.trim() !== '' && part.words.includes(cell.words) && /\p{L}{2}/u.test(cell.text))
  )
    return true;
  const exact = cell.specifics.filter(({ isSpelled }) => !isSpelled);
  if (exact.length > 0)
    return exact.every((one) => part.specifics.some((other) => isSame(one, other)));
  // `Part paid, £400` of `paid £400`
  return /\p{L}{2}/u.test(part.text) && part.words.trim() !== '' && cell.words.includes(part.words);
}

const isSame = (one: Specific, other: Specific): boolean =>
  one.values.some((value) => other.kind === one.kind && other.values.includes(value)) ||
  one.dates.some((date) => other.dates.some((known) => agrees(date, known))) ||
  (one.kind === 'code' && toLabel(one.text) === toLabel(other.text));

/** Whether another entry has the value of a cell, and under the name of the cell where it is a small number. */
function isValue(part: Part, cell: Part, own: Entry): boolean {
  const isLine = own.key === undefined;
  if (isLine) return holds(part, cell) && (cell.specifics.length > 0 || isNameLike(cell.text));
  const isEqual = part.words === cell.words || isOneFigure(part, cell);
  if (!isEqual || cell.words.trim() === '') return false;
  // A number is another's where it stands there under the same name, and a text of words wherever it stands.
  return part.label === cell.label || (/\p{L}{2}|\d{3}/u.test(cell.text) && !isCommon(part, own));
}

const isNameLike = (text: string): boolean => /^(?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u.test(text);

/** What all entries may say, such as a state under another name. */
const isCommon = (part: Part, own: Entry): boolean =>
  own.parts.some(({ words }) => words === part.words);

function isOneFigure(part: Part, cell: Part): boolean {
  const [one, second] = cell.specifics;
  const [other, further] = part.specifics;
  if (one === undefined || other === undefined || second !== undefined || further !== undefined)
    return false;
  return (isBare(cell.text) && isBare(part.text) && isSame(one, other)) || isSameDay(one, other);
}
const isBare = (text: string): boolean => /^[^\p{L}]*(?:[A-Z]{3})?[^\p{L}]*$/u.test(text);

const isSameDay = (one: Specific, other: Specific): boolean =>
  one.dates.some((date) =>
    other.dates.some((known) => !Number.isNaN(toDay(date)) && toDay(date) === toDay(known)),
  );

const mostFigures = 10;

/** Whether a figure follows from those of the entry: their difference, sum, product, or share. */
function follows(cell: Part, { parts }: Entry): boolean {
  const [figure, second] = cell.specifics.filter(({ kind }) => kind === 'figure');
  if (figure === undefined || second !== undefined) return false;
  const wanted = Math.abs(rounded(figure.values[0]!));
  const isShare = figure.isPercent || /percent|pct/.test(cell.label);
  const own = parts
    .flatMap(({ specifics }) => specifics)
    .filter(({ kind }) => kind === 'figure')
    .map(({ values }) => values[0]!)
    .slice(0, mostFigures);
  return own.some((one, at) =>
    own.some((other, index) => {
      if (index === at) return wanted === 0;
      const results = isShare
        ? [(one / other) * 100, Math.abs(one / other - 1) * 100]
        : [one - other, one + other, one * other, other === 0 ? Number.NaN : one / other];
      return results.some(
        (result) => Math.abs(Math.abs(result) - wanted) <= (isShare ? 0.51 : 0.006),
      );
    }),
  );
}
