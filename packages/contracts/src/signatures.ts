import { z } from 'zod';
import { queryText } from './query.ts';
import { idInput, limits, storableText } from './text.ts';

/** The headers that can vouch for an inbound webhook. */
export const signatureHeaderNames = [
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'x-webhook-secret',
] as const;

/** Internal: an inbound webhook as it came, for its service to check before the body is parsed. */
export const signedRequestSchema = z.object({
  /** The body's text, byte for byte. */
  rawBody: z.string(),
  headers: z.partialRecord(z.enum(signatureHeaderNames), z.string()),
});

export type SignedRequest = z.infer<typeof signedRequestSchema>;

/** Stand before the key under which a signed delivery is stored, made of its `webhook-id`. */
export const deliveryKeyPrefixes = { plain: 'webhook:', hashed: 'webhook-sha256:' } as const;

export const webhookSecretSchema = z.object({
  webhook: z.enum(['voice', 'coldmail']),
  path: z.string(),
  secret: z
    .string()
    .optional()
    .describe('`whsec_` and base64; absent where the installation demands no signature.'),
});

/** The secrets with which senders sign what they deliver to a workspace. */
export const webhookSecretsSchema = z.object({
  workspaceId: z.string(),
  secrets: z.array(webhookSecretSchema),
});

export const workspaceParams = z.object({ id: idInput() });

/** The query of an inbound webhook, for senders that can set nothing but the URL. */
export const webhookQuery = z.object({
  workspaceId: queryText(storableText(limits.name)).describe(
    'The workspace of a caller without a credential, where `X-Workspace-Id` cannot be set.',
  ),
});
