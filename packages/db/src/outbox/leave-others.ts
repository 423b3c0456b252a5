import { sql } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { isOwn } from './claim-batch.ts';
import { positionList } from './lease.ts';
import type { StoredMessage } from './messages.ts';
import type { RelayContext } from './relay-context.ts';

/** Those of the committed messages that this process may hand over; the others' sweep takes the rest. */
export async function leaveOthers(
  { database, outbox, elsewhere, logger }: RelayContext,
  committed: StoredMessage[],
): Promise<StoredMessage[]> {
  if (elsewhere === undefined || committed.length === 0) return committed;
  try {
    const rows = await database.read(allWorkspaces, (queries) =>
      queries.execute<{ position: string }>(sql`
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
