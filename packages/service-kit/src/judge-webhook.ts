import type { SignedRequest } from '@workspace-ops/contracts';
import type { Tenancy } from './tenancy.ts';
import { secretsFor, type WebhookSecrets } from './webhook-secrets.ts';
import { findSignatureFault } from './webhook-signature.ts';

/** What a service knows of one of its inbound webhooks. */
export interface WebhookDoor extends WebhookSecrets {
  /** The setting that holds the master secret, for the caller's sentence. */
  secretName: string;
  tenancy: Tenancy;
}

/** `forged` is worth an audit entry; `locked` only lacks a credential. */
export type WebhookVerdict = { kind: 'accepted' } | { kind: 'forged' | 'locked'; sentence: string };

/**
 * Whether an inbound webhook may have an effect in the workspace. With a secret its signature
 * decides, whatever else the caller shows; without one it is an endpoint like the others: open to all in open
 * tenancy, to those with a credential in strict tenancy.
 */
export function judgeWebhook(
  door: WebhookDoor,
  request: SignedRequest,
  { workspaceId, hasCredential, now }: { workspaceId: string; hasCredential: boolean; now: Date },
): WebhookVerdict {
  const { secretName, tenancy } = door;
  const secrets = secretsFor(door, workspaceId);
  if (secrets.length > 0) {
    const fault = findSignatureFault(request, { secrets, now });
    if (fault === null) return { kind: 'accepted' };
    return { kind: 'forged', sentence: `The webhook is not authentic: ${fault}.` };
  }
  if (tenancy === 'open' || hasCredential) return { kind: 'accepted' };
  const sentence = `A credential is required, or a signature made with ${secretName}, which is not set.`;
  return { kind: 'locked', sentence };
}
