import { randomBytes } from 'node:crypto';
import { dayMs, signWebhook } from '@workspace-ops/service-kit';
import type { WebhookRow } from '../db/schema/webhooks.ts';

export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** How long the secret before the newest one signs as well. */
const overlapMs = dayMs;

type Secrets = Pick<WebhookRow, 'signingSecret' | 'previousSecret' | 'rotatedAt'>;

/** The `webhook-signature` header: of each secret that signs at the moment, the newest first. */
export const signMessage = (
  { signingSecret, previousSecret, rotatedAt }: Secrets,
  message: { id: string; timestamp: string; body: string },
  now: Date,
): string => {
  const isOverlapping =
    previousSecret !== null && rotatedAt !== null && +now - +rotatedAt < overlapMs;
  return [signingSecret, ...(isOverlapping ? [previousSecret] : [])]
    .map((secret) => signWebhook(Buffer.from(secret.slice('whsec_'.length), 'base64'), message))
    .join(' ');
};
