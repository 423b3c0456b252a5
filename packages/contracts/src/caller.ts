import { z } from 'zod';
import { memberRoles, tokenKinds, tokenScopes, type Actor } from './roles.ts';

/** Well-formed workspace ids, as `X-Workspace-Id` takes them. */
export const workspaceIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** What is known of a caller's API token. */
export const callerTokenSchema = z.object({
  id: z.string(),
  kind: z.enum(tokenKinds),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
});

/** Who calls, as the gateway found out and as every internal call carries it. */
export const callerSchema = z.object({
  workspaceId: z.string(),
  /** null: no session; the workspace came from a token, the header or the default. */
  userId: z.string().nullable(),
  email: z.string().nullable(),
  /** The member's, or null: a token has scopes instead, and a caller without a credential has neither. */
  role: z.enum(memberRoles).nullable(),
  sessionId: z.string().nullable(),
  /** The client's address, for brute-force limits. */
  address: z.string(),
  /** The member's name; edges of the release before do not send it. */
  name: z.string().nullable().optional(),
  /**
   * Present where the workspace wants its people to show again who they are before they decide, and
   * the caller has not lately.
   */
  isUnconfirmed: z.literal(true).optional(),
  /** The API token that the request came with. */
  token: callerTokenSchema.optional(),
});

export type Caller = z.infer<typeof callerSchema>;

/** Whether the caller showed who it is: by a session or by a token. */
export const hasCredential = ({ userId, token }: Pick<Caller, 'userId' | 'token'>): boolean =>
  userId !== null || token !== undefined;

/** Whether the caller may read the audit log: a token only with the scope for that. */
export const mayReadAudit = ({ token }: Pick<Caller, 'token'>): boolean =>
  token === undefined || token.scopes.includes('audit:read');

/** How logs and lists name a caller who showed who it is; undefined for one who did not. */
export const nameCaller = ({ email, token, userId }: Caller): string | undefined =>
  email ?? token?.name ?? userId ?? undefined;

/** Who is recorded for what the caller does. */
export function toActor({ userId, email, name, token }: Caller): Actor {
  if (token !== undefined) return { kind: token.kind, id: token.id, name: token.name };
  if (userId !== null) return { kind: 'person', id: userId, name: name ?? email ?? userId };
  return { kind: 'anonymous', id: null, name: 'Workspace caller' };
}

/** Who is recorded for what this service does by itself. */
export const systemActor: Actor = { kind: 'system', id: null, name: 'Workspace operations' };
