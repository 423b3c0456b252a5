import type { User } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { findAccountById } from '../accounts/find-account.ts';
import { users } from '../db/schema/accounts.ts';
import type { Identity, PersonContext } from '../identity.ts';
import type { FactorEvent } from '../mail-request.ts';
import { requireConfirmed } from './require-confirmed.ts';

/**
 * The caller's account, once its person has shown lately to be there.
 * @throws {AppError} `confirmation_required`, `unauthenticated`, `forbidden` without a session.
 */
export async function findConfirmedUser(identity: Identity, ctx: PersonContext): Promise<User> {
  await requireConfirmed(identity, ctx);
  const account = await findAccountById(identity.database, ctx.caller.userId);
  if (account === undefined) throw new AppError('unauthenticated', 'Sign in to do this.');
  return account.user;
}

/**
 * Whoever signs up with somebody else's email must not keep its owner out by a factor of their own.
 * @throws {AppError} `forbidden`.
 */
export function requireProvedEmail(user: User): void {
  if (user.emailVerified === true) return;
  throw new AppError('forbidden', 'Confirm your email first, with the code that was mailed to it.');
}

interface Change<T> {
  user: User;
  event: FactorEvent;
  message: string;
  details: Record<string, unknown>;
  work: (tx: Transaction) => Promise<T>;
}

/** Changes an account's factors, with its entry in the log and a mail to its owner. */
export const changeFactors = <T>(
  identity: Identity,
  { user, event, message, details, work }: Change<T>,
): Promise<T> =>
  identity.database.transaction(allWorkspaces, async (tx) => {
    // One change after the other: which factor is the first and which the last is then certain.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const result = await work(tx);
    tx.audit({
      workspaceId: user.workspaceId,
      agent: user.email,
      action: `account.${event}`,
      message,
      timestamp: identity.clock.now().toISOString(),
      details: { userId: user.id, ...details },
    });
    await identity.queueMail(tx, { kind: 'factor_notice', email: user.email, event });
    return result;
  });

/** More of one kind than anybody has authenticators. */
const mostFactors = 20;

/** @param present how many the account has. @throws {AppError} `conflict`. */
export function refuseTooMany(present: number): void {
  if (present < mostFactors) return;
  throw new AppError('conflict', `An account has at most ${mostFactors} second factors.`);
}
