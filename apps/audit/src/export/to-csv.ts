import type { AuditStatus, PolicyChecks } from '@workspace-ops/contracts';
import { stringify, type Options } from 'csv-stringify/sync';

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
  policy_checks: PolicyChecks;
  message: string;
}

/** RFC 4180; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
const options: Options = {
  record_delimiter: '\r\n',
  quoted_match: /[\r\n]/,
  escape_formulas: true,
};

export const csvHeader = stringify(
  [
    [
      'Log ID',
      'Timestamp',
      'Agent / Source',
      'Action Type',
      'Model',
      'Status',
      'Latency (ms)',
      'Tokens Total',
      'Cost ($)',
      'SAIF Passed',
      'PII Redactions',
      'Summary / Message',
    ],
  ],
  options,
);

export const entriesToCsv = (rows: ExportRow[]): string => stringify(rows.map(toCells), options);

const toCells = (row: ExportRow): string[] => [
  row.id,
  row.timestamp.toISOString(),
  row.agent,
  row.action,
  row.model,
  row.status,
  String(row.latency_ms),
  row.tokens_total,
  row.cost,
  String(row.policy_checks.saifPassed),
  String(row.policy_checks.piiDetected),
  row.message,
];
