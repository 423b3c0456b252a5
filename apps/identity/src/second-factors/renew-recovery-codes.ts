import { AppError } from '@workspace-ops/service-kit';
import type { Identity, PersonContext } from '../identity.ts';
import { changeFactors, findConfirmedUser } from './change-factors.ts';
import { countFactors, findFactors } from './find-factors.ts';
import { renewCodes } from './recovery-codes.ts';

/**
 * Makes ten new recovery codes; those of before are void.
 * @throws {AppError} `conflict` for an account without a factor, `confirmation_required`.
 */
export async function renewRecoveryCodes(
  identity: Identity,
  ctx: PersonContext,
): Promise<{ recoveryCodes: string[] }> {
  const user = await findConfirmedUser(identity, ctx);
  const recoveryCodes = await changeFactors(identity, {
    user,
    event: 'codes_renewed',
    message: 'Made new recovery codes; those of before are void.',
    details: {},
    work: async (tx) => {
      if (countFactors(await findFactors(tx.db, user.id)) === 0) {
        throw new AppError('conflict', 'Recovery codes come with the first second factor.');
      }
      return renewCodes(tx, user.id);
    },
  });
  return { recoveryCodes };
}
