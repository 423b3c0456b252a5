import { bigint, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { identitySchema, moment } from './identity-schema.ts';

/*
 * What an account's owner signs in with beside the password. Like the account itself it stands above
 * workspaces: sign-in asks for it before any workspace is known.
 */

const ofUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Secrets of authenticator applications. */
export const totpSecrets = identitySchema.table(
  'totp_secrets',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    /** Sealed with SESSION_KEY_SECRET where it is set. */
    secret: text().notNull(),
    createdAt: moment().notNull(),
    /** Null until its owner has shown a code: it asks for nothing before. */
    confirmedAt: moment(),
    /** The time step of the last code that was used: neither it nor an earlier one is used again. */
    lastStep: integer(),
    lastUsedAt: moment(),
  },
  (table) => [index('totp_secrets_user_id_idx').on(table.userId)],
);

/** WebAuthn credentials. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    /** As its authenticator names it, in base64url. */
    credentialId: text().notNull().unique('passkeys_credential_id_unique'),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it signed; always 0 of those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
);

/** Hashes of the codes that stand in for a lost factor; each is removed when it is used. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  { userId: ofUser(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** How a sign-in began. */
export const signInMethods = [
  'password',
  'google',
  'invitation',
  'passkey',
  'sso',
  'switch',
] as const;

export type SignInMethod = (typeof signInMethods)[number];

export const challengePurposes = [
  'log_in',
  'passkey_sign_in',
  'add_passkey',
  'confirm_session',
] as const;

/** Secrets that a second step is made with, hashed; each is used once. */
export const factorChallenges = identitySchema.table(
  'factor_challenges',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Whose it is; null where the passkey names the person. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Of a sign-in, where the session will begin. */
    workspaceId: text(),
    /** Of a sign-in, how its first step was made. */
    method: text({ enum: signInMethods }),
    /** The same while the password is the one that the first step was made with. */
    passwordDigest: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('factor_challenges_user_id_idx').on(table.userId),
    index('factor_challenges_expires_at_idx').on(table.expiresAt),
  ],
);
