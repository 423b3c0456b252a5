import { systemActor } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import {
  factorChallenges,
  passkeys,
  recoveryCodes,
  totpSecrets,
} from '../db/schema/second-factors.ts';
import { type Administration, operator } from './administration.ts';
import { findUser } from './find-user.ts';

/**
 * Removes all second factors of a person who has lost them, and the recovery codes with them.
 * @returns how many factors. @throws {Error} for an email without an account.
 */
export async function removeFactors(admin: Administration, email: string): Promise<number> {
  const user = await findUser(admin, email);
  return admin.database.transaction(allWorkspaces, async (tx) => {
    const { db } = tx;
    const keys = await db
      .delete(passkeys)
      .where(eq(passkeys.userId, user.id))
      .returning({ id: passkeys.id });
    const secrets = await db
      .delete(totpSecrets)
      .where(eq(totpSecrets.userId, user.id))
      .returning({ id: totpSecrets.id });
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await db.delete(factorChallenges).where(eq(factorChallenges.userId, user.id));
    const removed = keys.length + secrets.length;
    tx.audit({
      workspaceId: user.workspaceId,
      agent: operator,
      actor: systemActor,
      action: 'admin.factors_removed',
      message: 'Removed the second factors of a person.',
      status: 'warning',
      timestamp: admin.clock.now().toISOString(),
      details: { userId: user.id, removed },
    });
    return removed;
  });
}
