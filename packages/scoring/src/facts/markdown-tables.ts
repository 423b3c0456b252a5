import type { Table } from '../parse-table.ts';

const rule = /^[\s|:-]+$/;
const longestLine = 4_000;

/** The tables within a text, without the line of dashes below their names. */
export function readMarkdownTables(prose: string): Table[] {
  if (!prose.includes('|')) return [];
  const tables: Table[] = [];
  let lines: string[][] = [];
  const close = (): void => {
    const [header, ...rows] = lines;
    if (header !== undefined && rows.length > 0) tables.push({ header, rows });
    lines = [];
  };
  for (const line of prose.split('\n')) {
    const row = line.length <= longestLine ? line.trim() : '';
    const cells = row.startsWith('|')
      ? row.slice(1, row.endsWith('|') ? -1 : undefined)
      : undefined;
    if (cells === undefined) close();
    else if (!rule.test(cells)) lines.push(cells.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  }
  close();
  return tables;
}
