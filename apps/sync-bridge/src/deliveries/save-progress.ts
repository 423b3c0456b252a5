import { allWorkspaces, type Database } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { webhookDeliveries, type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import { keptDeliveries, type UnsavedProgress } from './progress.ts';

export interface CallbackProgress {
  subscription: Pick<WebhookRow, 'workspaceId' | 'id'>;
  progress: UnsavedProgress;
}

/**
 * Stores how far callbacks have come, all in one statement: each second's deliveries cost one write.
 * A callback that another replica has taken over is left as it is. Its row is locked before its
 * deliveries are written, so that who deletes it then deletes these as well.
 */
export async function saveProgress(
  database: Database,
  { replicaId, callbacks }: { replicaId: string; callbacks: readonly CallbackProgress[] },
): Promise<void> {
  const positions = callbacks.map(({ subscription: { workspaceId, id }, progress }) => ({
    workspace_id: workspaceId,
    id,
    position: progress.position,
    failing_since: progress.failingSince,
  }));
  const notes = callbacks.flatMap(({ subscription: { workspaceId, id }, progress }) =>
    progress.notes.map((note) => ({
      workspace_id: workspaceId,
      webhook_id: id,
      position: note.position,
      event_id: note.eventId,
      event: note.event,
      at: note.at,
      status: note.status,
      attempts: note.attempts,
      response_status: note.responseStatus,
    })),
  );
  await database.transaction(allWorkspaces, async ({ send }) => {
    send(sql`
      with owned as (
        update ${webhooks} as stored
        set position = greatest(stored.position, given.position), failing_since = given.failing_since
        from json_to_recordset(${JSON.stringify(positions)}::text::json)
          as given (workspace_id text, id text, position bigint, failing_since timestamptz)
        where stored.workspace_id = given.workspace_id and stored.id = given.id
          and stored.owner_id = ${replicaId} and stored.status = 'active'
        returning stored.workspace_id, stored.id
      )
      insert into ${webhookDeliveries} (workspace_id, webhook_id, position, event_id, event, at, status, attempts, response_status)
      select given.* from owned
      join json_to_recordset(${JSON.stringify(notes)}::text::json)
        as given (workspace_id text, webhook_id text, position bigint, event_id text, event text,
          at timestamptz, status text, attempts int, response_status int)
        on given.workspace_id = owned.workspace_id and given.webhook_id = owned.id
      on conflict (workspace_id, webhook_id, position) do update
      set at = excluded.at, status = excluded.status, attempts = excluded.attempts,
        response_status = excluded.response_status`);
  });
}

/** Deletes all but the last deliveries of callbacks, whose writer calls this now and then. */
export async function trimDeliveries(
  database: Database,
  callbacks: readonly Pick<WebhookRow, 'workspaceId' | 'id'>[],
): Promise<void> {
  const given = callbacks.map(({ workspaceId, id }) => ({ workspace_id: workspaceId, id }));
  await database.transaction(allWorkspaces, async ({ send }) => {
    send(sql`
      with limits as materialized (
        select given.workspace_id, given.id, oldest.position
        from json_to_recordset(${JSON.stringify(given)}::text::json) as given (workspace_id text, id text)
        cross join lateral (
          select kept.position from ${webhookDeliveries} as kept
          where kept.workspace_id = given.workspace_id and kept.webhook_id = given.id
          order by kept.position desc offset ${keptDeliveries - 1} limit 1
        ) as oldest
      )
      delete from ${webhookDeliveries} as old using limits
      where old.workspace_id = limits.workspace_id and old.webhook_id = limits.id
        and old.position < limits.position`);
  });
}
