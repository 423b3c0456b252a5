import type { IncomingHttpHeaders } from 'node:http';
import { sessionClaimsSchema, sessionCookieName, type User } from '@workspace-ops/contracts';
import { parseCookie } from 'cookie';
import { decodeJwt } from 'jose';

/** How a request says who it is. */
export type Credential =
  | { kind: 'none' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'token'; token: string; carrier: 'bearer' | 'cookie' | 'query' };

/**
 * The Authorization header goes before the cookie; a header of another scheme than Bearer, or
 * without a token, is an invalid credential and not an absent one.
 */
export function readCredential(headers: IncomingHttpHeaders): Credential {
  if (headers.authorization !== undefined) return readAuthorization(headers.authorization);
  if (headers.cookie === undefined) return { kind: 'none' };
  const token = parseCookie(headers.cookie)[sessionCookieName];
  return token ? { kind: 'token', token, carrier: 'cookie' } : { kind: 'none' };
}

function readAuthorization(header: string): Credential {
  const token = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
  if (token !== undefined) return { kind: 'token', token, carrier: 'bearer' };
  return { kind: 'invalid', reason: 'Authorization must be a Bearer token.' };
}

/**
 * The user as the session token itself says: for a request whose token was verified on its way
 * in. Undefined for an identity provider's token and for one of before tokens said as much.
 */
export function readUserFromToken(headers: IncomingHttpHeaders): User | undefined {
  const credential = readCredential(headers);
  if (credential.kind !== 'token') return undefined;
  const { success, data } = sessionClaimsSchema.safeParse(decodeJwt(credential.token));
  if (!success || data.name === undefined || data.loginMethod === undefined) return undefined;
  const { sub, email, name, role, ws, loginMethod } = data;
  return { id: sub, openId: sub, email, name, role, workspaceId: ws, loginMethod };
}
