import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { request } from 'undici';
import { z } from 'zod';
import { dayMs } from './durations.ts';
import { unavailable } from './app-error.ts';
import type { Clock } from './clock.ts';

export interface RemoteKeysOptions {
  /** The JWKS address. */
  url: string;
  /** Whose keys they are, for the sentence of an outage. */
  provider: string;
  clock: Clock;
  timeoutMs?: number;
}

/** How long a fetched set is used before it is fetched anew. */
const maxAgeMs = 10 * 60_000;
/** How long the last good set serves while its address does not answer. */
const maxStaleMs = dayMs;
/** A token with an unknown key id makes for at most one fetch in this time. */
const unknownKeyCooldownMs = 30_000;
/** jose remembers no failed fetch: without this, an outage costs every token the timeout. */
const failureCooldownMs = 5_000;

interface FetchedKeys {
  find: JWTVerifyGetKey;
  atMs: number;
}

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * A remote JSON Web Key Set for jose's `jwtVerify`.
 * The function throws {AppError} `unavailable` while the set cannot be had.
 */
export function createRemoteKeys(options: RemoteKeysOptions): JWTVerifyGetKey {
  const nowMs = (): number => options.clock.now().getTime();
  let fetched: FetchedKeys | undefined;
  let failure: { atMs: number; cause: unknown } | undefined;
  let pending: Promise<FetchedKeys> | undefined;

  const load = async (): Promise<FetchedKeys> => {
    if (failure !== undefined && nowMs() - failure.atMs < failureCooldownMs) {
      throw unavailable(`${options.provider}'s key service`, failure.cause);
    }
    try {
      fetched = { find: createLocalJWKSet(await fetchKeySet(options)), atMs: nowMs() };
      failure = undefined;
      return fetched;
    } catch (error) {
      failure = { atMs: nowMs(), cause: error };
      throw unavailable(`${options.provider}'s key service`, error);
    }
  };

  const refresh = (): Promise<FetchedKeys> =>
    (pending ??= load().finally(() => {
      pending = undefined;
    }));

  const current = async (): Promise<FetchedKeys> => {
    const ageMs = fetched === undefined ? Number.POSITIVE_INFINITY : nowMs() - fetched.atMs;
    if (fetched !== undefined && ageMs < maxAgeMs) return fetched;
    if (fetched === undefined || ageMs >= maxStaleMs) return refresh();
    const stale = fetched;
    return refresh().catch(() => stale);
  };

  return async (header, token) => {
    const keys = await current();
    try {
      return await keys.find(header, token);
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknownKey || nowMs() - keys.atMs < unknownKeyCooldownMs) throw error;
      return (await refresh()).find(header, token);
    }
  };
}

async function fetchKeySet({ url, timeoutMs = 5_000 }: RemoteKeysOptions): Promise<JSONWebKeySet> {
  const answer = await request(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`The key set answered ${answer.statusCode}.`);
  return keySetSchema.parse(JSON.parse(text));
}
