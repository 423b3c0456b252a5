import { systemActor } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { and, eq, isNull } from 'drizzle-orm';
import { eraseInCell } from '../cells/moved-away.ts';
import { workspaces } from '../db/schema/accounts.ts';
import { moves } from '../db/schema/moves.ts';
import { suspensions } from '../db/schema/suspensions.ts';
import { lockForDeletion } from '../workspaces/delete-workspace.ts';
import { erasingServices } from '../workspaces/erase-workspace.ts';
import { type Administration, operator } from './administration.ts';
import { suspendWorkspace } from './suspend-workspace.ts';

export interface Place {
  cell: string | null;
  suspension: { suspendedAt: Date; movingTo: string | null } | null;
  /** The services of another cell, where it was or was copied to, that may still hold data of it. */
  unerased: readonly string[];
}

/** Where a workspace is. @returns undefined for one without an account. */
export async function findPlace(
  { database }: Administration,
  workspaceId: string,
): Promise<Place | undefined> {
  const [row] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({
        cell: workspaces.cell,
        suspendedAt: suspensions.suspendedAt,
        movingTo: suspensions.movingTo,
        unerased: moves.unerased,
      })
      .from(workspaces)
      .leftJoin(suspensions, eq(suspensions.workspaceId, workspaces.id))
      .leftJoin(moves, eq(moves.workspaceId, workspaces.id))
      .where(eq(workspaces.id, workspaceId)),
  );
  if (row === undefined) return undefined;
  const { cell, suspendedAt, movingTo, unerased } = row;
  const suspension = suspendedAt && { suspendedAt, movingTo };
  return { cell, suspension, unerased: unerased ?? [] };
}

/** Suspends a workspace for its move, which `resumeWorkspace` gives up. @returns since when. */
export async function beginMove(
  admin: Administration,
  { workspaceId, to }: { workspaceId: string; to: string },
): Promise<Date> {
  await suspendWorkspace(admin, workspaceId, { movingTo: to });
  const suspension = (await findPlace(admin, workspaceId))?.suspension;
  if (suspension?.movingTo !== to) {
    throw new Error(`${workspaceId} is suspended for another reason: resume it first.`);
  }
  return suspension.suspendedAt;
}

export interface Move {
  workspaceId: string;
  from: string;
  to: string;
  /** As {@link beginMove} said. */
  suspendedAt: Date;
  /** Of the log as it was verified in the new cell. */
  log: { entries: number; headHash: string };
}

/**
 * Has the new cell answer for a workspace, ends its suspension, and has the services of the cell before
 * erase what they hold: in one transaction.
 * @throws {Error} where the workspace was resumed meanwhile, so that the copy is not the newest.
 */
export const finishMove = (
  { database, clock }: Administration,
  { workspaceId, from, to, suspendedAt, log }: Move,
): Promise<void> =>
  database.transaction(allWorkspaces, async (tx) => {
    const movedAt = clock.now();
    await lockForDeletion(tx, workspaceId);
    await endMove(tx, { workspaceId, to, suspendedAt });
    const updated = await tx.db
      .update(workspaces)
      .set({ cell: to, cellSince: movedAt })
      .where(and(eq(workspaces.id, workspaceId), eq(workspaces.cell, from)))
      .returning({ id: workspaces.id });
    if (updated.length === 0) throw new Error(`${workspaceId} is not in ${from} any more.`);
    await eraseInCell(tx, { workspaceId, cell: from, services: erasingServices }, movedAt);
    tx.audit({
      workspaceId,
      agent: operator,
      actor: systemActor,
      action: 'admin.workspace_moved',
      message: 'Moved the workspace to another cell.',
      timestamp: movedAt.toISOString(),
      details: { from, to, ...log },
    });
  });

async function endMove(
  { db }: Transaction,
  { workspaceId, to, suspendedAt }: Pick<Move, 'workspaceId' | 'to' | 'suspendedAt'>,
): Promise<void> {
  const ended = await db
    .delete(suspensions)
    .where(
      and(
        eq(suspensions.workspaceId, workspaceId),
        eq(suspensions.movingTo, to),
        eq(suspensions.suspendedAt, suspendedAt),
      ),
    )
    .returning({ workspaceId: suspensions.workspaceId });
  if (ended.length === 0) throw new Error(`${workspaceId} was resumed: begin its move again.`);
}

/**
 * Says of all workspaces that have no cell that they are in this one.
 * @param options.auditedIn the workspace in whose log that is audited.
 * @returns how many.
 */
export const adoptWorkspaces = (
  { database, clock }: Administration,
  { cell, auditedIn }: { cell: string; auditedIn: string },
): Promise<number> =>
  database.transaction(allWorkspaces, async (tx) => {
    const adopted = await tx.db.update(workspaces).set({ cell }).where(isNull(workspaces.cell));
    tx.audit({
      workspaceId: auditedIn,
      agent: operator,
      actor: systemActor,
      action: 'admin.workspaces_adopted',
      message: 'Said of the workspaces without a cell which one they are in.',
      timestamp: clock.now().toISOString(),
      details: { cell, workspaces: adopted.count },
    });
    return adopted.count;
  });
