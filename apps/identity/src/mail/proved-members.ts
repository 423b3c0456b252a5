import { and, eq, isNotNull } from 'drizzle-orm';
import { memberships, users } from '../db/schema/accounts.ts';

/**
 * The members to whom a workspace writes: only to proved addresses, since the account of another one may
 * be anybody's.
 */
export const isProvedMember = (workspaceId: string) =>
  and(eq(memberships.workspaceId, workspaceId), isNotNull(users.emailVerifiedAt));
