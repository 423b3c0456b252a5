import type { resolveExternalInput, User } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { externalIdentities } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';
import { type Account, givenOrLocalName, newAccount } from '../accounts/account.ts';
import { notAdmitted } from '../accounts/admit-account.ts';
import { findAccountByEmail, findBoundAccount } from '../accounts/find-account.ts';
import { provisionAccount } from '../accounts/insert-account.ts';
import { proveOwner } from './prove-owner.ts';

type ExternalIdentity = z.output<typeof resolveExternalInput>;

/**
 * The user behind an identity provider's token, which the edge has verified. The first token for an
 * email binds its issuer and subject to the account, and ends the password and the sessions of
 * before; an unknown email gets an account. Called for every such request, so only that is audited.
 * @throws {AppError} `unauthenticated` for an email that is bound to another subject, and for one
 * without an account where none may be made.
 */
export async function resolveExternal(
  identity: Identity,
  external: ExternalIdentity,
): Promise<User> {
  const bound = await findBoundAccount(identity.database, external);
  if (bound !== undefined) return bound.user;
  const found = await findAccountByEmail(identity.database, external.email);
  const { user } = found ?? (await makeAccount(identity, external));
  const ended = await identity.database.transaction(allWorkspaces, async (tx) => {
    await bindExternal(tx, { ...external, userId: user.id }, identity.clock.now());
    return proveOwner(tx, user, { method: 'identity_provider', now: identity.clock.now() });
  });
  ended.forEach(identity.sessionCache.revoke);
  return { ...user, emailVerified: true };
}

async function makeAccount(
  identity: Identity,
  { email, name }: ExternalIdentity,
): Promise<Account> {
  const account = newAccount({
    email,
    name: givenOrLocalName(name, email),
    loginMethod: 'google',
    isOwnerProved: true,
  });
  const find = () => findAccountByEmail(identity.database, email);
  try {
    return await provisionAccount(identity, account, find);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error;
    // A token is no account: to the edge its bearer is nobody.
    throw new AppError('unauthenticated', notAdmitted(identity).message, { cause: error });
  }
}

interface ExternalBinding {
  issuer: string;
  subject: string;
  userId: string;
}

/**
 * Binds a person at an identity provider to an account, once and for all.
 * @throws {AppError} `unauthenticated` when the account is bound to another subject of the issuer.
 */
async function bindExternal(
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
