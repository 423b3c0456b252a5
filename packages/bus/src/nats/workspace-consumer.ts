import {
  AckPolicy,
  type ConsumerConfig,
  type ConsumerInfo,
  DeliverPolicy,
} from '@nats-io/jetstream';
import { errors, nanos } from '@nats-io/transport-node';
import { retry } from '@workspace-ops/service-kit';
import { type LocatedStream, streamName, subjectOfWorkspace } from './event-stream.ts';

/** From which message on a workspace's events are read. */
export type Start = { position: number } | { at: Date };

/** The server removes it when nobody has asked for so long. */
const inactiveMs = 30_000;

/** So often that a server is found which is there. */
const attempts = 5;

/**
 * A way through the events of one workspace. It is in one server's memory, and its events are not
 * acknowledged: who loses it makes another one from its own position.
 */
export async function createConsumer(
  { consumers, base }: LocatedStream,
  workspaceId: string,
  start: Start,
): Promise<ConsumerInfo> {
  const config = {
    filter_subject: subjectOfWorkspace(workspaceId),
    ack_policy: AckPolicy.None,
    mem_storage: true,
    num_replicas: 1,
    inactive_threshold: nanos(inactiveMs),
    ...toPolicy(start, base),
  };
  return retry(
    () => consumers.add(streamName, config),
    (error, failures) =>
      failures < attempts && error instanceof errors.TimeoutError ? 0 : undefined,
  );
}

/** A position of a former stream is before all of this one. */
const toPolicy = (start: Start, base: number): Partial<ConsumerConfig> =>
  'at' in start
    ? { deliver_policy: DeliverPolicy.StartTime, opt_start_time: start.at.toISOString() }
    : {
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: Math.max(start.position - base, 0) + 1,
      };
