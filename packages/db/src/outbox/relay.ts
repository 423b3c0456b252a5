import {
  dayMs,
  largeData,
  type Logger,
  type Measure,
  type Probe,
  stopTimes,
  withTimeout,
} from '@workspace-ops/service-kit';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, DeliverCommitted } from '../database-interface.ts';
import { allWorkspaces } from '../scope.ts';
import { isOwn } from './claim-batch.ts';
import type { Destination } from './destination.ts';
import type { OutboxTable } from './insert-messages.ts';
import { positionList } from './lease.ts';
import { createTopicDispatcher } from './topic-dispatcher.ts';
import type { StoredMessage, Topic } from './messages.ts';
import type { Deliver, RelayContext } from './relay-context.ts';
import { createRemovals } from './removals.ts';
import { createSinkHealth } from './sink-health.ts';
import { createSweep } from './sweep.ts';
import { watchOutbox } from './watch-outbox.ts';

export interface RelayOptions {
  /** The service's name, for probes and metrics. */
  service: string;
  database: Database;
  outbox: OutboxTable;
  destinations: Partial<Record<Topic, Deliver>>;
  /** What is true of messages that other processes alone hand over. */
  elsewhere?: SQL;
  logger: Logger;
  /** How long a request waits for the hand-over of what it wrote. */
  deliveryWaitMs?: number;
  /** How often the outbox is swept for what a crash or an outage left. */
  pollMs?: number;
  /** How long a message is left to the process that wrote it. */
  gracePeriodMs?: number;
  /** How long a message stays with a process that died or froze while handing it over. */
  leaseMs?: number;
  batchSize?: number;
  batchBytes?: number;
  /** How often, at least, a sink that takes others fails at a message before that is parked. */
  parkFailures?: number;
  /** How old such a message is, at least. */
  parkAgeMs?: number;
}

export interface Relay {
  /** Hands over what a transaction committed; the database of the options calls it by itself. */
  readonly deliver: DeliverCommitted;
  start(): void;
  /** Hands over what this process committed and stops; what a sink hangs at is left. */
  stop(): Promise<void>;
  /** Fails when a message has waited for long, and names parked ones in its detail. */
  readonly probe: Probe;
  readonly measure: Measure;
}

const defaults = {
  deliveryWaitMs: 500,
  pollMs: 1_000,
  gracePeriodMs: 2_000,
  leaseMs: 10_000,
  batchSize: 500,
  batchBytes: 4 * 1_024 * 1_024,
  parkFailures: 50,
  parkAgeMs: dayMs,
};

/**
 * Moves a service's outbox to where it belongs. Each process hands over what it committed itself,
 * so that its requests can wait for it however many replicas there are; what is left is taken by
 * whichever replica looks first. Why: docs/decisions/0001.
 */
export function createRelay(options: RelayOptions): Relay {
  const { database, logger } = options;
  const context = { ...defaults, ...options };
  const destinations = Object.entries(options.destinations).map(([topic, sink]): Destination => ({
    topic,
    deliver: sink,
    health: createSinkHealth(context, topic),
  }));
  const removals = createRemovals(context);
  const dispatchers = new Map(
    destinations.map((destination) => [
      destination.topic,
      {
        small: createTopicDispatcher({ ...context, removals }, destination),
        // A request waits for the hand-over of what it wrote: not for others that take long.
        large: createTopicDispatcher({ ...context, removals, batchBytes: largeData }, destination),
      },
    ]),
  );
  const sweep = createSweep(context, destinations);

  const deliver: DeliverCommitted = async (committed) => {
    const messages = await leaveOthers(context, committed);
    const byTopic = Map.groupBy(messages, (message): string => message.topic);
    await Promise.all(
      [...dispatchers].map(async ([topic, { small, large }]) => {
        const ofTopic = byTopic.get(topic);
        if (ofTopic === undefined) return;
        const isLarge = ofTopic.some(({ bytes }) => bytes > largeData);
        await (isLarge ? large : small).deliver(ofTopic);
      }),
    );
  };
  database.onCommitted(deliver);
  return {
    deliver,
    ...watchOutbox({ ...options, topics: [...dispatchers.keys()] }),
    start() {
      sweep.start();
    },
    async stop() {
      const handOvers = Promise.all([
        sweep.stop(),
        ...[...dispatchers.values()].flatMap(({ small, large }) => [small.stop(), large.stop()]),
      ]);
      try {
        const late = `not done within ${stopTimes.handOver} ms`;
        await withTimeout(handOvers, stopTimes.handOver, late);
      } catch (error) {
        logger.warn({ err: error }, 'a hand-over is left to others at the stop');
      }
      await removals.stop();
    },
  };
}

/** Those of the committed messages that this process may hand over; the others' sweep takes the rest. */
async function leaveOthers(
  { database, outbox, elsewhere, logger }: RelayContext,
  committed: StoredMessage[],
): Promise<StoredMessage[]> {
  if (elsewhere === undefined || committed.length === 0) return committed;
  try {
    const rows = await database.read(allWorkspaces, ({ db }) =>
      db.execute<{ position: string }>(sql`
        select position from ${outbox}
        where position = any(${positionList(committed)}::bigint[]) and ${isOwn(elsewhere)}`),
    );
    const own = new Set(rows.map(({ position }) => Number(position)));
    return committed.filter(({ position }) => own.has(position));
  } catch (err) {
    // They are committed, so that a sweep takes them.
    logger.warn({ err }, 'whose messages these are is not known; they are left to the sweep');
    return [];
  }
}
