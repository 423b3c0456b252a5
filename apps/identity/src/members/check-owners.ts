import type { Role } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, ne } from 'drizzle-orm';
import { memberships } from '../db/schema/accounts.ts';

/**
 * That somebody else is an owner, where this member stops being one.
 * @param db of a transaction that has locked the workspace.
 * @throws {AppError} `conflict`.
 */
export async function checkOtherOwner(
  db: Queries,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  const others = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.workspaceId, workspaceId),
        eq(memberships.role, 'owner'),
        ne(memberships.userId, userId),
      ),
    )
    .limit(1);
  if (others.length > 0) return;
  throw new AppError(
    'conflict',
    'The last owner of a workspace stays its owner. Make another first.',
  );
}

/** Only owners make and remove owners. @throws {AppError} `forbidden` */
export function checkOwnerRule(acting: Role | null, touched: readonly (Role | undefined)[]): void {
  if (acting === 'owner' || !touched.includes('owner')) return;
  throw new AppError(
    'forbidden',
    `This takes the role owner in the workspace; yours is ${acting ?? 'none'}: only owners make and remove owners.`,
  );
}
