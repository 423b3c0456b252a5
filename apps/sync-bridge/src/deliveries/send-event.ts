import { signWebhook, type Clock } from '@workspace-ops/service-kit';
import type { Dispatcher } from 'undici';
import type { StoredEvent } from '../events/stored-event.ts';
import type { Timers } from '../timing/timers.ts';
import type { Subscription } from '../webhooks/subscriptions.ts';
import { post } from './post.ts';

/** `gone`: the receiver wants nothing more (410). */
export type Outcome = 'delivered' | 'gone' | { failed: string };

/** One try to deliver an event. Never rejects. */
export type SendEvent = (event: StoredEvent, onSlow: () => void) => Promise<Outcome>;

export interface SenderOptions {
  dispatcher: Dispatcher;
  clock: Clock;
  timers: Timers;
}

export const tryMs = 5_000;
const slowMs = 250;

/**
 * What sends events to a subscription, by the Standard Webhooks scheme: the id is the event's, the
 * same in every try; redirects are not followed.
 */
export function createSender(
  { endpointUrl, signingSecret }: Subscription,
  { dispatcher, clock, timers }: SenderOptions,
): SendEvent {
  const { origin, pathname, search } = new URL(endpointUrl);
  const path = pathname + search;
  const key = Buffer.from(signingSecret.slice('whsec_'.length), 'base64');

  return async (event, onSlow) => {
    const headers = signedHeaders(key, event, clock.now());
    const sent = post(dispatcher, { origin, path, headers, body: event.body });
    let isLate = false;
    let cancel = timers.after(slowMs, () => {
      onSlow();
      cancel = timers.after(tryMs - slowMs, () => {
        isLate = true;
        sent.abort();
      });
    });
    try {
      return outcomeOf(await sent.status);
    } catch (error) {
      return { failed: isLate ? `no answer within ${tryMs} ms` : reasonOf(error) };
    } finally {
      cancel();
    }
  };
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : { failed: `answered ${status}` };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'failed');

function signedHeaders(key: Buffer, { id, body }: StoredEvent, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    'content-type': 'application/json',
    'user-agent': 'Workspace-Operations-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(key, { id, timestamp, body }),
  };
}
