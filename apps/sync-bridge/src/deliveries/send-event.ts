import type { LoggedEvent } from '@workspace-ops/bus/events';
import type { Clock, Timers } from '@workspace-ops/service-kit';
import type { Dispatcher } from 'undici';
import type { WebhookRow } from '../db/schema/webhooks.ts';
import { signMessage } from './signing-secrets.ts';
import { post } from './post.ts';

export interface Outcome {
  /** `gone`: the receiver wants nothing more (410). */
  result: 'delivered' | 'gone' | 'failed';
  /** Null where no answer came. */
  responseStatus: number | null;
  reason: string;
}

/** What is sent: its id is the `webhook-id`, its body is signed byte by byte. */
export type SentEvent = Pick<LoggedEvent, 'id' | 'body'>;

/** One try to deliver an event. Never rejects. */
export type SendEvent = (
  subscription: WebhookRow,
  event: SentEvent,
  onSlow: () => void,
) => Promise<Outcome>;

export interface SenderOptions {
  dispatcher: Dispatcher;
  clock: Clock;
  timers: Timers;
}

export const tryMs = 5_000;
const slowMs = 250;

/**
 * What sends events to callbacks, by the Standard Webhooks scheme: the id is the event's, the
 * same in every try; redirects are not followed.
 */
export const createSender =
  ({ dispatcher, clock, timers }: SenderOptions): SendEvent =>
  async (subscription, event, onSlow) => {
    const { origin, pathname, search } = new URL(subscription.endpointUrl);
    const headers = signedHeaders(subscription, event, clock.now());
    const sent = post(dispatcher, { origin, path: pathname + search, headers, body: event.body });
    let isLate = false;
    let cancel = timers.after(slowMs, () => {
      onSlow();
      cancel = timers.after(tryMs - slowMs, () => {
        isLate = true;
        sent.abort();
      });
    });
    try {
      return toOutcome(await sent.status);
    } catch (error) {
      const reason = isLate ? `no answer within ${tryMs} ms` : describeError(error);
      return { result: 'failed', responseStatus: null, reason };
    } finally {
      cancel();
    }
  };

function toOutcome(responseStatus: number): Outcome {
  const reason = `answered ${responseStatus}`;
  if (responseStatus >= 200 && responseStatus < 300) {
    return { result: 'delivered', responseStatus, reason };
  }
  return { result: responseStatus === 410 ? 'gone' : 'failed', responseStatus, reason };
}

const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : 'failed';

function signedHeaders(
  subscription: WebhookRow,
  { id, body }: SentEvent,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    'content-type': 'application/json',
    'user-agent': 'Workspace-Operations-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signMessage(subscription, { id, timestamp, body }, now),
  };
}
