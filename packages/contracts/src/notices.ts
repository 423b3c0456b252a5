import { z } from 'zod';
import { timestamp } from './time.ts';

/**
 * Internal: what the admins of a workspace have to know without asking. The same `id` twice is one
 * notice, which is sent at least once.
 */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('webhook_disabled'),
    id: z.string(),
    workspaceId: z.string(),
    /** Of the callback's URL; the path may hold a secret. */
    origin: z.string(),
    failingSince: timestamp(),
  }),
]);

export type Notice = z.infer<typeof noticeSchema>;
