import { allWorkspaces } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { personActor } from '../accounts/account.ts';
import { users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';
import { useMailedToken } from '../mail/mailed-tokens.ts';

/**
 * Confirms the email of the account that the secret was mailed for. It ends nothing: whoever reads
 * the mail need not be the one who chose the password, so a later proof still removes it.
 * @throws {AppError} `invalid_input` for a secret that is unknown, used or too old.
 */
export async function verifyEmail(
  identity: Identity,
  _ctx: unknown,
  { token }: { token: string },
): Promise<void> {
  await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    const { userId, email, workspaceId } = await useMailedToken(
      tx,
      token,
      'email_verification',
      now,
    );
    await tx.db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId));
    tx.audit({
      workspaceId,
      agent: email,
      actor: personActor({ id: userId, name: email }),
      action: 'account.email_verified',
      message: 'Confirmed the email.',
      timestamp: now.toISOString(),
      details: { userId },
    });
  });
}
