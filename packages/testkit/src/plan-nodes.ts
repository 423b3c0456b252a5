import type { PlanNode } from './explain-queries.ts';

/** How a table was read. */
export interface Scan {
  /** `Index Scan`, `Seq Scan` and so on. */
  kind: string;
  /** Absent for the index's part of a bitmap scan. */
  table?: string;
  index?: string;
  /** Rows read in all, those included that a filter removed. */
  rows: number;
}

/** The scans of tables and indexes that were executed. */
export const scansOf = (nodes: PlanNode[]): Scan[] =>
  nodes
    .filter((node) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined)
    .filter((node) => node['Node Type'].endsWith('Scan') && node['Actual Loops'] > 0)
    .map((node) => ({
      kind: node['Node Type'],
      ...(node['Relation Name'] === undefined ? {} : { table: node['Relation Name'] }),
      ...(node['Index Name'] === undefined ? {} : { index: node['Index Name'] }),
      rows: rowsRead(node),
    }));

/** The kinds of the sorts, and the rows that each gave. */
export const sortsOf = (nodes: PlanNode[]): { kind: string; rows: number }[] =>
  nodes
    .filter((node) => node['Node Type'].endsWith('Sort') && node['Actual Loops'] > 0)
    .map((node) => ({ kind: node['Node Type'], rows: rowsRead(node) }));

const rowsRead = (node: PlanNode): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));
