import { AppError, resolveTenancy, SettingsError, type Clock } from '@workspace-ops/service-kit';
import { emailInput, storableText } from '@workspace-ops/contracts';
import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import type { GatewaySettings } from '../settings.ts';

export interface IdentityProviderSettings {
  issuer: string;
  audience: string;
  jwksUrl: URL | undefined;
  secret: Uint8Array | undefined;
  emailTrusted: boolean;
}

/**
 * The identity provider whose tokens are accepted, or null for none.
 * @throws {SettingsError} when its settings are incomplete: an incomplete check would accept tokens of other issuers.
 */
export function readIdentityProvider(settings: GatewaySettings): IdentityProviderSettings | null {
  const { IDP_ISSUER, IDP_AUDIENCE, IDP_JWKS_URL, IDP_JWT_SECRET } = settings;
  if (!IDP_ISSUER && !IDP_AUDIENCE && !IDP_JWKS_URL && !IDP_JWT_SECRET) return null;
  const faults: string[] = [];
  if (!IDP_ISSUER) faults.push('IDP_ISSUER is required with the other IDP_* settings');
  if (!IDP_AUDIENCE) faults.push('IDP_AUDIENCE is required with the other IDP_* settings');
  if (!IDP_JWKS_URL && !IDP_JWT_SECRET) faults.push('IDP_JWKS_URL or IDP_JWT_SECRET is required');
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    issuer: IDP_ISSUER!,
    audience: IDP_AUDIENCE!,
    jwksUrl: IDP_JWKS_URL === undefined ? undefined : new URL(IDP_JWKS_URL),
    emailTrusted: settings.IDP_EMAIL_TRUSTED ?? resolveTenancy(settings) === 'open',
    secret: IDP_JWT_SECRET === undefined ? undefined : new TextEncoder().encode(IDP_JWT_SECRET),
  };
}

const asymmetric = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

export interface ExternalVerifierOptions {
  issuer: string;
  audience: string;
  /** The published keys, for asymmetric algorithms alone. */
  keys: JWTVerifyGetKey | undefined;
  /** The shared secret, for HS256 alone: a public key must never be taken for a secret. */
  secret: Uint8Array | undefined;
  /** Whether an email counts though the token does not say that it is verified. */
  emailTrusted: boolean;
  clock: Clock;
}

/** Who an identity provider's token says the caller is. */
export interface ExternalIdentity {
  issuer: string;
  /** The provider's stable key of the person. */
  subject: string;
  email: string;
  name: string | undefined;
  expiresAtMs: number;
}

const claimsSchema = z.object({
  email: emailInput(),
  sub: storableText(255).refine((value) => value !== '', { error: 'is required' }),
  email_verified: z.unknown().optional(),
  name: storableText(200).optional().catch(undefined),
  exp: z.number(),
});

const invalidToken = (cause: unknown): AppError =>
  new AppError('unauthenticated', 'The identity-provider token is not valid.', { cause });

/**
 * Verifies an identity provider's JWT: issuer, audience, time, and an email that it says is
 * verified, unless the provider is trusted to give out no other.
 * @throws {AppError} 401 for a bad token, 503 when the provider's keys cannot be had.
 */
export async function verifyExternal(
  token: string,
  options: ExternalVerifierOptions,
): Promise<ExternalIdentity> {
  try {
    const claims = claimsSchema.parse(await verify(token, options));
    if (!isVerified(claims.email_verified, options)) throw invalidToken('email is not verified');
    const { sub: subject, email, name, exp } = claims;
    return { issuer: options.issuer, subject, email, name, expiresAtMs: exp * 1_000 };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw invalidToken(error);
    throw error;
  }
}

/** What a trusted provider says to be unverified is so. */
const isVerified = (claim: unknown, { emailTrusted }: ExternalVerifierOptions): boolean =>
  claim === true || (emailTrusted && claim !== false && claim !== 'false');

async function verify(token: string, options: ExternalVerifierOptions): Promise<JWTPayload> {
  const { issuer, audience, keys, secret, clock } = options;
  const rules = { issuer, audience, currentDate: clock.now(), requiredClaims: ['exp', 'sub'] };
  if (secret !== undefined && readAlgorithm(token) === 'HS256') {
    return (await jwtVerify(token, secret, { ...rules, algorithms: ['HS256'] })).payload;
  }
  if (keys === undefined) throw new errors.JOSEAlgNotAllowed('only HS256 is accepted');
  return (await jwtVerify(token, keys, { ...rules, algorithms: asymmetric })).payload;
}

function readAlgorithm(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch (error) {
    throw new errors.JWTInvalid('malformed header', { cause: error });
  }
}
