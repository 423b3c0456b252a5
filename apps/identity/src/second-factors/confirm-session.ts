import {
  confirmedMs,
  type confirmSessionInput,
  type PasskeyOptions,
  type SecondFactor,
} from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError, notFound } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { findAccountById } from '../accounts/find-account.ts';
import { withCurrentPassword } from '../accounts/with-current-password.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Account, Identity, PersonContext } from '../identity.ts';
import { findChallenge, invalidChallenge, makeChallenge, useChallenge } from './challenges.ts';
import { findPasskeys } from './find-factors.ts';
import { needsSession } from './require-confirmed.ts';
import { askForPasskey } from './require-second-factor.ts';
import { verifyFactor } from './verify-factor.ts';

type Given = z.output<typeof confirmSessionInput>;

/**
 * Marks the caller's session as confirmed for five minutes, with the password or a second factor.
 * @throws {AppError} `unauthenticated` for what is wrong, `forbidden` without a session,
 * `rate_limited`.
 */
export async function confirmSession(
  identity: Identity,
  ctx: PersonContext,
  given: Given,
): Promise<{ success: true; until: string }> {
  const { caller } = ctx;
  if (caller.sessionId === null) throw needsSession();
  const account = await findAccount(identity, caller.userId);
  const session = { workspaceId: caller.workspaceId, id: caller.sessionId };
  if (given.password === undefined)
    await confirmByFactor(identity, ctx, { account, given, session });
  else {
    const { address } = caller;
    const shown = { account, password: given.password, address, refusal: 'The password is wrong.' };
    await withCurrentPassword(identity, shown, () => Promise.resolve());
    await identity.database.transaction(allWorkspaces, (tx) =>
      confirm(tx, identity, { account, session, by: 'password' }),
    );
  }
  const until = new Date(identity.clock.now().getTime() + confirmedMs);
  return { success: true, until: until.toISOString() };
}

/**
 * The options with which a browser asks for a passkey to confirm the session with.
 * @throws {AppError} `not_found` where the account has none, `forbidden` without a session.
 */
export async function beginConfirmation(
  identity: Identity,
  { caller: { userId, sessionId } }: PersonContext,
): Promise<PasskeyOptions> {
  if (sessionId === null) throw needsSession();
  const allowed = await identity.database.read(allWorkspaces, ({ db }) => findPasskeys(db, userId));
  if (allowed.length === 0) throw notFound('Passkey');
  const challenge = await makeChallenge(identity, { purpose: 'confirm_session', userId });
  return { options: await askForPasskey(identity, { challenge, allowed }) };
}

async function findAccount({ database }: Identity, userId: string): Promise<Account> {
  const account = await findAccountById(database, userId);
  if (account === undefined) throw new AppError('unauthenticated', 'Sign in to do this.');
  return account;
}

interface Session {
  workspaceId: string;
  id: string;
}

async function confirmByFactor(
  identity: Identity,
  { caller }: PersonContext,
  { account, given, session }: { account: Account; given: Given; session: Session },
): Promise<void> {
  const challenge =
    given.challenge === undefined
      ? undefined
      : await findChallenge(identity, given.challenge, 'confirm_session');
  if (challenge !== undefined && challenge.userId !== account.user.id) throw invalidChallenge();
  await verifyFactor(identity, {
    user: account.user,
    proof: { ...given, challenge: given.challenge ?? '' },
    address: caller.address,
    finish: async (tx, by) => {
      if (challenge !== undefined) await useChallenge(tx, challenge);
      await confirm(tx, identity, { account, session, by });
    },
  });
}

async function confirm(
  tx: Transaction,
  { clock }: Identity,
  { account, session, by }: { account: Account; session: Session; by: SecondFactor | 'password' },
): Promise<void> {
  const now = clock.now();
  const confirmed = await tx.db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(sessions.workspaceId, session.workspaceId),
        eq(sessions.id, session.id),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id });
  if (confirmed.length === 0) throw new AppError('unauthenticated', 'The session has ended.');
  const { user } = account;
  tx.audit({
    workspaceId: user.workspaceId,
    agent: user.email,
    action: 'account.session_confirmed',
    message: 'Showed again to be the person of the session.',
    timestamp: now.toISOString(),
    details: { userId: user.id, sessionId: session.id, by },
  });
}
