import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { externalIdentities } from '../db/schema/accounts.ts';

interface ExternalBinding {
  issuer: string;
  subject: string;
  userId: string;
}

/**
 * Binds a person at an identity provider to an account, once and for all.
 * @throws {AppError} `unauthenticated` when the account is bound to another subject of the issuer.
 */
export async function bindExternal(
  tx: Transaction,
  { issuer, subject, userId }: ExternalBinding,
  now: Date,
): Promise<void> {
  await tx.db
    .insert(externalIdentities)
    .values({ issuer, subject, userId, createdAt: now })
    .onConflictDoNothing();
  const [bound] = await tx.db
    .select({ subject: externalIdentities.subject })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.userId, userId), eq(externalIdentities.issuer, issuer)));
  // An address that changed hands: its new owner at the provider is not the account's.
  if (bound?.subject !== subject) {
    throw new AppError('unauthenticated', 'email belongs to another identity of the provider.');
  }
}
