import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import type { ServiceName } from '@workspace-ops/rpc';
import { and, eq, lte, sql } from 'drizzle-orm';
import { moves } from '../db/schema/moves.ts';
import type { Identity } from '../identity.ts';

/** What a service of this cell may still hold of workspaces that went to another one, and since when. */
export async function listMovedAway(
  { database, settings }: Pick<Identity, 'database' | 'settings'>,
  service: ServiceName | undefined,
): Promise<{ workspaceId: string; deletedAt: Date }[]> {
  const { CELL } = settings;
  if (CELL === undefined) return [];
  return database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: moves.workspaceId, deletedAt: moves.movedAt })
      .from(moves)
      .where(and(eq(moves.fromCell, CELL), sql`${service ?? null} = any(${moves.unerased})`)),
  );
}

/** Has the services of a cell erase what they hold of a workspace that is in another one. */
export async function eraseInCell(
  { db }: Transaction,
  { workspaceId, cell, services }: { workspaceId: string; cell: string; services: string[] },
  now: Date,
): Promise<void> {
  const move = { fromCell: cell, movedAt: now, unerased: services };
  await db
    .insert(moves)
    .values({ workspaceId, ...move })
    .onConflictDoUpdate({ target: moves.workspaceId, set: move });
}

/** Notes that a service of this cell is done with a workspace that went, once that is settled. */
export async function noteErasedHere(
  { db }: Transaction,
  erased: { workspaceId: string; service: ServiceName | undefined; cell: string | undefined },
  settledBefore: string,
): Promise<void> {
  if (erased.cell === undefined) return;
  await db
    .update(moves)
    .set({ unerased: sql`array_remove(${moves.unerased}, ${erased.service ?? null})` })
    .where(
      and(
        eq(moves.workspaceId, erased.workspaceId),
        eq(moves.fromCell, erased.cell),
        lte(moves.movedAt, sql`${settledBefore}::timestamptz`),
      ),
    );
}
