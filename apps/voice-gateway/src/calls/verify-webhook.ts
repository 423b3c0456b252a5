import type { SignedRequest } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { admitWebhook, type WebhookGuard } from '@workspace-ops/service-kit';

export interface WebhookDependencies extends Omit<WebhookGuard, 'auditRefusal'> {
  database: Database;
}

/**
 * Whether a call record may be taken in.
 * @throws {AppError} `unauthenticated`; a forged delivery leaves a warning in the audit log.
 */
export const verifyWebhook = (
  deps: WebhookDependencies,
  call: Call,
  request: SignedRequest,
): Promise<void> =>
  admitWebhook(
    {
      ...deps,
      auditRefusal: (workspaceId, { timestamp, sentence, address }) =>
        deps.database.transaction(workspaceId, async (tx) => {
          tx.audit({
            agent: 'Voice webhook',
            action: 'voice.webhook_refused',
            timestamp,
            status: 'warning',
            message: `Refused a call record. ${sentence}`,
            details: { address },
          });
        }),
    },
    call,
    request,
  );
