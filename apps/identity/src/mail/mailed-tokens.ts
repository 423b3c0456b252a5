import { hash, randomBytes } from 'node:crypto';
import { allWorkspaces, type Queries, type Transaction } from '@workspace-ops/db';
import { type AppError, invalidField } from '@workspace-ops/service-kit';
import { and, eq, gt } from 'drizzle-orm';
import { type mailedTokenPurposes, mailedTokens } from '../db/schema/mailed-tokens.ts';
import { users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';

/** A secret for a mail: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

type Purpose = (typeof mailedTokenPurposes)[number];

/** Whose secret it is. */
interface MailedToken {
  userId: string;
  email: string;
  workspaceId: string;
}

export const invalidToken = (): AppError =>
  invalidField('token', 'is not valid, was used before or is too old');

/** Checks a secret without using it: before costly work. */
export async function findMailedToken(
  { database, clock }: Pick<Identity, 'database' | 'clock'>,
  secret: string,
  purpose: Purpose,
): Promise<MailedToken | undefined> {
  const [found] = await database.read(allWorkspaces, ({ db }) =>
    select(db, secret, purpose, clock.now()),
  );
  return found;
}

/**
 * Uses a secret, once: of two at the same instant one gets it.
 * @throws {AppError} `invalid_input`.
 */
export async function useMailedToken(
  tx: Transaction,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<MailedToken> {
  const [found] = await select(tx.db, secret, purpose, now);
  const used = await tx.db
    .delete(mailedTokens)
    .where(eq(mailedTokens.hash, hashSecret(secret)))
    .returning({ userId: mailedTokens.userId });
  if (found === undefined || used.length === 0) throw invalidToken();
  return found;
}

/** Makes all secrets void that were mailed to the user for a purpose. */
export async function voidMailedTokens(
  { db }: Transaction,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
}

/** The account must still have the email that the secret was sent to. */
const select = (db: Queries, secret: string, purpose: Purpose, now: Date) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      workspaceId: users.personalWorkspaceId,
    })
    .from(mailedTokens)
    .innerJoin(users, and(eq(users.id, mailedTokens.userId), eq(users.email, mailedTokens.email)))
    .where(
      and(
        eq(mailedTokens.hash, hashSecret(secret)),
        eq(mailedTokens.purpose, purpose),
        gt(mailedTokens.expiresAt, now),
      ),
    );
