import { parse } from 'csv-parse/sync';

export interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Rows of CSV as they stand, ragged ones included; null where the quoting is broken. */
export function parseTable(content: string): Table | null {
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
