import type { SignedRequest } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import {
  AppError,
  type Clock,
  judgeWebhook,
  type Logger,
  type WebhookDoor,
} from '@workspace-ops/service-kit';

export interface WebhookDependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  door: WebhookDoor;
  /** Whether a forged delivery to this workspace is audited: a flood must not fill the audit log. */
  mayAudit: (workspaceId: string) => boolean;
}

/**
 * Whether a cold-email event may be taken in.
 * @throws {AppError} `unauthenticated`; a forged delivery leaves a warning in the audit log.
 */
export async function verifyWebhook(
  deps: WebhookDependencies,
  call: Call,
  request: SignedRequest,
): Promise<void> {
  const { database, clock, logger, door } = deps;
  const { workspaceId, userId, address } = call.caller;
  const now = clock.now();
  const verdict = judgeWebhook(door, request, { hasCredential: userId !== null, now });
  if (verdict.kind === 'accepted') return;
  if (verdict.kind === 'forged') {
    logger.warn({ requestId: call.requestId, workspaceId, address }, verdict.sentence);
    if (deps.mayAudit(workspaceId)) {
      await database.transaction(workspaceId, async (tx) => {
        tx.audit({
          agent: 'Cold-email integration',
          action: 'coldmail.webhook_refused',
          timestamp: now.toISOString(),
          status: 'warning',
          message: `Refused a cold-email event. ${verdict.sentence}`,
          details: { address },
        });
      });
    }
  }
  throw new AppError('unauthenticated', verdict.sentence);
}
