import type { IncomingHttpHeaders } from 'node:http';
import { sessionCookieName } from '@workspace-ops/contracts';
import { parseCookie } from 'cookie';

/** How a request says who it is. */
export type Credential =
  | { kind: 'none' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'token'; token: string; carrier: 'bearer' | 'cookie' };

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
