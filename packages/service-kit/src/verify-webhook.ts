import { hasCredential, type Caller, type SignedRequest } from '@workspace-ops/contracts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { plainAddress } from './plain-address.ts';
import type { Tenancy } from './tenancy.ts';
import { listWebhookSecrets, type WebhookSecrets } from './webhook-secrets.ts';
import { findSignatureFault } from './webhook-signature.ts';

/** How a service authenticates one of its inbound webhooks. */
export interface WebhookAuth extends WebhookSecrets {
  /** The setting that holds the master secret, for the message to the caller. */
  secretName: string;
  tenancy: Tenancy;
}

/** `invalid_signature` is worth an audit entry; `unauthenticated` only lacks a credential. */
export type WebhookVerdict =
  | { kind: 'accepted' }
  | { kind: 'invalid_signature' | 'unauthenticated'; reason: string };

/**
 * Whether an inbound webhook may have an effect in the workspace. With a secret its signature
 * decides, whatever else the caller shows; without one it is an endpoint like the others: open to all in open
 * tenancy, to those with a credential in strict tenancy.
 */
export function checkWebhook(
  auth: WebhookAuth,
  request: SignedRequest,
  { workspaceId, isKnown, now }: { workspaceId: string; isKnown: boolean; now: Date },
): WebhookVerdict {
  const { secretName, tenancy } = auth;
  const secrets = listWebhookSecrets(auth, workspaceId);
  if (secrets.length > 0) {
    const fault = findSignatureFault(request, { secrets, now });
    if (fault === null) return { kind: 'accepted' };
    return { kind: 'invalid_signature', reason: `The webhook is not authentic: ${fault}.` };
  }
  if (tenancy === 'open' || isKnown) return { kind: 'accepted' };
  const reason = `A credential is required, or a signature made with ${secretName}, which is not set.`;
  return { kind: 'unauthenticated', reason };
}

/** A delivery with an invalid signature, as the audit log is to hold it. */
export interface RefusedWebhook {
  timestamp: string;
  reason: string;
  address: string;
}

export interface WebhookGuard {
  clock: Clock;
  logger: Logger;
  webhookAuth: WebhookAuth;
  /** Whether an invalid delivery to this workspace is audited: a flood must not fill the audit log. */
  mayAudit: (workspaceId: string) => boolean;
  auditRefusal: (workspaceId: string, refused: RefusedWebhook) => Promise<void>;
}

/**
 * Refuses a webhook's delivery that may have no effect.
 * @throws {AppError} `unauthenticated`; an invalid signature leaves a warning in the audit log.
 */
export async function verifyWebhook(
  guard: WebhookGuard,
  { caller, requestId }: { caller: Caller; requestId: string },
  request: SignedRequest,
): Promise<void> {
  const { workspaceId } = caller;
  const address = plainAddress(caller.address);
  const now = guard.clock.now();
  const verdict = checkWebhook(guard.webhookAuth, request, {
    workspaceId,
    isKnown: hasCredential(caller),
    now,
  });
  if (verdict.kind === 'accepted') return;
  const { reason } = verdict;
  if (verdict.kind === 'invalid_signature') {
    guard.logger.warn({ requestId, workspaceId, address }, reason);
    if (guard.mayAudit(workspaceId)) {
      await guard.auditRefusal(workspaceId, { timestamp: now.toISOString(), reason, address });
    }
  }
  throw new AppError('unauthenticated', reason);
}
