import { parse } from 'csv-parse/sync';
import { LRUCache } from 'lru-cache';

export interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What judges a table reads it again and again: six times for one evaluation. */
const tables = new LRUCache<string, { table: Table | null }>({ max: 4 });

/** Rows of CSV as they stand, ragged ones included; null where the quoting is broken. */
export function parseTable(content: string): Table | null {
  const known = tables.get(content) ?? { table: parseAnew(content) };
  tables.set(content, known);
  return known.table;
}

function parseAnew(content: string): Table | null {
  try {
    const [header = [], ...rows]: string[][] = parse(content, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return { header, rows };
  } catch {
    return null;
  }
}
