import { z } from 'zod';
import { callerTokenSchema } from './caller.ts';
import { nextCursor, pageInput } from './page.ts';
import { actorSchema, tokenKinds, tokenScopes } from './roles.ts';
import { absent, requiredName } from './text.ts';
import { isoDateTimeInput, timestamp } from './time.ts';

/** What the secret of an API token begins with, so that it is recognised wherever it is found. */
export const tokenPrefix = 'wsk_';

/** The secret: 256 random bits. */
export const tokenSecretPattern = /^wsk_[A-Za-z0-9_-]{43}$/;

export const newTokenInput = z.object({
  name: requiredName().describe('Shown wherever the token is named as the one who acted.'),
  kind: z.enum(tokenKinds).describe('An agent decides nothing.'),
  scopes: z
    .array(z.enum(tokenScopes))
    .min(1, { error: 'must have at least one scope' })
    .max(tokenScopes.length)
    .describe('`runs:decide` is given by an owner, and to a `service` token.'),
  expiresAt: absent(isoDateTimeInput()).describe('Default: never.'),
});

export const tokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(tokenKinds),
    scopes: z.array(z.enum(tokenScopes)),
    createdAt: timestamp(),
    createdBy: actorSchema,
    expiresAt: timestamp().nullable(),
    lastUsedAt: timestamp().nullable().describe('Written at most every five minutes.'),
  })
  .meta({ id: 'ApiToken' });

export type ApiToken = z.infer<typeof tokenSchema>;

export const tokenCreatedSchema = z.object({
  token: tokenSchema,
  secret: z.string().describe('Shown this once. Sent as `Authorization: Bearer`.'),
});

export type TokenCreated = z.infer<typeof tokenCreatedSchema>;

export const tokenFilter = z.object(pageInput(50));

export type TokenFilter = z.output<typeof tokenFilter>;

export const tokenListSchema = z.object({
  tokens: z.array(tokenSchema).describe('Newest first.'),
  nextCursor: nextCursor(),
  totalCount: z.number().int(),
});

export type TokenList = z.infer<typeof tokenListSchema>;

/** Internal: which token has a secret, by the secret's SHA-256. */
export const findTokenInput = z.object({ hash: z.string().length(43) });

/** Internal: null for a secret that no token has, or whose token was deleted or has expired. */
export const foundTokenSchema = z.object({
  token: callerTokenSchema
    .extend({
      workspaceId: z.string(),
      expiresAt: timestamp().nullable(),
      /** Absent without cells. */
      cell: z.string().optional(),
    })
    .nullable(),
});

export type FoundToken = NonNullable<z.infer<typeof foundTokenSchema>['token']>;
