import { type Clock, createThrottle, type WebhookGuard } from '@workspace-ops/service-kit';
import type { Database } from './database-interface.ts';

interface RefusalEvent {
  agent: string;
  action: string;
  /** What was refused: `a call record`. */
  refused: string;
}

/** Forged deliveries that are audited a minute, of one workspace and of all; the rest is logged. */
const auditedForgeries = { maxPerKey: 10, max: 100, windowMs: 60_000 };

/** Leaves a warning in the audit log of deliveries of a webhook with an invalid signature. */
export const auditRefusals = (
  { database, clock }: { database: Database; clock: Clock },
  { agent, action, refused }: RefusalEvent,
): Pick<WebhookGuard, 'mayAudit' | 'auditRefusal'> => ({
  mayAudit: createThrottle({ ...auditedForgeries, clock }),
  auditRefusal: (workspaceId, { timestamp, reason, address }) =>
    database.transaction(workspaceId, async (tx) => {
      tx.audit({
        agent,
        action,
        timestamp,
        status: 'warning',
        message: `Refused ${refused}. ${reason}`,
        details: { address },
      });
    }),
});
