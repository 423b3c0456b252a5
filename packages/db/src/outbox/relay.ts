import type { Logger } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { allWorkspaces } from '../scope.ts';
import type { OutboxTable } from './insert-messages.ts';
import { createLane } from './lane.ts';
import { createRemovals } from './removals.ts';
import type { Topic } from './messages.ts';
import type { Deliver } from './relay-context.ts';
import { createSweep } from './sweep.ts';

export interface RelayOptions {
  database: Database;
  outbox: OutboxTable;
  destinations: Partial<Record<Topic, Deliver>>;
  logger: Logger;
  /** How long a request waits for the hand-over of what it wrote. */
  handOverMs?: number;
  /** How often the outbox is looked through for what a crash or an outage left. */
  pollMs?: number;
  /** How long a message is left to the process that wrote it. */
  graceMs?: number;
  batchSize?: number;
}

export interface Relay {
  start(): void;
  /** Hands over what this process committed and stops. */
  stop(): Promise<void>;
}

/**
 * Moves a service's outbox to where it belongs. Each process hands over what it committed itself,
 * so that its requests can wait for it however many replicas there are; what is left is taken by
 * whichever replica looks first.
 */
export function createRelay(options: RelayOptions): Relay {
  const { database, pollMs = 1_000 } = options;
  const context = { handOverMs: 500, graceMs: 2_000, batchSize: 500, ...options };
  const destinations = new Map(Object.entries(options.destinations));
  const removals = createRemovals(context);
  const lanes = new Map(
    [...destinations].map(([topic, deliver]) => [
      topic,
      createLane({ ...context, removals }, topic, deliver),
    ]),
  );
  const sweep = createSweep(context, destinations);
  let timer: NodeJS.Timeout | undefined;

  database.onCommitted(async (messages) => {
    const byTopic = Map.groupBy(messages, (message): string => message.topic);
    await Promise.all(
      [...lanes].map(async ([topic, lane]) => {
        const ofTopic = byTopic.get(topic);
        if (ofTopic !== undefined) await lane.handOver(ofTopic);
      }),
    );
  });
  return {
    start() {
      void sweep.run();
      timer = setInterval(() => void sweep.run(), pollMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([sweep.stop(), ...[...lanes.values()].map((lane) => lane.stop())]);
      await removals.stop();
    },
  };
}

/** For probes: the age in seconds of the oldest message that waits, 0 when none does. */
export const oldestMessageSeconds = (database: Database, outbox: OutboxTable): Promise<number> =>
  database.read(allWorkspaces, async (queries) => {
    const [row] = await queries
      .select({
        age: sql<string>`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)`,
      })
      .from(outbox);
    return Number(row?.age ?? 0);
  });
