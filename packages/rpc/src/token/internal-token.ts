import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '@workspace-ops/service-kit';

/*
 * What services recognise each other by: a token signed with the secret that all of them share
 * (HS256), for one audience and one minute. A user's session token has another key, issuer and
 * audience, and so never opens an internal port.
 */

const lifetimeSeconds = 60;
const renewAfterMs = 30_000;
/** How far the clocks of two machines may be apart. */
const toleratedSkewSeconds = 30;
const algorithm = 'HS256';
const issuer = 'workspace-ops internal';

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Makes the `Authorization` value for calls to one service; a token serves for half its life. */
export function createTokenIssuer(secret: string, subject: string) {
  const key = keyOf(secret);
  const held = new Map<string, { value: string; issuedAtMs: number }>();
  return async (audience: string): Promise<string> => {
    const current = held.get(audience);
    // By the wall clock, which a token's life is of, and which can be set back.
    if (current !== undefined && Math.abs(Date.now() - current.issuedAtMs) < renewAfterMs) {
      return current.value;
    }
    const issuedAtMs = Date.now();
    const token = await new SignJWT()
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(key);
    const value = `Bearer ${token}`;
    held.set(audience, { value, issuedAtMs });
    return value;
  };
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/** How many callers' tokens are remembered as verified; one a caller and half a minute. */
const rememberedTokens = 256;

/**
 * Verifies the `Authorization` value of a call to this service. A token is verified once and then
 * recognised until it expires. @throws {AppError} `unauthenticated`
 */
export function createTokenVerifier(secret: string, audience: string) {
  const key = keyOf(secret);
  const verified = new Map<string, number>();
  return async (authorization: string | undefined): Promise<void> => {
    const expiresAt = authorization === undefined ? undefined : verified.get(authorization);
    if (expiresAt !== undefined && Date.now() < expiresAt * 1_000) return;
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (token === undefined) throw refused();
    const claims = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: lifetimeSeconds,
      clockTolerance: toleratedSkewSeconds,
    }).catch((cause: unknown) => {
      throw refused(cause);
    });
    if (verified.size >= rememberedTokens) verified.clear();
    verified.set(authorization!, claims.payload.exp!);
  };
}

export type TokenVerifier = ReturnType<typeof createTokenVerifier>;

const refused = (cause?: unknown): AppError =>
  new AppError('unauthenticated', 'This port takes calls of the other services only.', { cause });
