import { type Logger, withTimeout } from '@workspace-ops/service-kit';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import type { Database } from '../database.ts';
import type { OutboxTable } from './insert-messages.ts';
import type { Topic } from './messages.ts';

/** Receives a batch at least once; a rejection keeps the batch in the outbox. */
export type Deliver = (payloads: unknown[]) => Promise<void>;

export interface RelayOptions {
  database: Database;
  outbox: OutboxTable;
  destinations: Partial<Record<Topic, Deliver>>;
  logger: Logger;
  /** How long a request waits for the hand-over of what it wrote. */
  handOverMs?: number;
  /** How often the outbox is looked through for what a crash or an outage left. */
  pollMs?: number;
  batchSize?: number;
}

export interface Relay {
  start(): void;
  /** Hands over what is there and stops. */
  stop(): Promise<void>;
}

/** Moves a service's outbox to where it belongs: one loop a topic, so that none holds up another. */
export function createRelay(options: RelayOptions): Relay {
  const lanes = Object.entries(options.destinations).map(([topic, deliver]) =>
    createLane(options, topic, deliver),
  );
  let timer: NodeJS.Timeout | undefined;
  options.database.onCommitted(async (messages) => {
    const topics = new Set<string>(messages.map((message) => message.topic));
    const concerned = lanes.filter((lane) => topics.has(lane.topic));
    await Promise.all(concerned.map((lane) => lane.handOver()));
  });
  return {
    start() {
      for (const lane of lanes) lane.kick();
      timer = setInterval(() => lanes.forEach((lane) => lane.kick()), options.pollMs ?? 1_000);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

const deliveryMs = 10_000;

interface Waiter {
  resolve(): void;
  timer: NodeJS.Timeout;
}

function createLane(options: RelayOptions, topic: string, deliver: Deliver) {
  const { database, outbox, logger, handOverMs = 500, batchSize = 500 } = options;
  const waiters = new Set<Waiter>();
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  /** Takes the oldest messages, delivers and removes them; the rows stay locked meanwhile. */
  const moveBatch = (): Promise<number> =>
    database.transaction(allWorkspaces, async ({ db }) => {
      const rows = await db
        .select({ position: outbox.position, payload: outbox.payload })
        .from(outbox)
        .where(eq(outbox.topic, topic))
        .orderBy(asc(outbox.position))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const payloads = rows.map((row) => row.payload);
      await withTimeout(deliver(payloads), deliveryMs, `no answer within ${deliveryMs} ms`);
      const positions = rows.map((row) => row.position);
      await db
        .delete(outbox)
        .where(and(eq(outbox.topic, topic), inArray(outbox.position, positions)));
      return rows.length;
    });

  const drain = async (): Promise<void> => {
    try {
      do {
        again = false;
        const served = [...waiters];
        let moved: number;
        do moved = await moveBatch();
        while (moved === batchSize);
        served.forEach(settle);
      } while (again);
    } catch (error) {
      // The timer tries again; trying at once would spin while the destination is away.
      again = false;
      logger.warn({ err: error, topic }, 'outbox hand-over failed; it is tried again');
    }
  };

  const settle = (waiter: Waiter): void => {
    clearTimeout(waiter.timer);
    waiters.delete(waiter);
    waiter.resolve();
  };

  const kick = (): void => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = drain().finally(() => {
      running = undefined;
      // A kick that came between the last look and here must not be lost.
      if (again && !stopped) kick();
    });
  };

  return {
    topic,
    kick,
    handOver(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiter: Waiter = { resolve, timer: setTimeout(() => settle(waiter), handOverMs) };
      waiters.add(waiter);
      kick();
      return promise;
    },
    async stop(): Promise<void> {
      kick();
      stopped = true;
      await running;
      [...waiters].forEach(settle);
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
