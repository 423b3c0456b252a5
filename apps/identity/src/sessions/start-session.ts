import type { StartedSession } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../accounts/account.ts';
import { passwords } from '../db/schema/passwords.ts';
import type { Identity } from '../identity.ts';
import type { Client } from './client.ts';
import { insertSession } from './insert-session.ts';
import { prepareSession, startedSession } from './prepare-session.ts';

interface SignIn {
  method: 'password' | 'google' | 'invitation';
  client: Client;
}

/**
 * Begins a session of an account whose owner has shown who they are, and audits the sign-in.
 * @throws {AppError} `unauthenticated` when the password that was verified has been replaced or
 * removed meanwhile: the sessions that it began ended then, and this one would outlive them.
 */
export async function startSession(
  identity: Identity,
  account: Account,
  { method, client }: SignIn,
): Promise<StartedSession> {
  const { user, passwordHash } = account;
  const session = await prepareSession(identity, account, client);
  await identity.database.transaction(user.workspaceId, async (tx) => {
    if (method === 'password') await lockPassword(tx, user.id, passwordHash);
    await insertSession(tx, session);
    tx.audit({
      agent: user.email,
      action: 'account.sign_in',
      message: 'Signed in.',
      timestamp: session.createdAt.toISOString(),
      details: { userId: user.id, sessionId: session.id, method },
    });
  });
  return startedSession(session);
}

async function lockPassword(tx: Transaction, userId: string, hash: string | null): Promise<void> {
  const locked = await tx.db
    .select({ userId: passwords.userId })
    .from(passwords)
    .where(and(eq(passwords.userId, userId), eq(passwords.hash, hash ?? '')))
    .for('share');
  if (locked.length === 0) {
    throw new AppError('unauthenticated', 'The password was changed meanwhile. Sign in again.');
  }
}
