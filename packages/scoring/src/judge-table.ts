import { fillerShape } from './fillers.ts';
import { asksNothing } from './find-ask.ts';
import { findMixedColumns } from './find-mixed-columns.ts';
import { judgeTableShape } from './judge-table-shape.ts';
import { counted, judgement, listed, plural, quoted, when, type Judgement } from './judgement.ts';
import { parseTable, type Table } from './parse-table.ts';
import type { Reading } from './read-text.ts';

export interface TableJudgements {
  brandAlignment: Judgement;
  actionableCta: Judgement;
  factualIntegrity: Judgement;
  formatting: Judgement;
}

/**
 * A table is judged as one: on its header, its columns, its cells, and on what one can do with it.
 * @param stripped its text as it was written, without placeholders
 */
export function judgeTable(reading: Reading, stripped: string): TableJudgements {
  const table = findTable(reading, stripped) ?? parseTable(stripped);
  if (table === null)
    return alikeInAll(10, 'the quoting is broken, so that no program can read it');
  if (table.header.length === 0) return alikeInAll(0, 'the table is empty');
  if (isOtherForm(table)) return alikeInAll(20, 'no line of commas is its header');
  return {
    brandAlignment: judgeNames(table),
    actionableCta: judgeUse(table),
    factualIntegrity: judgeCells(table),
    formatting: judgeTableShape(table),
  };
}

/** The table as it was read with other line ends, where it has none within a cell: to parse takes longer than to judge. */
function findTable({ text, table }: Reading, written: string): Table | undefined {
  if (table === undefined || table === null) return undefined;
  if (text === written) return table;
  const isEven = written === text.replaceAll('\n', '\r\n');
  const hasLines = [table.header, ...table.rows].some((row) =>
    row.some((cell) => cell.includes('\n')),
  );
  return isEven && !hasLines ? table : undefined;
}

function alikeInAll(score: number, says: string): TableJudgements {
  const fix =
    'Write a header and rows by RFC 4180: cells with commas, quotes or line ends in quotes';
  const part = judgement(score, [{ points: 0, says, fix }], '');
  return { brandAlignment: part, actionableCta: part, factualIntegrity: part, formatting: part };
}

/** A sentence to whoever asked for it, or a table of Markdown: no program takes them for columns. */
const isOtherForm = ({ header: [first = '', ...others], rows }: Table): boolean =>
  others.length === 0 &&
  (/^\s*\|/.test(first) ||
    (/[:.!?…]\s*$/.test(first) && rows.some(([cell = '']) => /^\s*\||,/.test(cell))));

function judgeNames({ header, rows }: Table): Judgement {
  const styles = new Set(header.filter((name) => /[\p{L}]/u.test(name)).map(classifyName));
  const long = header.filter((name) => name.length > 40);
  const fillers = rows.slice(0, 500).flatMap((row) => row.join(' ').match(fillerShape) ?? []);
  return judgement(
    100,
    [
      ...when(rows.length === 0, 40, { says: 'a header alone says little', fix: 'Add the rows' }),
      ...when(styles.size > 1, 10, {
        says: `the column names mix styles: ${listed(header.map(quoted), 5)}`,
        fix: 'Write all column names in one style, such as due_date',
      }),
      ...counted(
        long.length,
        { each: 5, cap: 20 },
        { says: `${listed(long.map(quoted), 2)} is long for a column`, fix: 'Shorten the name' },
      ),
      ...counted(
        fillers.length,
        { each: 4, cap: 24 },
        {
          says: `${listed(fillers.map(quoted))} is filler in a table`,
          fix: 'Keep facts in the cells',
        },
      ),
    ],
    `${plural(header.length, 'column name')} in one plain style`,
  );
}

function classifyName(name: string): string {
  if (/^[\p{Ll}\p{Lo}\d]+$/u.test(name)) return 'lower';
  if (/^[\p{Ll}\p{Lo}\d]+(?:_[\p{Ll}\p{Lo}\d]+)+$/u.test(name)) return 'lower';
  if (/^\p{Ll}/u.test(name)) return 'mixed';
  return 'capitalised';
}

const actionable =
  /owner|assign|status|due|date|deadline|next|action|(?:^|_)(?:by|until|steps?|decision)$|priority|amount|price|total|value|actual|variance|score|email|phone|leads|clicks/i;
const identifying =
  /(?:^|_|\b)(?:id|name|item|task|customer|client|company|invoice|order|channel|team|sku|site|location|post|code|centre|center|field|question)(?:$|_|\b)/i;

function judgeUse(table: Table): Judgement {
  const { header, rows } = table;
  // A column that nobody filled says nothing to do.
  const actsOn = header.filter(
    (name, at) => actionable.test(name) && (rows.length === 0 || rows.some((row) => row[at])),
  );
  return judgement(
    100,
    [
      ...when(rows.length === 0, 50, { says: 'there is no row to act on', fix: 'Add the rows' }),
      ...when(!header.some((name, at) => identifying.test(name) || tellsApart(rows, at)), 20, {
        says: `no column among ${listed(header.map(quoted))} says what a row is about`,
        fix: 'Begin with a column that names the thing, such as item or customer',
      }),
      ...when(actsOn.length === 0, 25, {
        says: 'no column says what to do, who does it or until when',
        fix: 'Add owner, status or due date',
      }),
      ...when(asksNothing(table), 20, {
        says: 'none of its texts asks anybody to do anything',
        fix: 'Say in each row what is asked of the reader, or what is to be done next',
      }),
    ],
    `${plural(rows.length, 'row')} with ${listed(actsOn.map(quoted))} to act on`,
  );
}

/** Rows of which each has another name in the same column are about what it names. */
function tellsApart(rows: readonly (readonly string[])[], column: number): boolean {
  const names = rows.map((row) => row[column] ?? '');
  return (
    names.length > 1 &&
    new Set(names).size === names.length &&
    names.every((name) => /^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(name))
  );
}

function judgeCells(table: Table): Judgement {
  const { header, rows } = table;
  const cells = rows.length * header.length;
  const filled = rows.reduce((sum, row) => sum + row.filter((cell) => cell !== '').length, 0);
  const emptyShare = cells === 0 ? 1 : 1 - Math.min(1, filled / cells);
  // `Rui Costa` and `Costa Rui` are one.
  const lines = rows.map((row) =>
    row
      .map((cell) => (/\d/.test(cell) ? cell : cell.split(' ').toSorted().join(' ')))
      .join('\u0000'),
  );
  const repeated = lines.length - new Set(lines).size;
  const mixed = header.filter((_, column) => isMixed(rows, column));
  const notations = findMixedColumns(table);
  const alike = header.filter((name, column) => written.test(name) && isAlike(rows, column));
  return judgement(
    100,
    [
      ...when(rows.length === 0, 60, { says: 'there is no value to check', fix: 'Add the rows' }),
      ...when(cells > 0 && emptyShare > 0.1, emptyShare > 0.5 ? 100 : 30 * emptyShare, {
        says: `${Math.round(emptyShare * 100)}% of the cells are empty`,
        fix: 'Fill the empty cells, or drop columns that nobody fills',
      }),
      ...counted(
        repeated,
        { each: 3, cap: 15 },
        { says: `${repeated} rows occur twice`, fix: 'Drop the repeated rows' },
      ),
      ...counted(
        alike.length,
        { each: 20, cap: 40 },
        {
          says: `${listed(alike.map(quoted))} says the same in each row`,
          fix: 'Write in each row what is of it alone',
        },
      ),
      ...counted(
        mixed.length,
        { each: 5, cap: 15 },
        {
          says: `${listed(mixed.map(quoted))} mixes numbers and words`,
          fix: 'Keep one kind of value in a column',
        },
      ),
      ...counted(
        notations.length,
        { each: 10, cap: 30 },
        {
          says: `${listed(notations)} mixes notations`,
          fix: 'Write all values of a column in one way and one unit, with the unit in its name',
        },
      ),
    ],
    `${plural(filled, 'value')}, one kind in each column`,
  );
}

/** Columns of what was written for each row. */
const written = /^(?:title|headline|theme|topic|subject|caption|hook|copy|post|text|message)$/i;
const leastAlike = 3;

const isAlike = (rows: readonly (readonly string[])[], column: number): boolean =>
  rows.length >= leastAlike &&
  /\S\s\S/.test(rows[0]![column] ?? '') &&
  rows.every((row) => row[column] === rows[0]![column]);

/** A column of numbers with a few words among them. */
function isMixed(rows: readonly (readonly string[])[], column: number): boolean {
  const values = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const numbers = values.filter((cell) => /^-?\d+(?:[.,]\d+)*%?$/.test(cell)).length;
  return numbers < values.length && numbers > values.length * 0.6;
}
