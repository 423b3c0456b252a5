import { systemActor } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { deletions, type LogRemovalRecord } from '../db/schema/deletions.ts';
import { type Administration, operator } from './administration.ts';
import { expectWorkspaceId } from './expect-workspace-id.ts';

export interface DeletedWorkspace {
  deletedAt: Date;
  /** The services that may still hold data of it. */
  unerased: readonly string[];
  logRemoval: LogRemovalRecord | null;
}

/** @returns undefined for a workspace that was not deleted. @throws {Error} for what is no workspace id. */
export async function findDeletedWorkspace(
  { database }: Administration,
  workspaceId: string,
): Promise<DeletedWorkspace | undefined> {
  expectWorkspaceId(workspaceId);
  const [row] = await database.read(allWorkspaces, ({ db }) =>
    db.select().from(deletions).where(eq(deletions.workspaceId, workspaceId)),
  );
  return row;
}

interface RemovedLog extends Omit<LogRemovalRecord, 'at' | 'by'> {
  workspaceId: string;
  /** The workspace in whose log the removal is audited. */
  auditedIn: string;
}

/** Records that the log of a deleted workspace is removed: for good, and in the log of another workspace. */
export const recordLogRemoval = (
  { database, clock }: Administration,
  { workspaceId, auditedIn, ...removed }: RemovedLog,
): Promise<void> =>
  database.transaction(allWorkspaces, async (tx) => {
    const at = clock.now().toISOString();
    await tx.db
      .update(deletions)
      .set({ logRemoval: { ...removed, at, by: operator } })
      .where(eq(deletions.workspaceId, workspaceId));
    tx.audit({
      workspaceId: auditedIn,
      agent: operator,
      actor: systemActor,
      action: 'admin.log_removed',
      message: 'Removed the audit log of a deleted workspace.',
      status: 'warning',
      timestamp: at,
      details: { removedLogOf: workspaceId, ...removed },
    });
  });
