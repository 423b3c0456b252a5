import type { startTotpInput, totpStartedSchema } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { totpSecrets } from '../db/schema/second-factors.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { findConfirmedUser, refuseTooMany, requireProvedEmail } from './change-factors.ts';
import { countFactors, findFactors } from './find-factors.ts';
import { relyingPartyName } from './relying-party.ts';
import { newTotpSecret, toBase32, totpUri } from './totp.ts';
import { sealTotpSecret } from './verify-totp.ts';

/**
 * Makes a secret for an authenticator application, which counts once a code of it was shown. One
 * that was begun before and never shown is forgotten.
 * @throws {AppError} `confirmation_required`, `forbidden`, `conflict` for too many factors.
 */
export async function startTotp(
  identity: Identity,
  ctx: PersonContext,
  { name }: z.output<typeof startTotpInput>,
): Promise<z.infer<typeof totpStartedSchema>> {
  const { id: userId, ...user } = await findConfirmedUser(identity, ctx);
  requireProvedEmail({ id: userId, ...user });
  const id = newId('fac');
  const secret = newTotpSecret();
  await identity.database.transaction(allWorkspaces, async ({ db }) => {
    refuseTooMany(countFactors(await findFactors(db, userId)));
    await db
      .delete(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)));
    await db.insert(totpSecrets).values({
      id,
      userId,
      name: name?.trim() || 'Authenticator',
      secret: sealTotpSecret(identity, secret, id),
      createdAt: identity.clock.now(),
    });
  });
  const uri = totpUri(secret, { issuer: relyingPartyName, email: user.email });
  return { id, secret: toBase32(secret), uri };
}
