import { z } from 'zod';

/** Well-formed workspace ids, as `X-Workspace-Id` takes them. */
export const workspaceIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Who calls, as the gateway found out and as every internal call carries it. */
export const callerSchema = z.object({
  workspaceId: z.string(),
  /** null: no credential, the workspace came from the header or the default. */
  userId: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(['owner']).nullable(),
  sessionId: z.string().nullable(),
  /** The client's address, for brute-force limits. */
  address: z.string(),
});

export type Caller = z.infer<typeof callerSchema>;
