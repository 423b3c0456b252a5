import type { Actor, AuditStatus, PolicyChecks } from '@workspace-ops/contracts';

/** The columns of an event that are shown and hashed alike. */
export interface EventColumns {
  agent: string;
  action: string;
  model: string;
  message: string;
  status: AuditStatus;
  latency_ms: number;
  tokens_total: string;
  cost: string;
  policy_checks: PolicyChecks;
  details: Record<string, unknown>;
  actor: Actor | null;
}

export const readEventColumns = (row: EventColumns) => ({
  agent: row.agent,
  action: row.action,
  model: row.model,
  message: row.message,
  status: row.status,
  latencyMs: row.latency_ms,
  tokensTotal: Number(row.tokens_total),
  cost: row.cost,
  policyChecks: row.policy_checks,
  details: row.details,
});
