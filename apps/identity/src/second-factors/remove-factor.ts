import type { Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq, isNotNull } from 'drizzle-orm';
import {
  factorChallenges,
  passkeys,
  recoveryCodes,
  totpSecrets,
} from '../db/schema/second-factors.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { changeFactors, findConfirmedUser } from './change-factors.ts';
import { countFactors, findFactors } from './find-factors.ts';

/**
 * Removes a factor of the caller's account; with the last one, the recovery codes.
 * @throws {AppError} `not_found`, also for somebody else's; `confirmation_required`.
 */
export async function removeFactor(
  identity: Identity,
  ctx: PersonContext,
  { id }: { id: string },
): Promise<void> {
  const user = await findConfirmedUser(identity, ctx);
  await changeFactors(identity, {
    user,
    event: 'factor_removed',
    message: 'Removed a second factor.',
    details: { factorId: id },
    work: async (tx) => {
      if (!(await deleteFactor(tx, user.id, id))) throw notFound('Factor');
      const left = await findFactors(tx.db, user.id);
      if (countFactors(left) === 0) await forgetProofs(tx, user.id);
    },
  });
}

async function deleteFactor({ db }: Transaction, userId: string, id: string): Promise<boolean> {
  const secrets = await db
    .delete(totpSecrets)
    .where(
      and(
        eq(totpSecrets.userId, userId),
        eq(totpSecrets.id, id),
        isNotNull(totpSecrets.confirmedAt),
      ),
    )
    .returning({ id: totpSecrets.id });
  const keys = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return secrets.length + keys.length > 0;
}

async function forgetProofs({ db }: Transaction, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(factorChallenges).where(eq(factorChallenges.userId, userId));
}
