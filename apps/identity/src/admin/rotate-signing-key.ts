import { systemActor } from '@workspace-ops/contracts';
import { ne } from 'drizzle-orm';
import { allWorkspaces } from '@workspace-ops/db';
import { signingKeys } from '../db/schema/signing-keys.ts';
import { makeKey } from '../keys/make-key.ts';
import { openPrivateKey } from '../keys/seal-private-key.ts';
import { type Administration, operator } from './administration.ts';

interface Rotation {
  /** SESSION_KEY_SECRET. */
  secret: string | undefined;
  /** Whose log has the entry: keys are of no workspace in particular. */
  workspaceId: string;
  /** Whether the former keys are withdrawn, so that all tokens that they signed are void. */
  dropsFormer: boolean;
  /** Whether the secret may be another one than before, which no former key outlives. */
  isNewSecret?: boolean;
}

/**
 * Makes a key that signs session tokens from now on; running services take it up within a minute.
 * @returns its id. @throws {Error} for a secret that does not open the keys that are stored.
 */
export const rotateSigningKey = (
  { database, clock }: Administration,
  { secret, workspaceId, dropsFormer, isNewSecret = false }: Rotation,
): Promise<string> =>
  database.transaction(allWorkspaces, async (tx) => {
    const now = clock.now();
    const stored = await tx.db.select().from(signingKeys);
    const isWrong = stored.some(
      ({ kid, privateKey }) =>
        privateKey !== null && openPrivateKey(privateKey, kid, secret) === null,
    );
    if (isWrong && !isNewSecret) {
      throw new Error(
        'SESSION_KEY_SECRET must be the one that the running services have. Where it was changed or lost, stop identity and give --new-secret.',
      );
    }
    const withdraws = dropsFormer || isNewSecret;
    const key = await makeKey(now, { clock, secret });
    await tx.db.insert(signingKeys).values(key);
    if (withdraws) await tx.db.delete(signingKeys).where(ne(signingKeys.kid, key.kid));
    tx.audit({
      workspaceId,
      agent: operator,
      actor: systemActor,
      action: 'admin.signing_key_rotated',
      message: withdraws
        ? 'Changed the key that signs sessions and withdrew those of before.'
        : 'Changed the key that signs sessions.',
      status: 'warning',
      timestamp: now.toISOString(),
      details: { kid: key.kid },
    });
    return key.kid;
  });
