import { sql, type SQL } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { newLeaseToken } from './lease.ts';
import type { StoredMessage, Topic } from './messages.ts';
import type { RelayContext } from './relay-context.ts';

/** What a sweep has taken, under a lease. */
export interface ClaimedBatch {
  token: string;
  /** In the order of their writing. */
  messages: StoredMessage[];
}

/**
 * Messages that nobody else hands over. Fresh ones are their writer's: another replica's look must
 * not keep them from its request.
 */
export const isLeft = ({ outbox, graceMs }: RelayContext): SQL => sql`
  ${outbox.parkedAt} is null
  and ${outbox.createdAt} < now() - make_interval(secs => ${graceMs / 1_000})
  and (${outbox.leasedUntil} is null or ${outbox.leasedUntil} < now())`;

interface ClaimedRow extends Record<string, unknown> {
  position: string;
  id: string;
  workspaceId: string;
  json: string;
  bytes: number;
}

/** Takes the oldest messages within the bounds, the first one whatever its size. */
export async function claimBatch(context: RelayContext, topic: string): Promise<ClaimedBatch> {
  const { database, outbox, batchSize, batchBytes, leaseMs } = context;
  const token = newLeaseToken();
  const rows = await database.read(allWorkspaces, (queries) =>
    queries.execute<ClaimedRow>(sql`
      with waiting as materialized (
        select position, coalesce(payload_bytes, octet_length(payload::text)) as bytes
        from ${outbox} where topic = ${topic} and ${isLeft(context)}
        order by position limit ${batchSize} for update skip locked
      ), counted as (
        select position, bytes, sum(bytes) over (order by position) as total from waiting
      )
      update ${outbox} as claimed
      set lease_token = ${token}, leased_until = now() + make_interval(secs => ${leaseMs / 1_000})
      from counted
      where claimed.position = counted.position and (total <= ${batchBytes} or total = bytes)
      returning claimed.position, claimed.id, claimed.workspace_id as "workspaceId",
        claimed.payload::text as json, counted.bytes`),
  );
  const messages = rows
    .map((row) => ({ ...row, topic: topic as Topic, position: Number(row.position) }))
    .toSorted((one, other) => one.position - other.position);
  return { token, messages };
}
