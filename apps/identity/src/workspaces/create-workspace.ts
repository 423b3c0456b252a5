import type { createWorkspaceInput, Workspace } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { memberships, workspaces } from '../db/schema/accounts.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { workspaceLimits } from '../limits/account-limits.ts';
import { toWorkspace } from './list-workspaces.ts';

/**
 * Makes a workspace whose owner is the caller, who goes on in the one that they are in.
 * @throws {AppError} `rate_limited`.
 */
export async function createWorkspace(
  identity: Identity,
  { caller }: PersonContext,
  { name }: z.output<typeof createWorkspaceInput>,
): Promise<Workspace> {
  const { userId } = caller;
  await identity.limits.reserve(workspaceLimits(userId));
  const id = newId('ws');
  const row = await identity.database.transaction(id, async (tx) => {
    const now = identity.clock.now();
    const made = await insertWorkspace(
      tx,
      { id, name, ownerId: userId, cell: identity.settings.CELL ?? null },
      now,
    );
    tx.audit({
      agent: caller.email ?? userId,
      action: 'workspace.created',
      message: 'Made the workspace.',
      timestamp: now.toISOString(),
      details: { userId, name },
    });
    return made;
  });
  return toWorkspace(identity, row, { role: 'owner', caller });
}

/** A new workspace and its only member. */
export async function insertWorkspace(
  { db }: Transaction,
  { id, name, ownerId, cell }: { id: string; name: string; ownerId: string; cell: string | null },
  now: Date,
): Promise<typeof workspaces.$inferSelect> {
  const [made] = await db.insert(workspaces).values({ id, name, createdAt: now, cell }).returning();
  await db
    .insert(memberships)
    .values({ workspaceId: id, userId: ownerId, role: 'owner', createdAt: now });
  return made!;
}
