import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet takes for the beginning of a formula, in full width too. */
const formula = /^[=+@\t\r\uff1d\uff0b\uff0d\uff20-]/;

/** A number or an amount with a sign, which is no formula: `-$2,600`. */
const signedNumber = /^[+-](?:\p{Sc} ?|[A-Z]{3} )?\d[\d.,]{0,30}%?$/u;

/** Such a sign where a cell may begin: most tables have none, and are not parsed. */
const mayHaveFormula = /(?:^|[,;\t\r\n])[ "]{0,8}[=+@\t\r\uff1d\uff0b\uff0d\uff20-]/;

/** Whether a spreadsheet would run the cell as a formula. */
export const runs = (cell: string): boolean =>
  formula.test(cell.trimStart()) && !signedNumber.test(cell);

export const defuseCell = (cell: string): string => (runs(cell) ? `'${cell}` : cell);

/** CSV in which a cell that a spreadsheet would run gets an apostrophe; else it stays as it was. */
export function defuseTable(content: string): string {
  if (!mayHaveFormula.test(content)) return content;
  const delimiter = findDelimiter(content);
  const rows = readRows(content, delimiter);
  if (rows === null) return defuseLines(content);
  if (!rows.some((row) => row.some(runs))) return content;
  const defused = rows.map((row) => row.map(defuseCell));
  return stringify(defused, { delimiter, record_delimiter: '\r\n' });
}

/** The sign that the header has most of. */
function findDelimiter(content: string): string {
  const [header = ''] = content.split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((sign) => [sign, header.split(sign).length] as const);
  return counted.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

function readRows(content: string, delimiter: string): string[][] | null {
  try {
    return parse(content, { delimiter, bom: true, relax_column_count: true });
  } catch {
    return null;
  }
}

/** Where the quoting is broken each program reads other cells: every place where one may begin. */
const defuseLines = (content: string): string =>
  content.replace(/(?<=^|[,;\t\r\n])([ "]{0,8})(?=[=+@\uff1d\uff0b\uff0d\uff20]|-(?!\d))/g, "$1'");
