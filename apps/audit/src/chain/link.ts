import type { AuditStatus, PolicyChecks } from '@workspace-ops/contracts';

/** An event as it is stored, before it has a place in its workspace's chain. */
export interface StoredEvent {
  workspaceId: string;
  id: string;
  /** ISO 8601, UTC, milliseconds. */
  timestamp: string;
  agent: string;
  action: string;
  model: string;
  message: string;
  status: AuditStatus;
  latencyMs: number;
  tokensTotal: number;
  /** A plain decimal, as PostgreSQL prints a numeric. */
  cost: string;
  policyChecks: PolicyChecks;
  details: Record<string, unknown>;
  decides: string | null;
  securityAlert: boolean;
  searchText: string;
}

/** An event at its place. Hashes are lower-case hexadecimal. */
export interface Link extends StoredEvent {
  position: number;
  prevHash: string;
  hash: string;
}
