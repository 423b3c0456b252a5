import type { LeastRole, Role } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { checkAccess } from '@workspace-ops/rpc';
import { and, eq } from 'drizzle-orm';
import { notFound } from '@workspace-ops/service-kit';
import { memberships } from '../db/schema/accounts.ts';

interface Membership {
  workspaceId: string;
  userId: string;
}

/** The role that somebody has now, whatever their token says; undefined for who is no member. */
export async function findRole(
  db: Queries,
  { workspaceId, userId }: Membership,
): Promise<Role | undefined> {
  const [found] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  return found?.role;
}

/**
 * The role that a member has now, if it is the least one or above it.
 * @throws {AppError} `not_found` for who is no member of the workspace, `forbidden`.
 */
export async function requireRole(
  db: Queries,
  member: Membership,
  least: LeastRole,
): Promise<Role> {
  const role = await findRole(db, member);
  if (role === undefined) throw notFound('Workspace');
  checkAccess({ role }, { role: least });
  return role;
}
