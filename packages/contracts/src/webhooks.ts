import { z } from 'zod';
import { liveEventData, liveEventNames } from './events.ts';
import { absent, idInput, limits, storableText, textOr } from './text.ts';
import { timestamp } from './time.ts';

export const registerWebhookInput = z.object({
  endpointUrl: storableText(limits.shortText)
    .refine((value) => value.trim() !== '', { error: 'is required' })
    .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), {
      error: 'must be an http or https URL',
    })
    .meta({ format: 'uri', minLength: 1, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' }),
  deviceLabel: textOr(limits.name, 'Studio Mobile Client'),
  events: absent(
    z
      .array(z.enum(liveEventNames))
      .min(1, { error: 'must name at least one event' })
      .max(limits.arrayItems, { error: `must have at most ${limits.arrayItems} items` }),
  ).describe('Only these events are delivered; all of them where it is absent.'),
});

export type RegisterWebhookInput = z.output<typeof registerWebhookInput>;

export const webhookRegisteredSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  subscriberId: z.string(),
  endpointUrl: z.string(),
  signingSecret: z.string().describe('Standard Webhooks secret, `whsec_` and base64.'),
});

export type WebhookRegistered = z.infer<typeof webhookRegisteredSchema>;

export const webhookIdInput = z.object({ id: idInput().describe('The `subscriberId`.') });

export const webhookStatuses = ['active', 'disabled'] as const;
export const webhookDeliveryStatuses = ['delivered', 'failed', 'pending'] as const;

export const webhookDeliverySchema = z
  .object({
    id: z.string().describe('The event’s, which every try sends as `webhook-id`.'),
    event: z.enum(liveEventNames),
    at: timestamp().describe('The last try.'),
    status: z
      .enum(webhookDeliveryStatuses)
      .describe('`pending`: tried without success, and tried again soon.'),
    attempts: z.number().int(),
    responseStatus: z.number().int().nullable().describe('`null` where no answer came.'),
  })
  .meta({ id: 'WebhookDelivery' });

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookSchema = z
  .object({
    id: z.string().describe('The `subscriberId` of the registration.'),
    endpointUrl: z
      .string()
      .describe(
        'In its normal form. Who may not delete it gets `…` for its path, which may be a secret.',
      ),
    label: z.string(),
    events: z.array(z.enum(liveEventNames)).nullable().describe('`null`: all events.'),
    status: z
      .enum(webhookStatuses)
      .describe('`disabled` after three days of failures only; registering the URL enables it.'),
    createdAt: timestamp(),
    lastDelivery: webhookDeliverySchema.nullable(),
  })
  .meta({ id: 'Webhook' });

export type Webhook = z.infer<typeof webhookSchema>;

export const webhookListSchema = z.object({
  webhooks: z.array(webhookSchema).describe('Newest first, 500 at most.'),
  totalCount: z.number().int(),
});

export type WebhookList = z.infer<typeof webhookListSchema>;

export const webhookFoundSchema = z.object({ webhook: webhookSchema });

export type WebhookFound = z.infer<typeof webhookFoundSchema>;

export const webhookDeletedSchema = z.object({ success: z.literal(true) });

export type WebhookDeleted = z.infer<typeof webhookDeletedSchema>;

export const webhookSecretRotatedSchema = z.object({
  signingSecret: z.string().describe('The new one; for 24 hours the one before signs as well.'),
});

export type WebhookSecretRotated = z.infer<typeof webhookSecretRotatedSchema>;

/** The event of a test, which no filter names. */
export const webhookTestEvent = 'WEBHOOK_TEST';

/** The `data` of everything that a callback receives. */
export const webhookEventData = {
  ...liveEventData,
  [webhookTestEvent]: z.object({ webhookId: z.string() }),
};

export type WebhookEventName = keyof typeof webhookEventData;

export const webhookEventNames = [...liveEventNames, webhookTestEvent] as const;

export const webhookTestedSchema = z.object({
  delivered: z.boolean(),
  status: z.number().int().nullable().describe('Of the answer; `null` where none came.'),
  latencyMs: z.number().int(),
});

export type WebhookTested = z.infer<typeof webhookTestedSchema>;

export const webhookDeliveriesSchema = z.object({
  deliveries: z.array(webhookDeliverySchema).describe('The last 100, newest first.'),
});

export type WebhookDeliveries = z.infer<typeof webhookDeliveriesSchema>;
