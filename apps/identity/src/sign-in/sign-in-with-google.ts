import type { googleSignInCall, StartedSession } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../db/schema/accounts.ts';
import type { GoogleIdentity } from '../google/google-sign-in.ts';
import type { Account, Identity } from '../identity.ts';
import { signUpLimits } from '../limits/account-limits.ts';
import { readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';
import { givenOrLocalName, newAccount } from '../accounts/account.ts';
import { findGoogleAccount } from '../accounts/find-account.ts';
import { provisionAccount } from '../accounts/insert-account.ts';
import { refuseSsoOnly } from '../accounts/sso-only.ts';
import { proveOwner } from './prove-owner.ts';

/**
 * Signs in the owner of a Google identity; an unknown one gets an account. The first sign-in that
 * Google vouches for ends the password and the sessions of before.
 * @throws {AppError} `unauthenticated` for a credential that does not hold, `forbidden` where no
 * account may be made, `rate_limited`, `unavailable` when Google cannot be asked or is not set up.
 */
export async function signInWithGoogle(
  identity: Identity,
  ctx: RequestContext,
  input: z.output<typeof googleSignInCall>,
): Promise<StartedSession> {
  const google = await identity.google.identify(input);
  const found = await findGoogleAccount(identity.database, google);
  await refuseSsoOnly(identity, found?.user.email ?? google.email);
  const account = found ?? (await makeAccount(identity, ctx, google, input.name));
  const bound = await bindSubject(identity, account, google);
  return startSession(identity, bound, { method: 'google', client: readClient(ctx, input) });
}

async function makeAccount(
  identity: Identity,
  ctx: RequestContext,
  google: GoogleIdentity,
  name: string | undefined,
): Promise<Account> {
  await identity.limits.reserve(signUpLimits(identity.settings, ctx.caller.address));
  const account = newAccount({
    email: google.email,
    name: givenOrLocalName(name, google.email),
    loginMethod: 'google',
    googleSubject: google.subject,
    isOwnerProved: google.subject !== null,
  });
  return provisionAccount(identity, account, () => findGoogleAccount(identity.database, google));
}

/** The account, bound to Google's stable key at the first verified sign-in. */
async function bindSubject(
  identity: Identity,
  account: Account,
  { subject }: GoogleIdentity,
): Promise<Account> {
  const { user, googleSubject, isOwnerProved } = account;
  if (subject === null || (subject === googleSubject && isOwnerProved)) return account;
  const ended = await identity.database.transaction(allWorkspaces, async (tx) => {
    const bound = await tx.db
      .update(users)
      .set({ googleSubject: subject })
      // Or equal: a sign-in at the same instant may have bound it first.
      .where(
        and(
          eq(users.id, user.id),
          or(isNull(users.googleSubject), eq(users.googleSubject, subject)),
        ),
      )
      .returning({ id: users.id });
    // An address that changed hands: its new owner at Google is not the account's.
    if (bound.length === 0) {
      throw new AppError('unauthenticated', 'email belongs to another Google identity.');
    }
    return proveOwner(tx, user, { method: 'google', now: identity.clock.now() });
  });
  ended.forEach(identity.sessionCache.revoke);
  return { ...account, user: { ...user, emailVerified: true } };
}
