import { inOneLine, type deleteWorkspaceCall } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { invalidField, notFound } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { apiTokens } from '../db/schema/api-tokens.ts';
import { memberships, workspaces } from '../db/schema/accounts.ts';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import { approvalMails, unsubscribeTokens } from '../db/schema/notifications.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { unlistUserOfMany } from '../sessions/revoke-sessions.ts';
import { orderErasure } from './erase-workspace.ts';
import { replacePersonalWorkspace } from './replace-personal-workspace.ts';
import { requireRole } from './require-role.ts';

/**
 * Deletes a workspace that the caller owns: its sessions and API tokens end, its members and
 * invitations go, and the other services erase what they hold of it. Whose personal workspace it is
 * gets a new, empty one.
 * @throws {AppError} `not_found` for who is no member, `forbidden`, `invalid_input` where the name is
 * not repeated.
 */
export async function deleteWorkspace(
  identity: Identity,
  { caller }: PersonContext,
  { id, confirm }: z.output<typeof deleteWorkspaceCall>,
): Promise<void> {
  const { userId } = caller;
  const ended = await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    const name = await lockForDeletion(tx, id);
    await requireRole(tx.db, { workspaceId: id, userId }, 'owner');
    if (inOneLine(confirm) !== inOneLine(name))
      throw invalidField('confirm', 'must be the name of the workspace');
    const { members, ended: endedSessions } = await removeWorkspace(tx, id, now);
    tx.audit({
      workspaceId: id,
      agent: caller.email ?? userId,
      action: 'workspace.deleted',
      message: 'Deleted the workspace.',
      timestamp: now.toISOString(),
      details: { userId, name, members, sessionsEnded: endedSessions.length },
    });
    return endedSessions;
  });
  ended.forEach(identity.sessionCache.revoke);
}

/** Removes a workspace that is locked: its members, invitations, tokens and sessions. */
export async function removeWorkspace(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ members: number; ended: string[] }> {
  const members = await removeAll(tx, id, now);
  // After the members: a sign-in that is under way holds its membership.
  return { members, ended: await endSessions(tx, id, now) };
}

/** Nobody joins meanwhile. @returns its name. */
export async function lockForDeletion({ db }: Transaction, id: string): Promise<string> {
  const [locked] = await db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, id))
    .for('update');
  if (locked === undefined) throw notFound('Workspace');
  return locked.name;
}

/** The rows stay until the tokens expire: the edges learn from them which sessions have ended. */
async function endSessions(tx: Transaction, workspaceId: string, now: Date): Promise<string[]> {
  const ended = await tx.db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.workspaceId, workspaceId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id, userId: sessions.userId });
  for (const userId of new Set(ended.map((session) => session.userId))) {
    await unlistUserOfMany(tx, userId, now);
  }
  return ended.map((session) => session.id);
}

/** @returns how many members there were. */
async function removeAll(tx: Transaction, id: string, now: Date): Promise<number> {
  // The rows of tokens stay for a while, as those of sessions do.
  await tx.db
    .update(apiTokens)
    .set({ deletedAt: now })
    .where(and(eq(apiTokens.workspaceId, id), isNull(apiTokens.deletedAt)));
  await tx.db.delete(invitationTokens).where(eq(invitationTokens.workspaceId, id));
  await tx.db.delete(invitations).where(eq(invitations.workspaceId, id));
  await tx.db.delete(approvalMails).where(eq(approvalMails.workspaceId, id));
  await tx.db.delete(unsubscribeTokens).where(eq(unsubscribeTokens.workspaceId, id));
  const removed = await tx.db
    .delete(memberships)
    .where(eq(memberships.workspaceId, id))
    .returning({ userId: memberships.userId });
  const [deleted] = await tx.db
    .delete(workspaces)
    .where(eq(workspaces.id, id))
    .returning({ cell: workspaces.cell });
  await orderErasure(tx, { workspaceId: id, cell: deleted!.cell }, now);
  const userIds = removed.map(({ userId }) => userId);
  await replacePersonalWorkspace(tx, { workspaceId: id, userIds }, now);
  return userIds.length;
}
