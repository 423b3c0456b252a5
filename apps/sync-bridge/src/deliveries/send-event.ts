import { EventEmitter } from 'node:events';
import { signWebhook, type Clock } from '@workspace-ops/service-kit';
import { type Dispatcher, request } from 'undici';
import type { StoredEvent } from '../events/stored-event.ts';
import type { Timers } from '../timing/timers.ts';
import type { Subscription } from '../webhooks/subscriptions.ts';

/** `gone`: the receiver wants nothing more (410). */
export type Outcome = 'delivered' | 'gone' | { failed: string };

export interface SendOptions {
  dispatcher: Dispatcher;
  clock: Clock;
  timers: Timers;
}

export type SendEvent = (
  subscription: Subscription,
  event: StoredEvent,
  onSlow: () => void,
) => Promise<Outcome>;

export const tryMs = 5_000;
const slowMs = 250;
/** More of an answer's body is not read; nobody looks at it. */
const maxAnswerBytes = 16_384;

/**
 * One try to deliver an event, by the Standard Webhooks scheme: the id is the event's, the same
 * in every try; redirects are not followed. Never rejects.
 */
export function createSendEvent({ dispatcher, clock, timers }: SendOptions): SendEvent {
  return async (subscription, event, onSlow) => {
    // An emitter and no AbortSignal, which costs as much as the rest of a delivery's preparation.
    const abort = new EventEmitter();
    let isLate = false;
    let cancel = timers.after(slowMs, () => {
      onSlow();
      cancel = timers.after(tryMs - slowMs, () => {
        isLate = true;
        abort.emit('abort');
      });
    });
    try {
      const answer = await request(subscription.endpointUrl, {
        method: 'POST',
        dispatcher,
        headers: signedHeaders(subscription, event, clock.now()),
        body: event.body,
        signal: abort,
      });
      await answer.body.dump({ limit: maxAnswerBytes });
      return isLate ? late : outcomeOf(answer.statusCode);
    } catch (error) {
      return isLate ? late : { failed: reasonOf(error) };
    } finally {
      cancel();
    }
  };
}

const late: Outcome = { failed: `no answer within ${tryMs} ms` };

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : { failed: `answered ${status}` };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'failed');

function signedHeaders(
  { signingSecret }: Subscription,
  { id, body }: StoredEvent,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(signingSecret.slice('whsec_'.length), 'base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Workspace-Operations-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(key, { id, timestamp, body }),
  };
}
