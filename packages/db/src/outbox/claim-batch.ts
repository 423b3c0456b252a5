import { sql, type SQL } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { newLeaseToken } from './lease.ts';
import type { StoredMessage, Topic } from './messages.ts';
import type { RelayContext } from './relay-context.ts';

/** A message that a sweep has taken. */
export interface ClaimedMessage extends StoredMessage {
  /** Hand-overs before this one that failed. */
  attempts: number;
}

/** What a sweep has taken, under a lease. */
export interface ClaimedBatch {
  token: string;
  /** In the order of their writing. */
  messages: ClaimedMessage[];
  /** One message, at which the sink failed before when it had it alone. */
  hasFailedAlone: boolean;
}

/**
 * Messages that no process is handing over. Fresh ones are left to their writer: if another replica
 * claimed them, the writer's request would wait for it.
 */
export const isLeft = ({ outbox, gracePeriodMs, elsewhere }: RelayContext): SQL => sql`
  ${isOwn(elsewhere)} and
  ${outbox.parkedAt} is null
  and ${outbox.createdAt} < now() - make_interval(secs => ${gracePeriodMs / 1_000})
  and (${outbox.leasedUntil} is null or ${outbox.leasedUntil} < now())`;

/** Whether a message is one that this process may hand over at all. */
export const isOwn = (elsewhere: SQL | undefined): SQL =>
  elsewhere === undefined ? sql`true` : sql`(${elsewhere}) is not true`;

interface ClaimedRow extends Record<string, unknown> {
  position: string;
  id: string;
  workspaceId: string;
  topic: Topic;
  json: string;
  bytes: number;
  attempts: number;
}

/**
 * Takes the oldest messages within the bounds, the first one whatever its size; where none is left,
 * one at which the sink has failed before, which then delays no other.
 */
export async function claimBatch(context: RelayContext, topic: string): Promise<ClaimedBatch> {
  const { batchSize } = context;
  const batch = await claim(context, sql`topic = ${topic} and failed_at is null`, batchSize);
  if (batch.messages.length > 0) return { ...batch, hasFailedAlone: false };
  const one = await claim(context, sql`topic = ${topic} and failed_at is not null`, 1);
  return { ...one, hasFailedAlone: true };
}

/** Takes the newest message, if one is left. */
export const claimNewest = (
  context: RelayContext,
  topic: string,
): Promise<Omit<ClaimedBatch, 'hasFailedAlone'>> =>
  claim(context, sql`topic = ${topic} and failed_at is null`, 1, sql`desc`);

async function claim(
  context: RelayContext,
  which: SQL,
  most: number,
  order = sql`asc`,
): Promise<Omit<ClaimedBatch, 'hasFailedAlone'>> {
  const { database, outbox, batchBytes, leaseMs } = context;
  const token = newLeaseToken();
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db.execute<ClaimedRow>(sql`
      with waiting as materialized (
        select position, coalesce(payload_bytes, octet_length(payload::text)) as bytes
        from ${outbox} where ${which} and ${isLeft(context)}
        order by position ${order} limit ${most} for update skip locked
      ), counted as (
        select position, bytes, sum(bytes) over (order by position) as total from waiting
      )
      update ${outbox} as claimed
      set lease_token = ${token}, leased_until = now() + make_interval(secs => ${leaseMs / 1_000})
      from counted
      where claimed.position = counted.position and (total <= ${batchBytes} or total = bytes)
      returning claimed.position, claimed.id, claimed.workspace_id as "workspaceId",
        claimed.topic, claimed.payload::text as json, claimed.attempts, counted.bytes`),
  );
  const messages = rows
    .map((row) => ({ ...row, position: Number(row.position) }))
    .toSorted((one, other) => one.position - other.position);
  return { token, messages };
}
