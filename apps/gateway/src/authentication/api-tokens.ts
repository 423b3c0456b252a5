import { hash } from 'node:crypto';
import { tokenSecretPattern, type FoundToken } from '@workspace-ops/contracts';
import {
  AppError,
  shareCallByKey,
  unavailable,
  type Clock,
  type Logger,
} from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import type { TokenHolder } from './token-holder.ts';

export interface ApiTokens {
  /**
   * Whom the secret of an API token stands for.
   * @throws {AppError} 401 for one that is not valid, 503 when that cannot be found out.
   */
  resolve: (secret: string) => Promise<TokenHolder>;
  /** Calls back when the token expires, if it does. Returns how to stop waiting. */
  atExpiry: (tokenId: string, onExpired: () => void) => () => void;
}

export interface ApiTokensOptions {
  /** By the secret's SHA-256. */
  find: (hash: string) => Promise<FoundToken | null>;
  /** Whether the token is known to have been deleted. */
  hasEnded: (tokenId: string) => boolean;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
}

interface Known {
  holder: TokenHolder;
  tokenId: string;
  expiresAtMs: number;
  answeredAtMs: number;
  /** From when its use is a reason to ask again, beside the requests. */
  askAtMs: number;
}

const heldTokens = 10_000;
/** So often at most it is said that a token is in use. */
const askEveryMs = 60_000;
/** How long a known token goes on while the identity service is away. */
const goOnMs = 15 * 60_000;
/** A secret that no token has is not looked for again in this time. */
const unknownMs = 10_000;
const longestTimerMs = 2 ** 31 - 1;

const invalidToken = (): AppError =>
  new AppError('unauthenticated', 'The API token is not valid, has expired or was deleted.');

/**
 * The API tokens in use. One that was found is not looked up again by the requests that come with it:
 * its deletion arrives as the end of a session does, and its expiry is known.
 */
export function createApiTokens({ find, hasEnded, clock, logger }: ApiTokensOptions): ApiTokens {
  // Keyed by a digest, so that the memory of the process holds no usable token.
  const known = new LRUCache<string, Known>({ max: heldTokens });
  const unknown = new LRUCache<string, number>({ max: heldTokens });
  const expiries = new LRUCache<string, number>({ max: heldTokens });
  const share = shareCallByKey<Known | null>();
  const nowMs = (): number => clock.now().getTime();

  const load = async (digest: string): Promise<Known | null> => {
    const token = await find(digest);
    if (token === null) {
      known.delete(digest);
      unknown.set(digest, nowMs() + unknownMs);
      return null;
    }
    const entry = toKnown(token, nowMs());
    known.set(digest, entry);
    expiries.set(entry.tokenId, entry.expiresAtMs);
    return entry;
  };
  const ask = (digest: string): Promise<Known | null> => share(digest, () => load(digest));
  /** Beside the requests: while it fails, the token goes on. */
  const askAgain = (digest: string, entry: Known): void => {
    entry.askAtMs = nowMs() + askEveryMs;
    ask(digest).catch((err: unknown) =>
      logger.warn({ err, tokenId: entry.tokenId }, 'an API token was not looked up again'),
    );
  };
  const findEntry = async (digest: string): Promise<Known | null> => {
    const entry = known.get(digest);
    if (entry !== undefined && nowMs() - entry.answeredAtMs < goOnMs) {
      if (nowMs() >= entry.askAtMs) askAgain(digest, entry);
      return entry;
    }
    if (nowMs() < (unknown.get(digest) ?? 0)) return null;
    return ask(digest).catch((cause: unknown) => {
      throw unavailable('The verification of API tokens', cause);
    });
  };

  return {
    async resolve(secret) {
      if (!tokenSecretPattern.test(secret)) throw invalidToken();
      const entry = await findEntry(hash('sha256', secret, 'base64url'));
      if (entry === null || entry.expiresAtMs <= nowMs() || hasEnded(entry.tokenId)) {
        throw invalidToken();
      }
      return entry.holder;
    },
    atExpiry(tokenId, onExpired) {
      let timer: NodeJS.Timeout | undefined;
      const wait = (): void => {
        const leftMs = (expiries.get(tokenId) ?? Infinity) - nowMs();
        if (leftMs <= 0) onExpired();
        else if (leftMs < Infinity) timer = setTimeout(wait, Math.min(leftMs, longestTimerMs));
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
}

function toKnown({ workspaceId, expiresAt, ...token }: FoundToken, answeredAtMs: number): Known {
  return {
    holder: { workspaceId, userId: null, email: null, role: null, sessionId: null, token },
    tokenId: token.id,
    expiresAtMs: expiresAt === null ? Infinity : Date.parse(expiresAt),
    answeredAtMs,
    askAtMs: answeredAtMs + askEveryMs,
  };
}
