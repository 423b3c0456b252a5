import type { AuditStatus } from '@workspace-ops/contracts';

export interface ExportRow {
  id: string;
  timestamp: Date;
  agent: string;
  action: string;
  model: string;
  status: AuditStatus;
  latency_ms: number;
  tokens_total: string;
  cost: string;
  saif_passed: string;
  pii_detected: string;
  message: string;
}

export const csvHeader =
  'Log ID,Timestamp,Agent / Source,Action Type,Model,Status,Latency (ms),Tokens Total,Cost ($),SAIF Passed,PII Redactions,Summary / Message\r\n';

/** A row's record. Written by hand: csv-stringify takes several times as long for a million of them. */
export const csvRecord = (row: ExportRow): string =>
  `${csvCell(row.id)},${row.timestamp.toISOString()},${csvCell(row.agent)},${csvCell(row.action)},${csvCell(row.model)},${row.status},${row.latency_ms},${row.tokens_total},${row.cost},${row.saif_passed},${row.pii_detected},${csvCell(row.message)}\r\n`;

const needsQuotes = /[",\r\n]/;
const isFormula = /^[=+\-@\t\r]/;

/** A text by RFC 4180; one that a spreadsheet would compute begins with an apostrophe. */
export function csvCell(text: string): string {
  const safe = isFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
