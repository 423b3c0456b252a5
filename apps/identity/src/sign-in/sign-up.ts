import type { signUpCall, StartedSession } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { invitations } from '../db/schema/invitations.ts';
import type { Identity } from '../identity.ts';
import { newInvitation } from '../invitations/invite.ts';
import { mailLimits, signUpLimits } from '../limits/account-limits.ts';
import { widestNetwork } from '../limits/limited-address.ts';
import { readClient } from '../sessions/client.ts';
import { insertSession, prepareSession, startedSession } from '../sessions/start-session.ts';
import { givenOrLocalName, newAccount } from '../accounts/account.ts';
import {
  isAllowedDomain,
  mayHaveAccount,
  notAdmitted,
  resolveSignUp,
} from '../accounts/admit-account.ts';
import { findAccountByEmail } from '../accounts/find-account.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { isSsoOnly, ssoOnly } from '../accounts/sso-only.ts';

/**
 * Makes an account with a password and signs it in.
 * @throws {AppError} `email_taken`, `rate_limited`, `forbidden` where SIGN_UP does not let it be made.
 */
export async function signUp(
  identity: Identity,
  ctx: RequestContext,
  input: z.output<typeof signUpCall>,
): Promise<StartedSession> {
  await identity.limits.reserve(signUpLimits(identity.settings, ctx.caller.address));
  const isRefused = await isSsoOnly(identity, input.email);
  if (isRefused || !(await mayHaveAccount(identity, { email: input.email, isProved: false }))) {
    // As where sign-up is open: who may have an account does not change what is said of one.
    if (await findAccountByEmail(identity.database, input.email)) throw emailTaken();
    if (isRefused) throw ssoOnly();
    throw await refuseOrMail(identity, { email: input.email, address: ctx.caller.address });
  }
  const passwordHash = await identity.hashing.run(widestNetwork(ctx.caller.address), async () => {
    // Looked up in the slot: of many at once, those that lost by now cost no hash.
    if (await findAccountByEmail(identity.database, input.email)) throw emailTaken();
    return identity.passwordHasher.hash(input.password);
  });
  const account = newAccount({
    email: input.email,
    name: givenOrLocalName(input.name, input.email),
    loginMethod: 'email',
    passwordHash,
  });
  const session = await prepareSession(identity, account, readClient(ctx, input));
  await identity.database.transaction(allWorkspaces, async (tx) => {
    if (!(await insertAccount(identity, tx, account))) throw emailTaken();
    await insertSession(tx, session);
    await identity.queueMail(tx, { kind: 'email_verification', email: account.user.email });
  });
  return startedSession(session);
}

const emailTaken = (): AppError =>
  new AppError('email_taken', 'email belongs to an account already. Sign in instead.');

/**
 * The refusal of a sign-up that SIGN_UP does not let through. An email of an allowed domain gets a
 * mail first: an email that somebody merely types in proves nothing, reading its mail does.
 * @throws {AppError} `rate_limited`.
 */
async function refuseOrMail(
  identity: Identity,
  newcomer: { email: string; address: string },
): Promise<AppError> {
  const { settings } = identity;
  const { email } = newcomer;
  if (resolveSignUp(settings) !== 'invite' || !isAllowedDomain(settings, email)) {
    return notAdmitted(identity);
  }
  await identity.limits.reserve(mailLimits(settings, newcomer));
  const workspaceId = settings.DEFAULT_WORKSPACE_ID;
  const invitation = newInvitation({ workspaceId, email, role: 'viewer' }, identity.clock.now());
  await identity.database.transaction(workspaceId, async (tx) => {
    await tx.db.insert(invitations).values(invitation);
    await identity.queueMail(tx, {
      kind: 'invitation',
      workspaceId,
      invitationId: invitation.id,
    });
  });
  return new AppError(
    'forbidden',
    'To finish signing up, use the code that was sent to the email.',
  );
}
