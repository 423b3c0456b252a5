import { hash } from 'node:crypto';
import { challengeSeconds } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, gt, lt } from 'drizzle-orm';
import {
  type challengePurposes,
  factorChallenges,
  type SignInMethod,
} from '../db/schema/second-factors.ts';
import type { Identity } from '../identity.ts';
import { hashSecret, newSecret } from '../mail/mailed-tokens.ts';

type Purpose = (typeof challengePurposes)[number];

/** What a second step is bound to. */
interface Bound {
  purpose: Purpose;
  userId: string | null;
  workspaceId?: string;
  method?: SignInMethod;
  passwordDigest?: string;
}

export type Challenge = typeof factorChallenges.$inferSelect;

type Dependencies = Pick<Identity, 'database' | 'clock'>;

/** Makes a challenge. It is what a passkey signs, too. */
export async function makeChallenge(
  { database, clock }: Dependencies,
  bound: Bound,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + challengeSeconds * 1_000);
  await database.transaction(allWorkspaces, ({ db }) =>
    db.insert(factorChallenges).values({ ...bound, hash: hashSecret(secret), expiresAt }),
  );
  return secret;
}

/**
 * Finds a challenge without using it up: before costly work.
 * @throws {AppError} `unauthenticated` for one that is unknown, used or too old.
 */
export async function findChallenge(
  { database, clock }: Dependencies,
  secret: string,
  purpose: Purpose,
): Promise<Challenge> {
  const [found] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select()
      .from(factorChallenges)
      .where(
        and(
          eq(factorChallenges.hash, hashSecret(secret)),
          eq(factorChallenges.purpose, purpose),
          gt(factorChallenges.expiresAt, clock.now()),
        ),
      ),
  );
  if (found === undefined) throw invalidChallenge();
  return found;
}

/** Uses a challenge, once: of two at the same instant one gets it. @throws {AppError} */
export async function useChallenge({ db }: Transaction, challenge: Challenge): Promise<void> {
  const used = await db
    .delete(factorChallenges)
    .where(eq(factorChallenges.hash, challenge.hash))
    .returning({ hash: factorChallenges.hash });
  if (used.length === 0) throw invalidChallenge();
}

export async function deleteExpiredChallenges({ database, clock }: Dependencies): Promise<void> {
  await database.transaction(allWorkspaces, ({ db }) =>
    db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, clock.now())),
  );
}

export const invalidChallenge = (): AppError =>
  new AppError(
    'unauthenticated',
    'The challenge is not valid, was used before or is too old. Begin again.',
  );

/** Differs from one password to the next. The hash has a random salt, so this reveals neither. */
export const digestOfPassword = (passwordHash: string | null): string =>
  hash('sha256', `second factor ${passwordHash ?? ''}`, 'base64url');
