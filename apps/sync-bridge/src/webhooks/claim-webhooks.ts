import type { EventLog } from '@workspace-ops/bus/events';
import { allWorkspaces, type Database, type Transaction } from '@workspace-ops/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OwnedWebhook } from '../deliveries/deliveries.ts';
import {
  webhookDeliveries,
  webhookOwners,
  type WebhookRow,
  webhooks,
} from '../db/schema/webhooks.ts';

/** After so long without a sign of life a replica's callbacks are another's. */
const leaseSeconds = 10;
const claimedAtOnce = 200;

/**
 * Notes that the replica is alive, which covers all of its callbacks with one row, and takes some
 * of those that no living replica has.
 * @returns all that it owns now, and whether there may be more to take.
 */
export const renewAndClaim = (
  database: Database,
  replicaId: string,
): Promise<{ owned: WebhookRow[]; isMore: boolean }> =>
  database.transaction(allWorkspaces, async ({ db }) => {
    await db.execute(sql`
      insert into ${webhookOwners} (id, alive_until, reads_by_workspace)
      values (${replicaId}, now() + make_interval(secs => ${leaseSeconds}), true)
      on conflict (id) do update set alive_until = excluded.alive_until`);
    await db.execute(sql`
      delete from ${webhookOwners} where id in (
        select id from ${webhookOwners} where alive_until < now() - interval '1 minute'
        for update skip locked)`);
    const claimed = await db.execute(sql`
      with free as (
        select workspace_id, id from ${webhooks} as candidate
        where status = 'active' and (owner_id is null or owner_id not in (
          select alive.id from ${webhookOwners} as alive where alive.alive_until > now()))
        limit ${claimedAtOnce} for update skip locked
      )
      update ${webhooks} as claimed set owner_id = ${replicaId} from free
      where claimed.workspace_id = free.workspace_id and claimed.id = free.id
      returning claimed.id`);
    const owned = await db
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.ownerId, replicaId), eq(webhooks.status, 'active')));
    return { owned, isMore: claimed.length === claimedAtOnce };
  });

/** So that a callback given to this replica has an owner, also before its first turn. */
export const ensureOwner = ({ send }: Pick<Transaction, 'send'>, replicaId: string): void =>
  send(sql`
    insert into ${webhookOwners} (id, alive_until, reads_by_workspace)
    values (${replicaId}, now() + make_interval(secs => ${leaseSeconds}), true)
    on conflict do nothing`);

/** Leaves the replica's callbacks to the others. */
export const releaseWebhooks = (
  database: Database,
  replicaId: string,
  notify: (tx: Transaction) => void,
): Promise<void> =>
  database.transaction(allWorkspaces, async (tx) => {
    tx.send(sql`update ${webhooks} set owner_id = null where owner_id = ${replicaId}`);
    tx.send(sql`delete from ${webhookOwners} where id = ${replicaId}`);
    notify(tx);
  });

/**
 * The callbacks with positions of this log. One that has a position of another log, as after a move,
 * begins before all that is kept; the list of its deliveries, which is in the order of positions, anew.
 */
export const resumeInLog = (
  database: Database,
  log: Pick<EventLog, 'resumeAt'>,
  rows: readonly WebhookRow[],
): Promise<WebhookRow[]> =>
  Promise.all(
    rows.map(async (row) => {
      const position = await log.resumeAt(row.position);
      if (position === row.position) return row;
      const { workspaceId, id } = row;
      await database.transaction(workspaceId, async ({ db }) => {
        await db
          .update(webhooks)
          .set({ position })
          .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id)));
        await db
          .delete(webhookDeliveries)
          .where(
            and(
              eq(webhookDeliveries.workspaceId, workspaceId),
              eq(webhookDeliveries.webhookId, id),
            ),
          );
      });
      return { ...row, position };
    }),
  );

/** With each callback what is settled of the events after its position, by what was stored of them. */
export async function withSettled(
  database: Database,
  rows: readonly WebhookRow[],
): Promise<OwnedWebhook[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ id: webhooks.id, position: webhookDeliveries.position })
      .from(webhooks)
      .innerJoin(
        webhookDeliveries,
        and(
          eq(webhookDeliveries.workspaceId, webhooks.workspaceId),
          eq(webhookDeliveries.webhookId, webhooks.id),
          sql`${webhookDeliveries.position} > ${webhooks.position}`,
          sql`${webhookDeliveries.status} <> 'pending'`,
        ),
      )
      .where(inArray(webhooks.id, ids)),
  );
  const settled = Map.groupBy(found, ({ id }) => id);
  return rows.map((subscription) => ({
    subscription,
    settled: (settled.get(subscription.id) ?? []).map(({ position }) => position),
  }));
}
