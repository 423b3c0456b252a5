import type { WebhookGuard } from '@workspace-ops/service-kit';
import type { Database } from './database.ts';

interface RefusalEvent {
  agent: string;
  action: string;
  /** What was refused: `a call record`. */
  refused: string;
}

/** Leaves a warning in the audit log of each delivery of a webhook with an invalid signature. */
export const auditRefusals =
  (database: Database, { agent, action, refused }: RefusalEvent): WebhookGuard['auditRefusal'] =>
  (workspaceId, { timestamp, reason, address }) =>
    database.transaction(workspaceId, async (tx) => {
      tx.audit({
        agent,
        action,
        timestamp,
        status: 'warning',
        message: `Refused ${refused}. ${reason}`,
        details: { address },
      });
    });
