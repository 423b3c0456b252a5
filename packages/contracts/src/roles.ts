import { z } from 'zod';

export * from './role-names.ts';

/** Who can act: a person by a session, a program by a token, this service, or an unknown caller. */
export const actorKinds = ['person', 'service', 'agent', 'system', 'anonymous'] as const;

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
