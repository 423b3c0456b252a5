import { quoted } from './judgement.ts';

interface ColumnKind {
  /** The last words of a column's name, in lower case with `_` between them. */
  named: RegExp;
  holds: (cell: string) => boolean;
}

const said = /^(?:n\/?a|none|open|free|included|unknown|not on record|[-–—?])$/i;
const dayOrMonth =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tomorrow|week|month|quarter|spring|summer|autumn|winter|q[1-4])/i;
const number = /\d/;
const letter = /\p{L}/u;
const onlyNumber = /^[-+]?[\d.,\s]+%?$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})/;
const longest = { date: 40, amount: 40, status: 60, nameWords: 10 };

/** What the columns of our tables, and of those that people bring, hold by their names. */
const kinds: readonly ColumnKind[] = [
  {
    named: /(?:^|_)(?:date|due|deadline|scheduled_for|start|end)$/,
    holds: (cell) => isDate(cell),
  },
  {
    named:
      /(?:^|_)(?:amount|price|cost|total|fee|budget|salary|planned|actual|variance|rate|discount)$/,
    holds: (cell) => number.test(cell) && cell.length <= longest.amount && !isoDate.test(cell),
  },
  {
    named: /(?:^|_)(?:quantity|qty|count|units|impressions|clicks|leads|responses|days_overdue)$/,
    holds: (cell) =>
      /^\+?\d[\d.,\s]*(?:(?:(?:out )?of|\/) ?\d[\d.,]*)?(?:\s?\p{L}{1,20})?$/u.test(cell),
  },
  { named: /(?:^|_)e?mail$/, holds: (cell) => /^\S+@\S+\.\S+$/.test(cell) },
  {
    named: /(?:^|_)(?:phone|mobile|telephone)$/,
    holds: (cell) => cell.replace(/\D/g, '').length >= 6,
  },
  { named: /(?:^|_)currency$/, holds: (cell) => /^(?:\p{Lu}{3}|\p{Sc}|\p{L}{4,12})$/u.test(cell) },
  {
    named: /(?:^|_)status$/,
    holds: (cell) => letter.test(cell) && cell.length <= longest.status && !isoDate.test(cell),
  },
  {
    named: /(?:^|_)(?:owner|assignee|contact|customer|client|company|supplier|team|item|product)$/,
    holds: (cell) =>
      letter.test(cell) &&
      !onlyNumber.test(cell) &&
      cell.split(/\s+/).length <= longest.nameWords &&
      !/^<|‹/.test(cell),
  },
];

/** A day of the calendar, or words for one. */
function isDate(cell: string): boolean {
  if (cell.length > longest.date) return false;
  const [, year, month, day] = isoDate.exec(cell) ?? [];
  if (year === undefined) return dayOrMonth.test(cell) || /\d{1,4}[./-]\d{1,2}/.test(cell);
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
}

const normal = (name: string): string =>
  name
    .slice(0, 60)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

const most = 20;

/** Cells that are not what their column says, each with its column and row. */
export function findMisplacedCells(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const columns = header.flatMap((name, at) => {
    const kind = kinds.find(({ named }) => named.test(normal(name)));
    return kind === undefined ? [] : [{ name, at, kind }];
  });
  const found: string[] = [];
  for (const [index, row] of rows.entries()) {
    for (const { name, at, kind } of columns) {
      const cell = row[at] ?? '';
      if (cell === '' || said.test(cell) || kind.holds(cell)) continue;
      found.push(`${quoted(cell)} under ${quoted(name)} (row ${index + 1})`);
    }
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}
