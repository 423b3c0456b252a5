import { allWorkspaces } from '@workspace-ops/db';
import { and, eq, exists, lt } from 'drizzle-orm';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import { mailedTokens } from '../db/schema/mailed-tokens.ts';
import type { Identity } from '../identity.ts';

/** Removes the hashes of secrets that are too old to be used. */
export async function deleteExpiredSecrets({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await database.transaction(allWorkspaces, async ({ db }) => {
    await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
    await db.delete(invitationTokens).where(
      exists(
        db
          .select({ id: invitations.id })
          .from(invitations)
          .where(
            and(
              eq(invitations.workspaceId, invitationTokens.workspaceId),
              eq(invitations.id, invitationTokens.invitationId),
              lt(invitations.expiresAt, now),
            ),
          ),
      ),
    );
  });
}
