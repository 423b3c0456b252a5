import { systemActor, type ClosedWorkspaces, type ErasedWorkspace } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { callTable, type RequestContext } from '@workspace-ops/rpc';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { listMovedAway, noteErasedHere } from '../cells/moved-away.ts';
import { deletions } from '../db/schema/deletions.ts';
import type { Identity } from '../identity.ts';
import { listSuspended } from '../sessions/list-suspended.ts';

/**
 * After so long nothing comes any more of what was under way when a workspace was deleted: requests,
 * steps of runs and messages between services have ended.
 */
const settledMs = 60 * 60_000;

/** Those that may report that they have erased a workspace. */
export const erasingServices = Object.keys(callTable.identity['workspaces.erased']);

/** Has the services erase what they hold of a workspace, in the transaction that deletes it. */
export async function orderErasure(
  { db }: Transaction,
  { workspaceId, cell }: { workspaceId: string; cell: string | null },
  now: Date,
): Promise<void> {
  await db
    .insert(deletions)
    .values({ workspaceId, cell, deletedAt: now, unerased: erasingServices });
}

/** As a literal: with a parameter the partial index is not always found. */
const isUnerased = sql`${deletions.unerased} <> '{}'`;

type Asked = Pick<Identity, 'database' | 'clock' | 'settings'>;

/** What was deleted in another cell is for the services there. */
const isHere = ({ CELL }: Asked['settings']): SQL | undefined =>
  CELL === undefined ? undefined : or(isNull(deletions.cell), eq(deletions.cell, CELL));

/**
 * The workspaces in which nothing goes on, and of which the service has not erased everything; one that
 * was moved to another cell is to this one as one that was deleted.
 */
export async function listClosed(
  { database, clock, settings }: Asked,
  { from: service }: RequestContext,
): Promise<ClosedWorkspaces> {
  const settledBefore = clock.now().getTime() - settledMs;
  // First: a move ends the suspension in the transaction that stores it.
  const { workspaceIds: suspended } = await listSuspended({ database });
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: deletions.workspaceId, deletedAt: deletions.deletedAt })
      .from(deletions)
      .where(
        and(isUnerased, sql`${service ?? null} = any(${deletions.unerased})`, isHere(settings)),
      ),
  );
  const moved = await listMovedAway({ database, settings }, service);
  return {
    suspended,
    deleted: [...rows, ...moved].map(({ workspaceId, deletedAt }) => ({
      workspaceId,
      isSettled: deletedAt.getTime() <= settledBefore,
    })),
  };
}

/**
 * Notes what a service has erased. Once the workspace is settled the service is done with it, and the
 * last one is recorded. A report that comes again changes nothing.
 */
export async function noteErased(
  { database, clock, settings }: Asked,
  { from: service }: RequestContext,
  { workspaceId, rows }: ErasedWorkspace,
): Promise<void> {
  await database.transaction(workspaceId, async (tx) => {
    const now = clock.now();
    const settledBefore = new Date(now.getTime() - settledMs).toISOString();
    await noteErasedHere(tx, { workspaceId, service, cell: settings.CELL }, settledBefore);
    const [noted] = await tx.db
      .update(deletions)
      .set({
        rowsErased: sql`${deletions.rowsErased} + ${rows}`,
        unerased: sql`case when ${deletions.deletedAt} > ${settledBefore}::timestamptz
          then ${deletions.unerased} else array_remove(${deletions.unerased}, ${service ?? null}) end`,
      })
      .where(
        and(
          eq(deletions.workspaceId, workspaceId),
          sql`${service ?? null} = any(${deletions.unerased})`,
          isHere(settings),
        ),
      )
      .returning({ unerased: deletions.unerased, rowsErased: deletions.rowsErased });
    if (noted === undefined || noted.unerased.length > 0) return;
    tx.audit({
      agent: systemActor.name,
      action: 'workspace.erased',
      message: 'Erased the data of the deleted workspace. Its audit log is kept.',
      timestamp: now.toISOString(),
      details: { rowsErased: noted.rowsErased },
    });
  });
}
