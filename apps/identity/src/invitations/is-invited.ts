import type { Queries } from '@workspace-ops/db';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { invitations } from '../db/schema/invitations.ts';

/** Whether an invitation of whatever workspace is open for the email. */
export async function isInvited(queries: Queries, email: string, now: Date): Promise<boolean> {
  const found = await queries
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .limit(1);
  return found.length > 0;
}
