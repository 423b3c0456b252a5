import { sessionLifetimeSeconds, type User } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';

/** A session with its token, not yet stored. */
export interface NewSession {
  id: string;
  user: User;
  token: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Signs the token of a session that begins now and lasts a year. */
export async function prepareSession(identity: Identity, user: User): Promise<NewSession> {
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
  return { id, user, token, createdAt, expiresAt: new Date(expiresAtSeconds * 1_000) };
}
