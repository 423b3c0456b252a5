import {
  workspaceIdPattern,
  type changeWorkspaceCall,
  type Workspace,
} from '@workspace-ops/contracts';
import { notFound } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { workspaces } from '../db/schema/accounts.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { requireConfirmed } from '../second-factors/require-confirmed.ts';
import { toWorkspace } from './list-workspaces.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';
import { requireRole } from './require-role.ts';

/**
 * Changes settings of a workspace that the caller is an admin of.
 * @throws {AppError} `not_found` for who is no member, `forbidden`.
 */
export async function changeWorkspace(
  identity: Identity,
  ctx: PersonContext,
  { id, ...given }: z.output<typeof changeWorkspaceCall>,
): Promise<Workspace> {
  const { caller } = ctx;
  // The id is the scope of the transaction, which no other text may be.
  if (!workspaceIdPattern.test(id)) throw notFound('Workspace');
  return identity.database.transaction(id, async (tx) => {
    const role = await requireRole(tx.db, { workspaceId: id, userId: caller.userId }, 'admin');
    const before = await lockWorkspace(tx, id);
    const changes = readChanges(given);
    // Somebody who uses another person's open session must not turn the confirmation off.
    if (before.confirmDecisions && changes.confirmDecisions === false) {
      await requireConfirmed(identity, ctx);
    }
    if (Object.keys(changes).length === 0) return toWorkspace(identity, before, { role, caller });
    const [after] = await tx.db
      .update(workspaces)
      .set({
        ...changes,
        ...('confirmDecisions' in changes && { confirmDecisionsSetAt: identity.clock.now() }),
      })
      .where(eq(workspaces.id, id))
      .returning();
    tx.audit({
      agent: caller.email ?? caller.userId,
      action: 'workspace.changed',
      message: 'Changed settings of the workspace.',
      timestamp: identity.clock.now().toISOString(),
      details: { userId: caller.userId, changes },
    });
    return toWorkspace(identity, after!, { role, caller });
  });
}

/** The given settings; an empty brand name or time zone takes it away. */
function readChanges(given: Omit<z.output<typeof changeWorkspaceCall>, 'id'>) {
  const { brandName, timeZone, ...others } = given;
  const all = {
    ...others,
    ...(brandName !== undefined && { brandName: brandName || null }),
    ...(timeZone !== undefined && { timeZone: timeZone || null }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
