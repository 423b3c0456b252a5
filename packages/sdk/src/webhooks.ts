/** For who receives the callbacks that `ops.webhooks.register` asks for. */
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { parseEvent, type WebhookEvent } from './events/live-event.ts';

export { WebhookVerificationError, type WebhookEvent };

/** A callback as it came: its body before it was parsed. */
export interface ReceivedWebhook {
  body: string | Uint8Array;
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
}

/** The headers by which a receiver knows, within five minutes, that the body is of who has the secret. */
export function signWebhook(body: string, secret: string) {
  const id = `msg_${globalThis.crypto.randomUUID()}`;
  const at = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/**
 * The event that a callback brings, if the service sent it within the last five minutes.
 * @param secret the `signingSecret` of the registration.
 * @throws {WebhookVerificationError}
 */
export function verifyWebhook({ body, headers }: ReceivedWebhook, secret: string): WebhookEvent {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const given = Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  new Webhook(secret).verify(text, given);
  return parseEvent(given['webhook-id']!, text);
}
