import type { SignedRequest } from '@workspace-ops/contracts';
import type { Tenancy } from './tenancy.ts';
import { findSignatureFault } from './webhook-signature.ts';

/** What a service knows of one of its inbound webhooks. */
export interface WebhookDoor {
  /** The setting that holds the secret, for the caller's sentence. */
  secretName: string;
  secret: string | undefined;
  tenancy: Tenancy;
}

/** `forged` is worth an audit entry; `locked` only lacks a credential. */
export type WebhookVerdict = { kind: 'accepted' } | { kind: 'forged' | 'locked'; sentence: string };

/**
 * Whether an inbound webhook may have an effect. With a secret its signature decides, whatever
 * else the caller shows; without one it is an endpoint like the others: open to all in open
 * tenancy, to those with a credential in strict tenancy (decisions.md 15 and 28).
 */
export function judgeWebhook(
  door: WebhookDoor,
  request: SignedRequest,
  { hasCredential, now }: { hasCredential: boolean; now: Date },
): WebhookVerdict {
  const { secret, secretName, tenancy } = door;
  if (secret !== undefined) {
    const fault = findSignatureFault(request, { secret, now });
    if (fault === null) return { kind: 'accepted' };
    return { kind: 'forged', sentence: `The webhook is not authentic: ${fault}.` };
  }
  if (tenancy === 'open' || hasCredential) return { kind: 'accepted' };
  const sentence = `A credential is required, or a signature made with ${secretName}, which is not set.`;
  return { kind: 'locked', sentence };
}
