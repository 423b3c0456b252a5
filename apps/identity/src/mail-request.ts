import { noticeSchema } from '@workspace-ops/contracts';
import { z } from 'zod';

/** What an account's owner is told of its second factors. */
export const factorEvents = [
  'totp_added',
  'passkey_added',
  'factor_removed',
  'codes_renewed',
  'code_used',
] as const;

export type FactorEvent = (typeof factorEvents)[number];

/**
 * A mail to be sent, as its job stores it. It holds no secret: that is made when the mail is sent,
 * and only its hash is stored.
 */
export const mailRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email_verification'), email: z.string() }),
  z.object({ kind: z.literal('password_reset'), email: z.string() }),
  z.object({ kind: z.literal('password_changed'), email: z.string() }),
  z.object({
    kind: z.literal('factor_notice'),
    email: z.string(),
    event: z.enum(factorEvents),
  }),
  z.object({ kind: z.literal('notice'), email: z.string(), notice: noticeSchema }),
  z.object({
    kind: z.literal('digest'),
    workspaceId: z.string(),
    userId: z.string(),
    approvalIds: z.array(z.string()),
  }),
  z.object({ kind: z.literal('invitation'), workspaceId: z.string(), invitationId: z.string() }),
]);

export type MailRequest = z.infer<typeof mailRequestSchema>;
