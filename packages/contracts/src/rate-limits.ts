import { z } from 'zod';

/** Internal: what the edges take from a token bucket, and return of what they took before. */
export const takeTokensInput = z.object({
  key: z.string().min(1).max(300),
  /** How many tokens a full bucket holds. */
  capacity: z.int().min(1).max(1_000_000_000),
  /** In how many seconds an empty bucket fills; up to a day. */
  windowSeconds: z.int().min(1).max(86_400),
  wanted: z.int().min(1),
  returned: z.int().min(0),
});

export type TakeTokensInput = z.infer<typeof takeTokensInput>;

export const tokensTakenSchema = z.object({
  /** From 0 to what was wanted. */
  granted: z.int().min(0),
  /** What the bucket still holds. */
  remaining: z.number().min(0),
});

export type TokensTaken = z.infer<typeof tokensTakenSchema>;

/** Internal: the workspace of the installation's first account; null before there is one. */
export const firstWorkspaceSchema = z.object({ workspaceId: z.string().nullable() });
