import {
  type SecondFactor,
  sessionLifetimeSeconds,
  type StartedSession,
  type User,
} from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError, newId } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { personActor } from '../accounts/account.ts';
import { readCell } from '../cells/find-cell.ts';
import { memberships, passwords, users } from '../db/schema/accounts.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { SignInMethod } from '../db/schema/second-factors.ts';
import { signDevice } from '../devices/device-token.ts';
import type { Account, Identity } from '../identity.ts';
import { refuseSsoOnly } from '../accounts/sso-only.ts';
import { requireSecondFactor } from '../second-factors/require-second-factor.ts';
import type { Client } from './client.ts';

interface SignIn {
  method: SignInMethod;
  client: Client;
  /**
   * What stands for a second factor: the one that was shown, or a session that its bearer has
   * already. Without it, an account that has one must show it first, whichever endpoint this is.
   */
  proof?: SecondFactor | 'session';
}

/**
 * Begins a session of an account whose owner has shown who they are, and audits the sign-in.
 * @throws {AppError} `forbidden` for who signs in through a provider only, which is said after all else
 * was right: the answer must not tell others who is excepted. `second_factor_required` where the account has one and none was shown,
 * `unauthenticated` when the password that was verified has been replaced or
 * removed meanwhile: the sessions that it began ended then, and this one would outlive them. The same
 * where the membership ended meanwhile.
 */
export async function startSession(
  identity: Identity,
  account: Account,
  { method, client, proof }: SignIn,
): Promise<StartedSession> {
  const { user, passwordHash } = account;
  if (method !== 'sso' && proof !== 'session') await refuseSsoOnly(identity, user.email);
  if (proof === undefined) await requireSecondFactor(identity, { user, passwordHash, method });
  const session = await prepareSession(identity, account, client);
  await identity.database.transaction(user.workspaceId, async (tx) => {
    if (method === 'password') await lockPassword(tx, user.id, passwordHash);
    await lockMembership(tx, user);
    await insertSession(tx, session, { isConfirmed: proof !== 'session' });
    tx.audit({
      agent: user.email,
      actor: personActor(user),
      action: 'account.sign_in',
      message: 'Signed in.',
      timestamp: session.createdAt.toISOString(),
      details: { userId: user.id, sessionId: session.id, method, ...(proof && { proof }) },
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

async function lockMembership(tx: Transaction, { id, workspaceId }: User): Promise<void> {
  const locked = await tx.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, id)))
    .for('share');
  if (locked.length === 0) {
    throw new AppError('unauthenticated', 'The membership ended meanwhile. Sign in again.');
  }
}

/** A session with its token, not yet stored. */
interface NewSession {
  id: string;
  user: User;
  token: string;
  /** Says from now on that its bearer signed in to the account before. */
  deviceToken: string;
  client: Client;
  createdAt: Date;
  expiresAt: Date;
}

/** Signs the tokens of a session that begins now and lasts a year. */
export async function prepareSession(
  identity: Identity,
  account: Pick<Account, 'user' | 'passwordHash'>,
  client: Client,
): Promise<NewSession> {
  const { user } = account;
  const id = newId('ses');
  const issuedAtSeconds = Math.floor(identity.clock.now().getTime() / 1_000);
  const expiresAtSeconds = issuedAtSeconds + sessionLifetimeSeconds;
  const token = await identity.keys.sign({
    sub: user.id,
    sid: id,
    ws: user.workspaceId,
    email: user.email,
    role: user.role,
    name: user.name,
    loginMethod: user.loginMethod,
    ...(await cellClaim(identity, user)),
    iat: issuedAtSeconds,
    exp: expiresAtSeconds,
  });
  const createdAt = identity.clock.now();
  const expiresAt = new Date(expiresAtSeconds * 1_000);
  const deviceToken = await signDevice(identity, account, client.deviceToken);
  return { id, user, token, deviceToken, client, createdAt, expiresAt };
}

/** A workspace that is not stored yet will be in this cell. */
async function cellClaim(
  { database, settings }: Identity,
  { workspaceId }: User,
): Promise<{ cell?: string }> {
  const { CELL } = settings;
  if (CELL === undefined) return {};
  const stored = await database.read(allWorkspaces, ({ db }) => readCell(db, workspaceId));
  return { cell: stored ?? CELL };
}

/** What the edge learns of a session that was stored. */
export const startedSession = ({ token, deviceToken, user }: NewSession): StartedSession => ({
  success: true,
  token,
  deviceToken,
  user,
});

/**
 * Stores a session and refreshes the user's last sign-in.
 * @param options.isConfirmed whether its person has shown just now who they are.
 */
export async function insertSession(
  tx: Transaction,
  session: NewSession,
  { isConfirmed }: { isConfirmed: boolean } = { isConfirmed: true },
): Promise<void> {
  const { id, user, client, createdAt, expiresAt } = session;
  await tx.db.insert(sessions).values({
    workspaceId: user.workspaceId,
    id,
    userId: user.id,
    createdAt,
    expiresAt,
    lastSeenAt: createdAt,
    confirmedAt: isConfirmed ? createdAt : null,
    userAgent: client.userAgent,
    address: client.address,
  });
  await tx.db.update(users).set({ lastSignedInAt: createdAt }).where(eq(users.id, user.id));
}
