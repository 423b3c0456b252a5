import { createPeriodicTasks } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { isLeft, isOwn } from './claim-batch.ts';
import type { Destination } from './destination.ts';
import { handOverBatch } from './hand-over-batch.ts';
import type { RelayContext } from './relay-context.ts';

/** Hands over what its writer did not: after a crash, an outage, or a hand-over that failed. */
export interface Sweep {
  /** Sweeps the outbox at once and then every `pollMs`. */
  start(): void;
  /** Resolves when the hand-overs under way have ended. */
  stop(): Promise<void>;
}

export function createSweep(context: RelayContext, destinations: readonly Destination[]): Sweep {
  const { logger, pollMs } = context;
  const draining = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const drain = async (destination: Destination): Promise<void> => {
    try {
      for (let found = true; found && !stopping.signal.aborted;) {
        found = await handOverBatch(context, destination);
      }
    } catch (error) {
      const { topic, health } = destination;
      health.noteFailure();
      logger.warn({ err: error, topic }, 'outbox hand-over failed; it is tried again');
    }
  };

  /** Skips the sinks that are being handed to, so that a slow one does not delay the others. */
  const look = async (): Promise<void> => {
    const idle = destinations.filter(({ topic }) => !draining.has(topic));
    const found = await findTopics(context, idle);
    for (const destination of idle) {
      const { topic, health } = destination;
      const state = found.get(topic);
      if (state === 'empty' && health.isAway()) health.noteSweep();
      if (state !== 'left' || stopping.signal.aborted) continue;
      draining.set(
        topic,
        drain(destination).finally(() => draining.delete(topic)),
      );
    }
  };
  const looking = createPeriodicTasks(
    [{ name: 'outbox sweep', everyMs: pollMs, atStart: true, run: look }],
    logger,
  );

  return {
    start: () => looking.start(),
    async stop() {
      stopping.abort();
      await looking.stop();
      await Promise.all(draining.values());
    },
  };
}

/** Whether a topic has messages that a sweep may take, only others, or none but parked ones. */
type TopicState = 'left' | 'fresh' | 'empty';

async function findTopics(
  context: RelayContext,
  known: readonly Destination[],
): Promise<Map<string, TopicState>> {
  if (known.length === 0) return new Map();
  const { database, outbox } = context;
  const list = sql.join(
    known.map(({ topic }) => sql`(${topic})`),
    sql`, `,
  );
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db.execute<{ topic: string; state: TopicState }>(sql`
      select known.topic, case
        when exists (select from ${outbox} where ${outbox.topic} = known.topic
          and ${isLeft(context)}) then 'left'
        when exists (select from ${outbox} where ${outbox.topic} = known.topic
          and ${outbox.parkedAt} is null and ${isOwn(context.elsewhere)}) then 'fresh'
        else 'empty' end as state
      from (values ${list}) as known(topic)`),
  );
  return new Map(rows.map(({ topic, state }) => [topic, state]));
}
