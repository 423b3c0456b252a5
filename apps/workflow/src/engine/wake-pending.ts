import { allWorkspaces, type Queries } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import type { Engine } from './engine.ts';

/** The scheduler's turn: every workspace with a run that is due gets its queue processed. */
export async function wakePending(
  engine: Pick<Engine, 'database' | 'queue' | 'clock'>,
): Promise<void> {
  const now = engine.clock.now();
  const waiting = await engine.database.read(allWorkspaces, ({ db }) => findWaiting(db, now));
  for (const workspaceId of waiting) {
    await engine.database.transaction(workspaceId, (tx) => engine.queue.wake(tx));
  }
}

/** From one workspace to the next by the index of pending runs, however many each of them has. */
async function findWaiting(db: Queries, now: Date): Promise<string[]> {
  const rows = await db.execute<{ workspace_id: string }>(sql`
    with recursive queued as (
      (select workspace_id from ${runs} where status = 'pending' order by workspace_id limit 1)
      union all
      select (select workspace_id from ${runs}
        where status = 'pending' and workspace_id > queued.workspace_id
        order by workspace_id limit 1)
      from queued where queued.workspace_id is not null)
    select workspace_id from queued cross join lateral (
      select from ${runs} run
      where run.workspace_id = queued.workspace_id and run.status = 'pending'
        and (run.not_before is null or run.not_before <= ${now.toISOString()}::timestamptz)
      order by run.created_at, run.id limit 1) due`);
  return rows.map((row) => row.workspace_id);
}
