import type { ConsumerMessages, ConsumerNotification } from '@nats-io/jetstream';
import type { Timers } from '@workspace-ops/service-kit';
import type { LoggedEvent } from '../event-log.ts';
import type { EventStream } from './event-stream.ts';
import { readMessage } from './stored-messages.ts';
import { createConsumer } from './workspace-consumer.ts';

export interface StreamFollowing {
  workspaceId: string;
  /** Everything up to here was offered. */
  position: number;
  offer: (event: LoggedEvent) => void;
}

export interface FollowedStream {
  stream: EventStream;
  timers: Timers;
  onFollowing: () => void;
  /** It is tried again. */
  onTrouble: (error: unknown) => void;
}

export interface RunningFollowing {
  /** What was on its way may be lost: it is asked for again. */
  restart(): void;
  end(): void;
}

const messagesAtATime = 100;
const askAgainMs = 30_000;
/** When two fail to come, the server that has the consumer is gone. */
const heartbeatMs = 2_500;
const retryMs = 500;

const troubles: ReadonlySet<ConsumerNotification['type']> = new Set([
  'heartbeats_missed',
  'consumer_not_found',
  'consumer_deleted',
  'stream_not_found',
  'no_responders',
  'exceeded_limits',
]);

/**
 * Follows a workspace by a consumer. At any doubt about it, it is left to the server to remove, and
 * another one is made from the position on; so none is waited for that will not come back.
 */
export function followStream(
  { stream, timers, onFollowing, onTrouble }: FollowedStream,
  following: StreamFollowing,
): RunningFollowing {
  let messages: ConsumerMessages | undefined;
  let isEnded = false;
  let isDoubted = false;
  let cancelRetry = () => {};

  const followOnce = async (): Promise<void> => {
    isDoubted = false;
    const located = await stream.locate();
    const info = await createConsumer(located, following.workspaceId, following);
    if (isEnded || isDoubted) return;
    let delivered = 0;
    messages = await located.client.consumers.getConsumerFromInfo(info).consume({
      max_messages: messagesAtATime,
      expires: askAgainMs,
      idle_heartbeat: heartbeatMs,
      callback(message) {
        delivered += 1;
        if (message.info.deliverySequence !== delivered) return restart();
        const event = readMessage(message, { ...following, base: located.base });
        if (isEnded || isDoubted || event.position <= following.position) return;
        following.position = event.position;
        following.offer(event);
      },
    });
    if (isEnded || isDoubted) return messages.stop();
    onFollowing();
    for await (const status of messages.status()) {
      const isLost = status.type === 'heartbeat' && status.lastConsumerSequence > delivered;
      if (isLost || troubles.has(status.type)) break;
    }
    messages.stop();
  };

  const restart = (): void => {
    isDoubted = true;
    messages?.stop();
  };

  const run = async (): Promise<void> => {
    try {
      await followOnce();
    } catch (error) {
      if (!isEnded) onTrouble(error);
    }
    if (!isEnded) cancelRetry = timers.after(retryMs, () => void run());
  };

  void run();
  return {
    restart,
    end() {
      isEnded = true;
      cancelRetry();
      messages?.stop();
    },
  };
}
