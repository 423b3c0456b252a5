import type { Caller, SignedRequest } from '@workspace-ops/contracts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import { judgeWebhook, type WebhookDoor } from './judge-webhook.ts';
import type { Logger } from './logger.ts';

/** A forged delivery, as the audit log is to hold it. */
export interface RefusedWebhook {
  timestamp: string;
  sentence: string;
  address: string;
}

export interface WebhookGuard {
  clock: Clock;
  logger: Logger;
  door: WebhookDoor;
  /** Whether a forged delivery to this workspace is audited: a flood must not fill the audit log. */
  mayAudit: (workspaceId: string) => boolean;
  auditRefusal: (workspaceId: string, refused: RefusedWebhook) => Promise<void>;
}

/**
 * Whether a webhook's delivery may be taken in.
 * @throws {AppError} `unauthenticated`; a forged delivery leaves a warning in the audit log.
 */
export async function admitWebhook(
  guard: WebhookGuard,
  { caller, requestId }: { caller: Caller; requestId: string },
  request: SignedRequest,
): Promise<void> {
  const { workspaceId, userId, address } = caller;
  const now = guard.clock.now();
  const verdict = judgeWebhook(guard.door, request, {
    workspaceId,
    hasCredential: userId !== null,
    now,
  });
  if (verdict.kind === 'accepted') return;
  const { sentence } = verdict;
  if (verdict.kind === 'forged') {
    guard.logger.warn({ requestId, workspaceId, address }, sentence);
    if (guard.mayAudit(workspaceId)) {
      await guard.auditRefusal(workspaceId, { timestamp: now.toISOString(), sentence, address });
    }
  }
  throw new AppError('unauthenticated', sentence);
}
