import { tokenSecretPattern, workspaceIdPattern, type Caller } from '@workspace-ops/contracts';
import { AppError, type Tenancy } from '@workspace-ops/service-kit';
import type { Request } from 'express';
import { readSearch } from '../http/url.ts';
import { isReaderAllowed, readOriginFacts } from '../origins/foreign-requests.ts';
import type { Origins } from '../origins/origins.ts';
import { readCredential, type Credential } from './credential.ts';
import { readDirectoryToken } from './directory-token.ts';
import type { RouteAuth } from './route-auth.ts';
import type { TokenHolder } from './token-holder.ts';

export interface AuthenticatorOptions {
  tenancy: Tenancy;
  defaultWorkspaceId: string;
  origins: Origins;
  resolveToken: (token: string, address: string) => Promise<TokenHolder>;
}

/** Who calls a row of the table. @throws {AppError} 400, 401, 403, 503 */
export type Authenticator = (req: Request, auth: RouteAuth) => Promise<Caller>;

/** Decides the caller by the first of these: token, cookie, header, default workspace. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const anonymous = (req: Request, workspaceId: string): Caller => ({
    workspaceId,
    userId: null,
    email: null,
    role: null,
    sessionId: null,
    address: req.ip ?? '',
  });

  return async (req, auth) => {
    // Whose it is the identity service finds out with the call; without one nothing more is read.
    if (auth === 'directory') readDirectoryToken(req.headers);
    const isElsewhere = auth === 'none' || auth === 'directory';
    const ignored = isElsewhere || (auth === 'strict' && options.tenancy === 'open');
    const given: Credential = ignored ? { kind: 'none' } : readGiven(req, auth);
    const credential = withoutForeignCookie(given, req, auth, options.origins);
    const address = req.ip ?? '';
    const holder = await findHolder(credential, { auth, address }, options);
    if (holder === null) {
      return anonymous(req, workspaceWithoutCredential(req, auth, options));
    }
    return { ...holder, address };
  };
}

/** Of a feed the token in the URL goes first: it is what the program was given for this feed. */
function readGiven(req: Request, auth: RouteAuth): Credential {
  const inQuery = auth === 'feed' ? new URLSearchParams(readSearch(req.url)).getAll('token') : [];
  const [token] = inQuery;
  if (inQuery.length > 1) throw new AppError('invalid_input', 'token must be given at most once');
  if (token === undefined || token === '') return readCredential(req.headers);
  if (tokenSecretPattern.test(token)) return { kind: 'token', token, carrier: 'query' };
  return { kind: 'invalid', reason: 'The token in the address is no API token.' };
}

async function findHolder(
  credential: Credential,
  { auth, address }: { auth: RouteAuth; address: string },
  { resolveToken }: AuthenticatorOptions,
): Promise<TokenHolder | null> {
  if (credential.kind === 'none') return null;
  if (credential.kind === 'invalid') {
    if (auth === 'optional') return null;
    throw new AppError('unauthenticated', credential.reason);
  }
  try {
    return await resolveToken(credential.token, address);
  } catch (error) {
    const isInvalid = error instanceof AppError && error.code === 'unauthenticated';
    if (isInvalid && auth === 'optional') return null;
    throw error;
  }
}

function workspaceWithoutCredential(
  req: Request,
  auth: RouteAuth,
  { tenancy, defaultWorkspaceId }: AuthenticatorOptions,
): string {
  const needed = auth === 'workspace' || auth === 'strict';
  if (auth === 'credential' || auth === 'feed' || (needed && tenancy === 'strict')) {
    throw new AppError('unauthenticated', 'Sign in to do this: a credential is required.');
  }
  if (auth !== 'workspace' && auth !== 'webhook') return defaultWorkspaceId;
  const named = req.get('x-workspace-id');
  if (named !== undefined) return wellFormed('X-Workspace-Id', named);
  const inQuery = auth === 'webhook' ? namedInQuery(req) : null;
  return inQuery ? wellFormed('workspaceId', inQuery) : defaultWorkspaceId;
}

/** Senders of webhooks often can set nothing but the URL. */
const namedInQuery = (req: Request): string | null =>
  new URLSearchParams(readSearch(req.url)).get('workspaceId');

function wellFormed(name: string, workspaceId: string): string {
  if (workspaceIdPattern.test(workspaceId)) return workspaceId;
  throw new AppError(
    'invalid_input',
    `${name} must be 1 to 64 letters, digits, underscores or dashes.`,
  );
}

/**
 * A browser sends the cookie whatever page asked for it. Where the cookie is not needed, the
 * request goes on without it; otherwise it must come from a page that may read.
 */
function withoutForeignCookie(
  credential: Credential,
  req: Request,
  auth: RouteAuth,
  origins: Origins,
): Credential {
  if (credential.kind !== 'token' || credential.carrier !== 'cookie') return credential;
  if (isReaderAllowed(readOriginFacts(req, origins))) return credential;
  if (auth === 'optional') return { kind: 'none' };
  throw new AppError(
    'forbidden',
    'A request of a web page with the session cookie must come from this service’s own origin or one of ALLOWED_ORIGINS.',
  );
}
