import { sql } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import type { StoredMessage } from './messages.ts';
import type { RelayContext } from './relay-context.ts';

/** Removes what was handed over. No request waits for it, so one transaction removes many messages. */
export interface Removals {
  add(messages: readonly StoredMessage[]): void;
  /** Resolves when all is removed, or will be handed over again. */
  stop(): Promise<void>;
}

/** Far below the grace, after which a message that is still there is handed over again. */
const pauseMs = 100;
const mostAtATime = 1_000;

export function createRemovals(context: RelayContext): Removals {
  let positions: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = positions;
    positions = [];
    if (batch.length > 0) underWay = underWay.then(() => remove(context, batch));
  };

  return {
    add(messages) {
      positions.push(...messages.map(({ position }) => position));
      if (positions.length >= mostAtATime) flush();
      else timer ??= setTimeout(flush, pauseMs);
    },
    async stop() {
      flush();
      await underWay;
    },
  };
}

/** Rows that are locked are being removed or changed by a sweep, and not waited for. */
async function remove({ database, outbox, logger }: RelayContext, batch: number[]): Promise<void> {
  // One parameter, so that the statement stays prepared however many they are.
  const list = `{${batch.join(',')}}`;
  try {
    await database.read(allWorkspaces, ({ db }) =>
      db.execute(sql`
        delete from ${outbox} where position in (
          select position from ${outbox} where position = any(${list}::bigint[])
          for update skip locked)`),
    );
  } catch (error) {
    logger.warn({ err: error }, 'handed over but not removed; it is handed over again');
  }
}
