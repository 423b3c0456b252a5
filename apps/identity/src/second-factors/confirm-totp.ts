import type { confirmTotpInput, FactorAdded, User } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError, invalidField, notFound } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { totpSecrets } from '../db/schema/second-factors.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { secondFactorLimits } from '../limits/account-limits.ts';
import { changeFactors, findConfirmedUser } from './change-factors.ts';
import { asFactor, countFactors, findFactors, type TotpSecret } from './find-factors.ts';
import { renewCodes } from './recovery-codes.ts';
import { findCode } from './verify-totp.ts';

/**
 * Makes an authenticator application count, with a code of it.
 * @throws {AppError} `not_found`, `invalid_input` for a wrong code, `confirmation_required`,
 * `rate_limited`.
 */
export async function confirmTotp(
  identity: Identity,
  ctx: PersonContext,
  { id, code }: z.output<typeof confirmTotpInput>,
): Promise<FactorAdded> {
  const user = await findConfirmedUser(identity, ctx);
  const begun = await findBegun(identity, user, id);
  const reservation = await identity.limits.reserve(secondFactorLimits(identity.settings, user.id));
  const found = findCode(identity, [begun], code);
  if (found === undefined) throw invalidField('code', 'is not the one that is shown now');
  await identity.limits.release(reservation);
  return changeFactors(identity, {
    user,
    event: 'totp_added',
    message: 'Added an authenticator application as a second factor.',
    details: { factorId: id },
    work: (tx) => confirm(tx, identity, found),
  });
}

async function findBegun({ database }: Identity, user: User, id: string): Promise<TotpSecret> {
  const [begun] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select()
      .from(totpSecrets)
      .where(
        and(
          eq(totpSecrets.userId, user.id),
          eq(totpSecrets.id, id),
          isNull(totpSecrets.confirmedAt),
        ),
      ),
  );
  if (begun === undefined) throw notFound('Factor');
  return begun;
}

async function confirm(
  tx: Transaction,
  { clock }: Identity,
  { row, step }: { row: TotpSecret; step: number },
): Promise<FactorAdded> {
  const isFirst = countFactors(await findFactors(tx.db, row.userId)) === 0;
  const [confirmed] = await tx.db
    .update(totpSecrets)
    .set({ confirmedAt: clock.now(), lastStep: step })
    .where(and(eq(totpSecrets.id, row.id), isNull(totpSecrets.confirmedAt)))
    .returning();
  if (confirmed === undefined) throw new AppError('conflict', 'It was confirmed meanwhile.');
  const factor = asFactor('totp', confirmed);
  return isFirst ? { factor, recoveryCodes: await renewCodes(tx, row.userId) } : { factor };
}
