import { z } from 'zod';

/**
 * A mail to be sent, as its job stores it. It holds no secret: that is made when the mail is sent,
 * and only its hash is stored.
 */
export const mailRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email_verification'), email: z.string() }),
  z.object({ kind: z.literal('password_reset'), email: z.string() }),
  z.object({ kind: z.literal('password_changed'), email: z.string() }),
  z.object({ kind: z.literal('invitation'), workspaceId: z.string(), invitationId: z.string() }),
]);

export type MailRequest = z.infer<typeof mailRequestSchema>;
