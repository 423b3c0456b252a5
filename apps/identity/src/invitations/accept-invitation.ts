import type { acceptInvitationCall, StartedSession } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, invalidField } from '@workspace-ops/service-kit';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Account, givenOrLocalName, newAccount } from '../accounts/account.ts';
import { findAccountByEmail, findAccountById } from '../accounts/find-account.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import type { Identity } from '../identity.ts';
import { widestNetwork } from '../limits/limited-address.ts';
import { hashSecret, invalidToken } from '../mail/mailed-tokens.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';
import { settleInvitations } from '../accounts/open-invitations.ts';

type Acceptance = z.output<typeof acceptInvitationCall>;

/**
 * Accepts an invitation with its mailed secret: as the person who is signed in, or with a new
 * account, whose email the secret proves.
 * @throws {AppError} `invalid_input` for a secret that is unknown, used or too old, `forbidden` for
 * somebody whose email is another, `email_taken` where there is an account to sign in to.
 */
export async function acceptInvitation(
  identity: Identity,
  ctx: RequestContext,
  input: Acceptance,
): Promise<StartedSession> {
  const email = await findInvited(identity, input.token);
  const { userId } = ctx.caller;
  const account =
    userId === null
      ? await makeInvited(identity, ctx, { ...input, email })
      : await acceptAs(identity, userId, email);
  return startSession(identity, account, {
    method: 'invitation',
    client: readClient(ctx, input),
    ...(ctx.caller.sessionId !== null && { proof: 'session' }),
  });
}

async function findInvited({ database, clock }: Identity, secret: string): Promise<string> {
  const [open] = await database.read(allWorkspaces, (queries) =>
    queries
      .select({ email: invitations.email })
      .from(invitationTokens)
      .innerJoin(
        invitations,
        and(
          eq(invitations.workspaceId, invitationTokens.workspaceId),
          eq(invitations.id, invitationTokens.invitationId),
        ),
      )
      .where(
        and(
          eq(invitationTokens.hash, hashSecret(secret)),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, clock.now()),
        ),
      ),
  );
  if (open === undefined) throw invalidToken();
  return open.email;
}

async function acceptAs(identity: Identity, userId: string, email: string): Promise<Account> {
  const account = await findAccountById(identity.database, userId);
  if (account?.user.email !== email) {
    throw new AppError('forbidden', 'The invitation is for another email.');
  }
  await identity.database.transaction(allWorkspaces, (tx) => settle(identity, tx, account));
  return account;
}

async function makeInvited(
  identity: Identity,
  { caller }: RequestContext,
  { email, password, name }: Acceptance & { email: string },
): Promise<Account> {
  if (await findAccountByEmail(identity.database, email)) throw emailTaken();
  if (password === undefined) throw invalidField('password', 'is required');
  await checkNewPassword(password, { email, field: 'password' });
  const account = newAccount({
    email,
    name: givenOrLocalName(name, email),
    loginMethod: 'email',
    isOwnerProved: true,
    passwordHash: await identity.hashing.run(widestNetwork(caller.address), () =>
      identity.passwordHasher.hash(password),
    ),
  });
  await identity.database.transaction(allWorkspaces, async (tx) => {
    if (!(await insertAccount(identity, tx, account))) throw emailTaken();
    await settle(identity, tx, account);
  });
  return account;
}

/** Of two who accept at the same instant one gets it. */
async function settle(identity: Identity, tx: Transaction, { user }: Account): Promise<void> {
  if ((await settleInvitations(tx, user, identity.clock.now())) === 0) throw invalidToken();
}

const emailTaken = (): AppError =>
  new AppError('email_taken', 'email belongs to an account already. Sign in, then accept.');
