import type { Role, User } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../db/schema/accounts.ts';
import { addMember } from '../members/add-member.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';

export interface WantedMember {
  workspaceId: string;
  user: Pick<User, 'id' | 'email'>;
  role: Role;
  /** Whether a member of before gets the role too; one who is an owner never does. */
  changesRole: boolean;
  /** Who says so, for the audit log. */
  by: 'Sign-in provider' | 'Directory';
  now: Date;
}

/**
 * Makes a user a member of a workspace, or gives a member the role.
 * @param tx a transaction of all workspaces.
 * @returns the role that the member has now.
 */
export async function putMember(tx: Transaction, wanted: WantedMember): Promise<Role> {
  const { workspaceId, user, role, changesRole, now } = wanted;
  await lockWorkspace(tx, workspaceId);
  if (await addMember(tx, { workspaceId, userId: user.id, role }, now)) {
    audit(tx, wanted, { action: 'member.added', message: 'Was made a member.', details: { role } });
    return role;
  }
  const isMember = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, user.id));
  const [current] = await tx.db.select().from(memberships).where(isMember);
  const { role: from, createdAt } = current!;
  if (!changesRole || from === 'owner' || from === role) return from;
  // Later than the joining: by this the edges distinguish a changed role from the first one.
  const since = new Date(Math.max(now.getTime(), createdAt.getTime() + 1));
  await tx.db.update(memberships).set({ role, roleSince: since }).where(isMember);
  audit(tx, wanted, {
    action: 'member.role_changed',
    message: `The role was changed from ${from} to ${role}.`,
    details: { from, to: role },
  });
  return role;
}

interface Entry {
  action: string;
  message: string;
  details: Record<string, unknown>;
}

const audit = (
  tx: Transaction,
  { workspaceId, user, by, now }: WantedMember,
  { details, ...entry }: Entry,
) =>
  tx.audit({
    ...entry,
    workspaceId,
    agent: by,
    actor: { kind: 'service', id: null, name: by },
    timestamp: now.toISOString(),
    details: { userId: user.id, email: user.email, ...details },
  });
