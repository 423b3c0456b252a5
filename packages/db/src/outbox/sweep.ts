import { withTimeout } from '@workspace-ops/service-kit';
import { and, asc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { deliveryMs, type Deliver, type RelayContext } from './relay-context.ts';

/** Hands over what its writer did not: after a crash, an outage, or a hand-over that failed. */
export interface Sweep {
  /** Looks through the outbox, unless it is being looked through; never rejects. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

export function createSweep(context: RelayContext, destinations: Map<string, Deliver>): Sweep {
  let running: Promise<void> | undefined;
  let stopped = false;

  const drain = async (topic: string): Promise<void> => {
    const deliver = destinations.get(topic)!;
    try {
      for (let moved = context.batchSize; moved === context.batchSize;) {
        if (stopped) return;
        moved = await moveBatch(context, topic, deliver);
      }
    } catch (error) {
      context.logger.warn({ err: error, topic }, 'outbox hand-over failed; it is tried again');
    }
  };

  const look = async (): Promise<void> => {
    try {
      const topics = await findTopics(context, [...destinations.keys()]);
      await Promise.all(topics.map(drain));
    } catch (error) {
      context.logger.warn({ err: error }, 'the outbox cannot be looked through');
    }
  };

  return {
    run() {
      if (stopped) return Promise.resolve();
      running ??= look().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}

/** Fresh messages are their writer's: another replica's look must not keep them from its request. */
const isLeft = ({ outbox, graceMs }: RelayContext): SQL =>
  lt(outbox.createdAt, sql`now() - make_interval(secs => ${graceMs / 1_000})`);

async function findTopics(context: RelayContext, known: string[]): Promise<string[]> {
  const { database, outbox } = context;
  const list = sql.join(
    known.map((topic) => sql`(${topic})`),
    sql`, `,
  );
  const rows = await database.read(allWorkspaces, (queries) =>
    queries.execute<{ topic: string }>(sql`
      select known.topic from (values ${list}) as known(topic)
      where exists (select from ${outbox} where ${outbox.topic} = known.topic and ${isLeft(context)})`),
  );
  return rows.map(({ topic }) => topic);
}

/** Takes the oldest messages, delivers and removes them; the rows stay locked meanwhile. */
const moveBatch = (context: RelayContext, topic: string, deliver: Deliver): Promise<number> =>
  context.database.transaction(allWorkspaces, async ({ db }) => {
    const { outbox, batchSize } = context;
    const rows = await db
      .select({ position: outbox.position, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.topic, topic), isLeft(context)))
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
