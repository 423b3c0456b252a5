import type { IncomingHttpHeaders } from 'node:http';
import { sessionClaimsSchema, type User } from '@workspace-ops/contracts';
import { decodeJwt } from 'jose';
import { readCredential } from './credential.ts';

/**
 * The user as the session token itself says: for a request whose token was verified on its way
 * in. Undefined for an identity provider's token and for one of before tokens said as much.
 */
export function userOfToken(headers: IncomingHttpHeaders): User | undefined {
  const credential = readCredential(headers);
  if (credential.kind !== 'token') return undefined;
  const { success, data } = sessionClaimsSchema.safeParse(decodeJwt(credential.token));
  if (!success || data.name === undefined || data.loginMethod === undefined) return undefined;
  const { sub, email, name, role, ws, loginMethod } = data;
  return { id: sub, openId: sub, email, name, role, workspaceId: ws, loginMethod };
}
