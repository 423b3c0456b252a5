import { z } from 'zod';

/**
 * What a member may do in a workspace. Each role may all that the ones after it may, but `auditor`,
 * which stands beside them: it reads everything and writes nothing.
 */
export const memberRoles = ['owner', 'admin', 'approver', 'editor', 'viewer', 'auditor'] as const;

export type Role = (typeof memberRoles)[number];

/** The least roles that an operation can ask for; an auditor may what a viewer may. */
export const leastRoles = ['owner', 'admin', 'approver', 'editor', 'viewer'] as const;

export type LeastRole = (typeof leastRoles)[number];

const ranks: Record<Role, number> = {
  owner: 5,
  admin: 4,
  approver: 3,
  editor: 2,
  viewer: 1,
  auditor: 1,
};

/** Whether the role is the least one that is asked for, or above it. */
export const hasRole = (role: Role, least: LeastRole): boolean => ranks[role] >= ranks[least];

/** Who can act: a person by a session, a program by a token, this service, or an unknown caller. */
export const actorKinds = ['person', 'service', 'agent', 'system', 'anonymous'] as const;

export type ActorKind = (typeof actorKinds)[number];

/** Who did something, as records keep it. */
export const actorSchema = z
  .object({
    kind: z.enum(actorKinds),
    id: z.string().nullable().describe('Of the user or the token; null for the others.'),
    name: z.string().describe('As it was then.'),
  })
  .meta({ id: 'Actor' });

export type Actor = z.infer<typeof actorSchema>;

/** What a token may be used for. */
export const tokenScopes = [
  'read',
  'ingest',
  'runs:start',
  'runs:decide',
  'artifacts:write',
  'audit:read',
  'knowledge:write',
  'calendar',
] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** What a token acts as: a program of the workspace, or an agent, which decides nothing. */
export const tokenKinds = ['service', 'agent'] as const;

export type TokenKind = (typeof tokenKinds)[number];
