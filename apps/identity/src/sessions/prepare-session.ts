import { sessionLifetimeSeconds, type StartedSession, type User } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import type { Account } from '../accounts/account.ts';
import { signDevice } from '../devices/device-token.ts';
import type { Identity } from '../identity.ts';
import type { Client } from './client.ts';

/** A session with its token, not yet stored. */
export interface NewSession {
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
    iat: issuedAtSeconds,
    exp: expiresAtSeconds,
  });
  const createdAt = identity.clock.now();
  const expiresAt = new Date(expiresAtSeconds * 1_000);
  const deviceToken = await signDevice(identity, account, client.deviceToken);
  return { id, user, token, deviceToken, client, createdAt, expiresAt };
}

/** What the edge is told of a session that was stored. */
export const startedSession = ({ token, deviceToken, user }: NewSession): StartedSession => ({
  success: true,
  token,
  deviceToken,
  user,
});
