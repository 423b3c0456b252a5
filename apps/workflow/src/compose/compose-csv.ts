import { findPlaceholders } from '@workspace-ops/content';
import { stringify } from 'csv-stringify/sync';
import { collectRows } from './collect-rows.ts';
import type { Cell } from './collect-rows.ts';
import type { Draft, DraftRequest } from './draft.ts';

const maxLength = 190_000;

/** RFC 4180 with a header; cells that a spreadsheet would run as formulas are defused. */
export function composeCsv({ context, artifact }: DraftRequest): Draft {
  const { header, rows } = collectRows(context, artifact.columns ?? []);
  const lines = fitting([line(header), ...rows.map(line)]);
  const written = lines.length - 1;
  const left = rows.length - written;
  const summary =
    `${written} ${written === 1 ? 'row' : 'rows'} in ${header.length} columns: ${header.slice(0, 12).join(', ')}.` +
    (left > 0 ? ` The last ${left} rows are left out for their size.` : '');
  return { content: lines.join(''), summary: summary.slice(0, 500), scheduledFor: null };
}

function line(cells: readonly Cell[]): string {
  const written = stringify([[...cells]], { record_delimiter: '\r\n', escape_formulas: true });
  // Two cells side by side may read as one placeholder, as `[first,` and `name]` do.
  if (findPlaceholders(written).length === 0) return written;
  const plain = cells.map((cell) =>
    typeof cell === 'string' ? cell.replace(/[^\p{L}\p{N}\s.,;:()-]/gu, ' ') : cell,
  );
  return stringify([plain], { record_delimiter: '\r\n', escape_formulas: true });
}

function fitting(lines: readonly string[]): string[] {
  let length = 0;
  const first = lines.findIndex((text) => (length += text.length) > maxLength);
  return lines.slice(0, first === -1 ? undefined : first);
}
