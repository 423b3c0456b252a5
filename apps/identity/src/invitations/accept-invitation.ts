import type { acceptInvitationCall, StartedSession } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, invalidField, unavailable } from '@workspace-ops/service-kit';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { givenOrLocalName, newAccount } from '../accounts/account.ts';
import {
  findAccountByEmail,
  findAccountById,
  findMemberAccount,
} from '../accounts/find-account.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { refuseSsoOnly } from '../accounts/sso-only.ts';
import { invitations, invitationTokens } from '../db/schema/invitations.ts';
import type { Account, Identity } from '../identity.ts';
import { widestNetwork } from '../limits/limited-address.ts';
import { hashSecret, invalidToken } from '../mail/mailed-tokens.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';
import { settleInvitations, settleSignUps } from '../accounts/open-invitations.ts';
import { addMember } from '../members/add-member.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';

type Acceptance = z.output<typeof acceptInvitationCall>;

type Invitation = typeof invitations.$inferSelect;

/**
 * Accepts an invitation with its mailed secret: as the person who is signed in, or with a new
 * account, whose email the secret proves. The session begins in the workspace that invited; where
 * somebody asked for an account by themselves, in the personal one.
 * @throws {AppError} `invalid_input` for a secret that is unknown, used or too old, `forbidden` for
 * somebody whose email is another, `email_taken` where there is an account to sign in to.
 */
export async function acceptInvitation(
  identity: Identity,
  ctx: RequestContext,
  input: Acceptance,
): Promise<StartedSession> {
  const invitation = await findInvitation(identity, input.token);
  const { userId } = ctx.caller;
  const account =
    userId === null
      ? await makeInvited(identity, ctx, { ...input, invitation })
      : await acceptAs(identity, userId, invitation);
  const joined = await inInvitingWorkspace(identity, account, invitation);
  return startSession(identity, joined, {
    method: 'invitation',
    client: readClient(ctx, input),
    ...(ctx.caller.sessionId !== null && { proof: 'session' }),
  });
}

async function findInvitation({ database, clock }: Identity, secret: string): Promise<Invitation> {
  const [open] = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ invitation: invitations })
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
  return open.invitation;
}

async function acceptAs(
  identity: Identity,
  userId: string,
  invitation: Invitation,
): Promise<Account> {
  const account = await findAccountById(identity.database, userId);
  if (account?.user.email !== invitation.email) {
    throw new AppError('forbidden', 'The invitation is for another email.');
  }
  await identity.database.transaction(allWorkspaces, (tx) =>
    join(identity, tx, account, invitation),
  );
  return account;
}

async function makeInvited(
  identity: Identity,
  { caller }: RequestContext,
  { invitation, password, name }: Acceptance & { invitation: Invitation },
): Promise<Account> {
  const { email } = invitation;
  if (await findAccountByEmail(identity.database, email)) throw emailTaken();
  if (password === undefined) throw invalidField('password', 'is required');
  await refuseSsoOnly(identity, email);
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
    await join(identity, tx, account, invitation);
  });
  return account;
}

/** Of two who accept at the same instant one gets it. */
async function join(
  identity: Identity,
  tx: Transaction,
  { user }: Account,
  invitation: Invitation,
): Promise<void> {
  const now = identity.clock.now();
  const { workspaceId, id, role } = invitation;
  if (isSignUp(invitation)) {
    if ((await settleSignUps(tx, user, now)) === 0) throw invalidToken();
    return;
  }
  // Who changes the members of a workspace takes its lock before all others.
  await lockInviting(tx, workspaceId);
  const isIt = and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id));
  if ((await settleInvitations(tx, { user, now }, isIt)).length === 0) throw invalidToken();
  await addMember(tx, { workspaceId, userId: user.id, role }, now);
}

/** Somebody with an email of an allowed domain asked for an account, which joins nobody's workspace. */
const isSignUp = ({ invitedBy }: Invitation): boolean => invitedBy === null;

/** A workspace that was deleted meanwhile has no invitations. */
async function lockInviting(tx: Transaction, workspaceId: string): Promise<void> {
  try {
    await lockWorkspace(tx, workspaceId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw invalidToken();
    throw error;
  }
}

async function inInvitingWorkspace(
  { database }: Identity,
  account: Account,
  invitation: Invitation,
): Promise<Account> {
  if (isSignUp(invitation)) return account;
  const { workspaceId } = invitation;
  const joined = await findMemberAccount(database, { workspaceId, userId: account.user.id });
  if (joined === undefined) throw unavailable('Signing in');
  return joined;
}

const emailTaken = (): AppError =>
  new AppError('email_taken', 'email belongs to an account already. Sign in, then accept.');
