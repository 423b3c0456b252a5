import { z } from 'zod';
import { memberRoles } from './roles.ts';
import {
  absent,
  idInput,
  isStorableText,
  limits,
  optionalName,
  storableText,
  textUpTo,
} from './text.ts';
import { isoDateTimeInput, timestamp } from './time.ts';

const notAnEmail = { error: 'must be an email address' };

/**
 * Trimmed and lower-cased: emails are compared without regard to case. Only ASCII is accepted, and
 * that is checked before lower-casing, which makes ASCII of other characters: the Kelvin sign
 * (U+212A) becomes `k`, and two people would be one.
 */
export const emailInput = () =>
  z
    .string()
    .trim()
    .refine((value) => isAscii(value), notAnEmail)
    .toLowerCase()
    .refine((value) => value.length <= limits.email, {
      error: `must be at most ${limits.email} characters`,
    })
    .refine(isStorableText, { error: 'must not contain NUL or unpaired surrogate characters' })
    .refine((value) => value !== '', { error: 'is required' })
    .pipe(z.email(notAnEmail))
    .meta({ format: 'email', minLength: 1, maxLength: limits.email });

/** Lone surrogates and NUL have sentences of their own. */
const isAscii = (value: string): boolean => !isStorableText(value) || /^\p{ASCII}*$/u.test(value);

const password = (min: number) =>
  textUpTo(limits.password)
    .refine((value) => value.length >= min, {
      error: min === 1 ? 'is required' : `must have at least ${min} characters`,
    })
    // Who has one of white space alone signs in with it.
    .refine((value) => min === 1 || value.trim() !== '', { error: 'is required' })
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
    role: z.enum(memberRoles),
    workspaceId: z.string().describe('The personal workspace.'),
    loginMethod: z.enum(loginMethods),
    emailVerified: z
      .boolean()
      .optional()
      .describe(
        'Whether the address was proved to be this person’s: by a mailed link or by a sign-in provider. Absent while the identity service is away.',
      ),
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

/** What somebody who is not signed in may do here. */
export const signInWaysSchema = z
  .object({
    tenancy: z.enum(['open', 'strict']),
    signUp: z
      .enum(['open', 'invite', 'off'])
      .describe('Who may have an account: everybody, who is invited, or nobody.'),
  })
  .meta({ id: 'SignInWays' });

export type SignInWays = z.infer<typeof signInWaysSchema>;

export const meSchema = z.object({ user: userSchema.nullable() });

export const loggedOutSchema = z.object({
  success: z.literal(true),
  ended: z
    .literal(false)
    .optional()
    .describe(
      'Present where nothing could be ended: the credential is an identity provider’s token, which stays valid until it expires.',
    ),
});

/** Internal: an account found or made from a verified identity-provider token. */
export const resolveExternalInput = z.object({
  issuer: storableText(2_048),
  subject: storableText(255),
  email: emailInput(),
  name: optionalName(),
});

/** Internal: what the edge knows of the client that signs in, beside its address. */
export const clientFacts = absent(
  z.object({
    userAgent: absent(storableText(limits.userAgent)),
    /** As an earlier sign-in on the same device gave it out. */
    deviceToken: absent(storableText(2_048)),
  }),
);

export type ClientFacts = z.output<typeof clientFacts>;

/** Internal: the inputs of the operations that begin a session, as the edge sends them. */
export const signUpCall = signUpInput.extend({ client: clientFacts });
export const logInCall = logInInput.extend({ client: clientFacts });
export const googleSignInCall = googleSignInInput.extend({ client: clientFacts });

/** Internal: a session that began; the edge keeps the device token out of the answer's body. */
export const startedSessionSchema = signedInSchema.extend({ deviceToken: z.string() });

export type StartedSession = z.infer<typeof startedSessionSchema>;

/** Internal: sessions revoked since a moment, for the edges' revocation lists. */
export const revokedSinceInput = z.object({
  since: isoDateTimeInput(),
  /** The last answer's `next`. */
  after: absent(z.object({ revokedAt: isoDateTimeInput(), sessionId: idInput() })),
  /** The last answer's `nextRole`: the answer then has roles only. */
  afterRole: absent(
    z.object({ since: isoDateTimeInput(), workspaceId: idInput(), userId: idInput() }),
  ),
  /** The edge has just started and asks for each session of `unlistedUsers` when it first comes. */
  first: absent(z.boolean()),
});

/** Ids may come again in a later answer; `asOf` is the next question's `since`. */
export const revokedSinceSchema = z.object({
  sessionIds: z.array(z.string()),
  /** When each one's token expires, in seconds since 1970, in the order of `sessionIds`. */
  expireAt: z.array(z.int()).optional(),
  asOf: timestamp(),
  /** Where the next page begins; absent on the last one. */
  next: z.object({ revokedAt: timestamp(), sessionId: z.string() }).optional(),
  /** How long a session may rest before it ends. */
  idleSeconds: z.int().optional(),
  /** Users with too many ended sessions to list, who became so since; on the first page. */
  unlistedUsers: z.array(z.string()).optional(),
  /** All that are suspended now; on the first page. */
  suspendedWorkspaces: z.array(z.string()).optional(),
  /** Those of them that are being moved to another cell. */
  movingWorkspaces: z.array(z.string()).optional(),
  /** Those that were deleted since, which never come back; on the first page. */
  deletedWorkspaces: z.array(z.string()).optional(),
  /** Where the setting `confirmDecisions` was changed since; on the first page. */
  confirming: z.array(z.object({ workspaceId: z.string(), isWanted: z.boolean() })).optional(),
  /** Where workspaces are that were moved to another cell since; on the first page. */
  moved: z.array(z.object({ workspaceId: z.string(), cell: z.string() })).optional(),
  /** API tokens that were deleted since; on the first page. */
  deletedTokens: z.array(z.string()).optional(),
  /**
   * Roles that members were given since: null for who has joined, whose tokens say it. On the first page
   * of sessions, and on those that `afterRole` asked for.
   */
  roles: z
    .array(
      z.object({
        workspaceId: z.string(),
        userId: z.string(),
        role: z.enum(memberRoles).nullable(),
        since: timestamp(),
      }),
    )
    .optional(),
  nextRole: z
    .object({ since: timestamp(), workspaceId: z.string(), userId: z.string() })
    .optional(),
});

/** Internal: sessions that edges have seen in use since they last said so. */
export const seenSessionsInput = z.object({
  sessions: z
    .array(z.object({ workspaceId: idInput(), sessionId: idInput(), address: storableText(100) }))
    .max(limits.arrayItems),
});

/** Internal: which of the sessions are none any more. */
export const seenSessionsSchema = z.object({ ended: z.array(z.string()) });

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
  role: z.enum(memberRoles),
  /** Who is signed in is so known without the identity service; absent in the first tokens. */
  name: z.string().optional(),
  loginMethod: z.enum(loginMethods).optional(),
  /** Where the workspace was at the sign-in, by which a proxy chooses the cell; absent without cells. */
  cell: z.string().optional(),
  exp: z.number(),
});

export type SessionClaims = z.infer<typeof sessionClaimsSchema>;

export const sessionIssuer = 'workspace-ops/identity';
export const sessionAudience = 'workspace-ops';
export const sessionCookieName = 'workspace_session';
/** Says that somebody signed in to an account on this device before; it signs nobody in. */
export const deviceCookieName = 'workspace_device';
/** The same for clients that keep no cookies, in requests and answers. */
export const deviceHeaderName = 'X-Device-Token';
export const deviceAudience = 'workspace-ops/device';
export const sessionTokenAlgorithm = 'EdDSA';
export const sessionLifetimeSeconds = 365 * 24 * 60 * 60;
