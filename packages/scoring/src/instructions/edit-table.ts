import { stringify } from 'csv-stringify/sync';
import { parseTable } from '../parse-table.ts';
import { toValue } from '../repair-table.ts';

/** The table with an edit applied to each of its cells; as it was where it cannot be read. */
export function editTable(content: string, edit: (cell: string) => string): string {
  const table = parseTable(content);
  if (table === null || table.header.length === 0) return content;
  const rows = [table.header, ...table.rows].map((row) => row.map((cell) => toValue(edit(cell))));
  return stringify(rows, { record_delimiter: '\r\n' });
}
