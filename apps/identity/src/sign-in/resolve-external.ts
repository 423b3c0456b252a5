import type { resolveExternalInput, User } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import type { Account, Identity } from '../identity.ts';
import { givenOrLocalName, newAccount } from '../accounts/account.ts';
import { notAdmitted } from '../accounts/admit-account.ts';
import { findAccountByEmail, findBoundAccount } from '../accounts/find-account.ts';
import { provisionAccount } from '../accounts/insert-account.ts';
import { bindExternal } from './bind-external.ts';
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
  _ctx: unknown,
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
