import { fillPlaceholders } from '@workspace-ops/content';
import { defuseCell } from '@workspace-ops/content/tables';
import { stringify } from 'csv-stringify/sync';
import { parseTable } from './parse-table.ts';

/**
 * The table with a name for each column, as many cells in each row as in the header, no empty and
 * no repeated row, and formulas defused; as it was where its quoting is broken.
 */
export function repairTable(content: string): string {
  const table = parseTable(content);
  if (table === null || table.header.length === 0) return content;
  const width = Math.max(table.header.length, ...table.rows.map((row) => row.length));
  const rows = table.rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Array.from({ length: width }, (_, column) => toValue(row[column] ?? '')));
  const distinct = [...new Map(rows.map((row) => [row.join('\u0000'), row])).values()];
  const header = listNames(Array.from({ length: width }, (_, at) => table.header[at] ?? ''));
  return stringify([header, ...distinct], { record_delimiter: '\r\n' });
}

/** What its placeholders leave, which a spreadsheet takes for a text or a number. */
export const toValue = (cell: string): string => defuseCell(fillPlaceholders(cell).text.trim());

function listNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  const lastNth = new Map<string, number>();
  return header.map((name, index) => {
    const base = fillPlaceholders(name).text.trim() || `column_${index + 1}`;
    let nth = lastNth.get(base) ?? 1;
    let unique = nth === 1 ? base : `${base}_${nth}`;
    while (taken.has(unique.toLowerCase())) unique = `${base}_${(nth += 1)}`;
    lastNth.set(base, nth);
    taken.add(unique.toLowerCase());
    return unique;
  });
}
