import type { Notice } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { memberships, users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';

/**
 * Queues a mail for each owner and admin of a notice's workspace. Only to proved addresses: the account of
 * another one may be anybody's, and a notice says what happens inside the workspace.
 */
export const queueNotices = (
  { database, queueMail }: Pick<Identity, 'database' | 'queueMail'>,
  notices: readonly Notice[],
): Promise<void> =>
  database.transaction(allWorkspaces, async (tx) => {
    for (const notice of notices) {
      const admins = await tx.db
        .select({ email: users.email })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(
          and(
            eq(memberships.workspaceId, notice.workspaceId),
            inArray(memberships.role, ['owner', 'admin']),
            isNotNull(users.emailVerifiedAt),
          ),
        );
      for (const { email } of admins) await queueMail(tx, { kind: 'notice', email, notice });
    }
  });
