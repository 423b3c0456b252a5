import { z } from 'zod';
import { absent, isStorableText, limits, optionalName, textUpTo } from './text.ts';
import { isoDateTimeInput, timestamp } from './time.ts';

/** Trimmed and lower-cased: emails are compared without regard to case (decisions.md 8). */
export const emailInput = () =>
  z
    .string()
    .trim()
    .toLowerCase()
    .refine((value) => value.length <= limits.email, {
      error: `must be at most ${limits.email} characters`,
    })
    .refine(isStorableText, { error: 'must not contain NUL or unpaired surrogate characters' })
    .refine((value) => value !== '', { error: 'is required' })
    .pipe(z.email({ error: 'must be an email address' }))
    .meta({ format: 'email', minLength: 1, maxLength: limits.email });

const password = (min: number) =>
  textUpTo(limits.password)
    .refine((value) => value.length >= min, {
      error: min === 1 ? 'is required' : `must have at least ${min} characters`,
    })
    .refine(isStorableText, { error: 'must not contain NUL or unpaired surrogate characters' })
    .meta({ minLength: min });

export const signUpInput = z.object({
  email: emailInput(),
  password: password(6).describe('At least 6 characters.'),
  name: optionalName().describe('Default: the part of the email before `@`.'),
});

export const logInInput = z.object({ email: emailInput(), password: password(1) });

export const googleSignInInput = z.object({
  email: emailInput(),
  name: optionalName().describe('Default: the part of the email before `@`.'),
  credential: absent(textUpTo(8_192)).describe(
    'A Google ID token; required where `GOOGLE_CLIENT_ID` is set.',
  ),
});

export const loginMethods = ['email', 'google'] as const;

export const userSchema = z
  .object({
    id: z.string(),
    openId: z.string().describe('Has the prefix `usr_`; the same value as `id`.'),
    email: z.string(),
    name: z.string(),
    role: z.enum(['owner']),
    workspaceId: z.string().describe('The personal workspace.'),
    loginMethod: z.enum(loginMethods),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;

/** What sign-up, login and Google sign-in answer. */
export const signedInSchema = z.object({
  success: z.literal(true),
  token: z.string().describe('The session token; the session cookie carries the same one.'),
  user: userSchema,
});

export type SignedIn = z.infer<typeof signedInSchema>;

export const meSchema = z.object({ user: userSchema.nullable() });
export const loggedOutSchema = z.object({ success: z.literal(true) });

/** Internal: an account found or made from a verified identity-provider token. */
export const resolveExternalInput = z.object({ email: emailInput(), name: optionalName() });

/** Internal: sessions revoked since a moment, for the edges' revocation lists. */
export const revokedSinceInput = z.object({ since: isoDateTimeInput() });

/** Ids may come again in a later answer; `asOf` is the next question's `since`. */
export const revokedSinceSchema = z.object({
  sessionIds: z.array(z.string()),
  asOf: timestamp(),
});

/** The public keys that verify session tokens (RFC 7517, Ed25519 keys of RFC 8037). */
export const jwksSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
    }),
  ),
});

export type SessionJwks = z.infer<typeof jwksSchema>;

/** The session token's claims; `sid` is the session row, `ws` the workspace. */
export const sessionClaimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  ws: z.string(),
  email: z.string(),
  role: z.enum(['owner']),
  /** Who is signed in is so known without the identity service; absent in the first tokens. */
  name: z.string().optional(),
  loginMethod: z.enum(loginMethods).optional(),
  exp: z.number(),
});

export type SessionClaims = z.infer<typeof sessionClaimsSchema>;

export const sessionIssuer = 'workspace-ops/identity';
export const sessionAudience = 'workspace-ops';
export const sessionCookieName = 'workspace_session';
export const sessionTokenAlgorithm = 'EdDSA';
export const sessionLifetimeSeconds = 365 * 24 * 60 * 60;
