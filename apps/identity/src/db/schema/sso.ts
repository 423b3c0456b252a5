import { memberRoles, type Role } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { workspaces } from './accounts.ts';
import { identitySchema, moment } from './identity-schema.ts';

/** The OpenID provider through which people of a workspace's domains sign in. */
export const ssoConnections = identitySchema.table('sso_connections', {
  workspaceId: text()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Sealed with SESSION_KEY_SECRET where it is set. */
  clientSecret: text().notNull(),
  /** Null where a sign-in changes no role. */
  roleClaim: text(),
  roleMapping: jsonb().$type<Record<string, Role>>().notNull(),
  defaultRole: text({ enum: memberRoles }).notNull(),
  ssoOnly: boolean().notNull(),
  /** SHA-256 of the token by which a directory provisions users and groups. */
  scimTokenHash: text().unique('sso_connections_scim_token_unique'),
  scimTokenCreatedAt: moment(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** Domains of a workspace, which count once a TXT record has proved them. */
export const ssoDomains = identitySchema.table(
  'sso_domains',
  {
    workspaceId: text()
      .notNull()
      .references(() => ssoConnections.workspaceId, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** What the TXT record has to say; another one for each issuer. */
    token: text().notNull(),
    provedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.domain] }),
    uniqueIndex('sso_domains_proved_idx')
      .on(table.domain)
      .where(sql`${table.provedAt} is not null`),
  ],
);

/** Sign-ins that went to a provider and have not come back. A row is used once. */
export const ssoSignIns = identitySchema.table(
  'sso_sign_ins',
  {
    workspaceId: text()
      .notNull()
      .references(() => ssoConnections.workspaceId, { onDelete: 'cascade' }),
    /** SHA-256 of `state`, which only the browser that began the sign-in has. */
    stateHash: text().notNull(),
    redirectUri: text().notNull(),
    returnTo: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.stateHash] }),
    index('sso_sign_ins_state_hash_idx').on(table.stateHash),
    index('sso_sign_ins_expires_at_idx').on(table.expiresAt),
  ],
);
