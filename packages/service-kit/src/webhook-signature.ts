import { createHmac } from 'node:crypto';
import type { SignedRequest } from '@workspace-ops/contracts';
import { isSameText } from './is-same-text.ts';

const toleranceSeconds = 5 * 60;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Why an inbound webhook cannot be trusted, or null when it can: a Standard Webhooks 1.0.0
 * signature made with a secret, or, from senders that can only set a header, the secret itself in
 * `X-Webhook-Secret`. Everything secret is compared in constant time.
 * @param secrets any of which may have made it: `whsec_` and base64, base64 alone, or plain text.
 */
export function findSignatureFault(
  { rawBody, headers }: SignedRequest,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): string | null {
  const given = headers['x-webhook-secret'];
  if (given !== undefined && secrets.some((secret) => isSameText(given, secret))) return null;
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signature = headers['webhook-signature'];
  if (!id || !timestamp || !signature) {
    return given === undefined ? 'the signature is missing' : 'X-Webhook-Secret is wrong';
  }
  if (!isRecent(timestamp, now)) return 'webhook-timestamp is not within five minutes of now';
  const expected = secrets
    .flatMap(readKeys)
    .map((key) => signWebhook(key, { id, timestamp, body: rawBody }));
  const isSigned = signature
    .split(' ')
    .some((one) => expected.some((other) => isSameText(one, other)));
  return isSigned ? null : 'the signature does not match the body';
}

/**
 * The `webhook-signature` of a Standard Webhooks 1.0.0 message.
 * @param message with the `webhook-id`, and the `webhook-timestamp` in seconds.
 */
export const signWebhook = (
  key: Buffer,
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
): string => `v1,${computeHmac(key, `${id}.${timestamp}.${body}`)}`;

const computeHmac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64');

function isRecent(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= toleranceSeconds;
}

/** A secret without its prefix may be meant as base64 or as the text that it is: both are keys. */
function readKeys(secret: string): Buffer[] {
  const text = secret.replace(/^whsec_/, '');
  const decoded = base64.test(text) ? [Buffer.from(text, 'base64')] : [];
  return text === secret ? [...decoded, Buffer.from(text)] : decoded;
}
