import { sql, type SQL } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { errorText } from './lease.ts';
import type { StoredMessage } from './messages.ts';
import type { RelayContext } from './relay-context.ts';
import type { SinkFault } from './sink-fault.ts';

interface NotTaken {
  message: StoredMessage;
  fault: Exclude<SinkFault, 'away'>;
  error: unknown;
  /** Of the hand-over; a message that another one has taken meanwhile is that one's. */
  token: string;
}

/** The longest pause before a message that its sink fails at is tried again. */
const maxPauseSeconds = 300;

/** Parks what the sink refuses for good, and puts off what it fails at, each time for longer. */
export async function setAside(context: RelayContext, given: NotTaken): Promise<void> {
  const { message, fault, error, token } = given;
  const { database, outbox, logger } = context;
  const changed = await database.read(allWorkspaces, (queries) =>
    queries.execute(sql`
      update ${outbox} set ${changes[fault]}, lease_token = null, attempts = attempts + 1,
        last_error = ${errorText(error)}
      where position = ${message.position} and parked_at is null
        and (lease_token is null or lease_token = ${token})
      returning position`),
  );
  if (changed.length === 0) return;
  const { id, workspaceId, topic } = message;
  const details = { err: error, topic, messageId: id, workspaceId };
  if (fault === 'refused') logger.error(details, 'a message is refused for good: it is parked');
  else logger.warn(details, 'the sink fails at a message; it is tried again later');
}

const changes: Record<NotTaken['fault'], SQL> = {
  refused: sql`parked_at = now(), leased_until = null`,
  failed: sql`leased_until = now() +
    make_interval(secs => least(power(2, least(attempts, 10) + 1), ${maxPauseSeconds}))`,
};
