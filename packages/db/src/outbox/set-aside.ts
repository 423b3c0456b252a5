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
  /** How long ago the sink took other messages, as far as this process knows. */
  sinceTakenMs: number | undefined;
}

/** The longest pause before a message that its sink fails at is tried again. */
const maxPauseSeconds = 300;

/**
 * Parks what the sink refuses for good, and puts off what it fails at, each time for longer, until it
 * has done so for long while it took others: then that is parked as well. Why: docs/decisions/0002.
 */
export async function setAside(context: RelayContext, given: NotTaken): Promise<void> {
  const { message, fault, error, token } = given;
  const { database, outbox, logger } = context;
  const change = fault === 'refused' ? refused : failed(context, given);
  const [changed] = await database.read(allWorkspaces, ({ db }) =>
    db.execute<{ parked: boolean }>(sql`
      update ${outbox} set ${change}, lease_token = null, attempts = attempts + 1,
        last_error = ${errorText(error)}
      where position = ${message.position} and parked_at is null
        and (lease_token is null or lease_token = ${token})
      returning parked_at is not null as parked`),
  );
  if (changed === undefined) return;
  const { id, workspaceId, topic } = message;
  const details = { err: error, topic, messageId: id, workspaceId };
  if (fault === 'refused') logger.error(details, 'a message is refused for good: it is parked');
  else if (changed.parked)
    logger.error(details, 'the sink fails at a message for ever: it is parked');
  else logger.warn(details, 'the sink fails at a message; it is tried again later');
}

const refused = sql`parked_at = now(), leased_until = null`;

/**
 * A failure counts towards parking only where the sink took other messages since the one before: what
 * fails at everything, for however long, parks nothing.
 */
function failed({ parkFailures, parkAgeMs }: RelayContext, { sinceTakenMs }: NotTaken): SQL {
  const isCounted =
    sinceTakenMs === undefined
      ? sql`false`
      : sql`coalesce(failed_at < now() - make_interval(secs => ${sinceTakenMs / 1_000}), false)`;
  const counted = sql`failures + case when ${isCounted} then 1 else 0 end`;
  const isOver = sql`${counted} >= ${parkFailures}
    and created_at < now() - make_interval(secs => ${parkAgeMs / 1_000})`;
  return sql`failed_at = now(), failures = ${counted},
    parked_at = case when ${isOver} then now() end,
    leased_until = case when not (${isOver}) then now() +
      make_interval(secs => least(power(2, least(attempts, 10) + 1), ${maxPauseSeconds})) end`;
}
