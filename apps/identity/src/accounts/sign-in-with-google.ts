import type { googleSignInInput, SignedIn } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../db/schema/users.ts';
import type { GoogleIdentity } from '../google/google-sign-in.ts';
import type { Identity } from '../identity.ts';
import { signUpLimits } from '../limits/account-limits.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Account } from './account.ts';
import { givenOrLocalName } from './derive-name.ts';
import { findGoogleAccount } from './find-account.ts';
import { provisionGoogleAccount } from './provision-google-account.ts';

/**
 * Signs in the owner of a Google identity; an unknown one gets an account.
 * @throws {AppError} `unauthenticated` for a credential that does not hold, `rate_limited`,
 * `unavailable` when Google cannot be asked or is not set up.
 */
export async function signInWithGoogle(
  identity: Identity,
  call: Call,
  input: z.output<typeof googleSignInInput>,
): Promise<SignedIn> {
  const google = await identity.google.identify(input);
  let account = await findGoogleAccount(identity.database, google);
  if (account === undefined) {
    await identity.limits.reserve(signUpLimits(identity.settings, call.caller.address));
    const name = givenOrLocalName(input.name, google.email);
    account = await provisionGoogleAccount(identity, google, name);
  }
  await linkSubject(identity, account, google);
  return startSession(identity, account, { method: 'google' });
}

/** Binds the account to Google's stable key at the first verified sign-in. */
async function linkSubject(
  identity: Identity,
  { user, googleSubject }: Account,
  { subject }: GoogleIdentity,
): Promise<void> {
  if (subject === null || subject === googleSubject) return;
  const linked = await identity.database.transaction(user.workspaceId, ({ db }) =>
    db
      .update(users)
      .set({ googleSubject: subject })
      // Or equal: a sign-in at the same instant may have linked it first.
      .where(
        and(
          eq(users.id, user.id),
          or(isNull(users.googleSubject), eq(users.googleSubject, subject)),
        ),
      )
      .returning({ id: users.id }),
  );
  // An address that changed hands: its new owner at Google is not the account's.
  if (linked.length === 0) {
    throw new AppError('unauthenticated', 'email belongs to another Google identity.');
  }
}
