import type { factorListSchema } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { z } from 'zod';
import type { Identity, PersonContext } from '../identity.ts';
import { asFactor, findFactors } from './find-factors.ts';
import { countCodes } from './recovery-codes.ts';

/** The second factors of an account, without their secrets. */
export const listFactors = (
  { database }: Identity,
  { caller: { userId } }: PersonContext,
): Promise<z.infer<typeof factorListSchema>> =>
  database.read(allWorkspaces, async ({ db }) => {
    const { passkeys, totpSecrets } = await findFactors(db, userId);
    return {
      factors: [
        ...totpSecrets.map((row) => asFactor('totp', row)),
        ...passkeys.map((row) => asFactor('passkey', row)),
      ].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
      recoveryCodesLeft: await countCodes(db, userId),
    };
  });
