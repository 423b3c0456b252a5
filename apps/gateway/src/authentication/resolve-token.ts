import { hash } from 'node:crypto';
import {
  sessionIssuer,
  sessionLifetimeSeconds,
  tokenPrefix,
  type User,
} from '@workspace-ops/contracts';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import { decodeJwt, errors } from 'jose';
import { LRUCache } from 'lru-cache';
import type { ApiTokens } from './api-tokens.ts';
import type { RevocationList } from './revocation-list.ts';
import type { SeenSessions } from './seen-sessions.ts';
import type { TokenHolder } from './token-holder.ts';
import { checkSession, invalidSession, verifySession, type SessionKeys } from './verify-session.ts';
import {
  verifyExternal,
  type ExternalIdentity,
  type ExternalVerifierOptions,
} from './identity-provider.ts';
import type { Cells, ChangedRoles } from './workspace-state.ts';

export interface TokenResolverOptions {
  keys: SessionKeys;
  revocations: RevocationList;
  apiTokens: Pick<ApiTokens, 'resolve'>;
  changedRoles: Pick<ChangedRoles, 'resolve'>;
  cells: Pick<Cells, 'learn'>;
  external: ExternalVerifierOptions | null;
  /** Finds or makes the account of a verified email. */
  resolveExternal: (identity: Omit<ExternalIdentity, 'expiresAtMs'>) => Promise<User>;
  seen: SeenSessions;
  clock: Clock;
}

interface Verified {
  holder: TokenHolder;
  issuedAtMs: number;
  expiresAtMs: number;
  /** When its use is to be noted next. */
  noteAtMs: number;
}

const cachedTokens = 10_000;
/** A signature is checked once in this time; a key that was withdrawn is noticed after it. */
const sessionCacheMs = 5 * 60_000;
/** Noting a use costs as much as a third of a check, so not each is noted. */
const noteEveryMs = 60_000;
/** A person who left their workspace, or whose account changed, is noticed within this time. */
const externalCacheMs = 4_000;

/**
 * The holder of an API token, or of a token of this service's sessions or of an identity provider.
 * @returns a function that throws an AppError: 401 for a token that is not valid, 503 when that
 * cannot be found out at the moment.
 */
export function createTokenResolver(
  options: TokenResolverOptions,
): (token: string, address: string) => Promise<TokenHolder> {
  const { clock, revocations, changedRoles, seen } = options;
  // Keyed by a digest, so that the memory of the process holds no usable token.
  const verified = new LRUCache<string, Verified>({ max: cachedTokens });

  return async (token, address) => {
    if (token.startsWith(tokenPrefix)) return options.apiTokens.resolve(token);
    const digest = hash('sha256', token, 'base64url');
    const known = verified.get(digest);
    const entry = known ?? (await verify(token, options));
    if (known === undefined) {
      const ttl = entry.holder.sessionId === null ? externalCacheMs : sessionCacheMs;
      verified.set(digest, entry, { ttl });
    }
    const exp = entry.expiresAtMs / 1_000;
    const { sessionId, workspaceId, userId } = entry.holder;
    if (sessionId !== null) {
      await checkSession({ exp, sid: sessionId }, { revocations, clock });
      const nowMs = clock.now().getTime();
      if (nowMs >= entry.noteAtMs) {
        const goesOn = await seen.note(
          { sessionId, workspaceId, userId, address },
          entry.issuedAtMs,
        );
        if (goesOn === false) throw invalidSession();
        entry.noteAtMs = nowMs + noteEveryMs;
      }
    } else if (entry.expiresAtMs <= clock.now().getTime()) throw expired();
    const { role: ofToken } = entry.holder;
    const role = changedRoles.resolve(entry.holder, ofToken);
    return role === ofToken ? entry.holder : { ...entry.holder, role };
  };
}

const expired = (): AppError =>
  new AppError('unauthenticated', 'The identity-provider token has expired.');

async function verify(token: string, options: TokenResolverOptions): Promise<Verified> {
  if (options.external !== null && readIssuer(token) !== sessionIssuer) {
    const identity = await verifyExternal(token, options.external);
    const { expiresAtMs, ...external } = identity;
    const user = await options.resolveExternal(external);
    return { holder: toHolder(user), issuedAtMs: 0, expiresAtMs, noteAtMs: Infinity };
  }
  const claims = await verifySession(token, options);
  const { sub, ws, email, name, role, sid, cell } = claims;
  options.cells.learn(ws, cell);
  return {
    holder: { workspaceId: ws, userId: sub, email, name: name ?? null, role, sessionId: sid },
    issuedAtMs: (claims.exp - sessionLifetimeSeconds) * 1_000,
    expiresAtMs: claims.exp * 1_000,
    noteAtMs: 0,
  };
}

const toHolder = (user: User): TokenHolder => ({
  workspaceId: user.workspaceId,
  userId: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  sessionId: null,
});

/** The unverified issuer: it only chooses which keys must verify the token. */
function readIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
