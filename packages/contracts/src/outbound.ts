import { z } from 'zod';
import { jsonObject } from './json.ts';
import { queryInteger } from './query.ts';
import { absent, limits, storableText } from './text.ts';
import { parseIsoDateTime, timestamp } from './time.ts';

export const coldmailEventTypes = [
  'reply_received',
  'lead_interested',
  'lead_not_interested',
  'email_sent',
  'email_opened',
  'link_clicked',
] as const;

export type ColdmailEventType = (typeof coldmailEventTypes)[number];

/** An optional text; one that is empty or only white space is absent. */
const optional = (max: number) =>
  absent(storableText(max)).transform((value) => (value?.trim() === '' ? undefined : value));

/** Senders differ in how they write addresses: one that nobody could mean as one is refused. */
const leadEmail = () =>
  storableText(limits.email)
    .transform((value) => value.trim())
    .refine((value) => value !== '', { error: 'is required' })
    .refine((value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value), {
      error: 'must be an email address',
    })
    .meta({ format: 'email', maxLength: limits.email });

/** A real date or date-time; without an offset it is in UTC. */
const isMoment = (text: string): boolean =>
  parseIsoDateTime(text) !== null || parseIsoDateTime(`${text}Z`) !== null;

const toMoment = (text: string): string =>
  new Date(parseIsoDateTime(text) ?? parseIsoDateTime(`${text}Z`) ?? Number.NaN).toISOString();

/** An event as the provider sends it; what else it carries is ignored. */
export const coldmailEventInput = z.object({
  event_type: z.enum(coldmailEventTypes),
  lead_email: leadEmail(),
  campaign_id: optional(limits.name),
  campaign_name: optional(limits.name),
  lead_first_name: optional(limits.name),
  lead_last_name: optional(limits.name),
  company_name: optional(limits.name),
  reply_text: optional(limits.longText).describe('Decides whether a reply is a hot lead.'),
  timestamp: optional(limits.name)
    .refine((value) => value === undefined || isMoment(value), {
      error: 'must be an ISO 8601 date-time',
    })
    .transform((value) => (value === undefined ? undefined : toMoment(value)))
    .meta({ format: 'date-time' }),
});

export type ColdmailEvent = z.output<typeof coldmailEventInput>;

/** Internal: an event with the SHA-256 of the payload it came in, which tells duplicates. */
export const receiveEventInput = z.object({
  event: coldmailEventInput,
  payloadHash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type ReceiveEventInput = z.output<typeof receiveEventInput>;

export const coldmailActions = ['flagged_hot_lead', 'logged_activity'] as const;

export const eventProcessedSchema = z
  .object({
    success: z.literal(true),
    timestamp: timestamp().describe('When the event was first processed.'),
    processed: z.object({
      actionTaken: z.enum(coldmailActions),
      leadEmail: z.string(),
      summary: z.string(),
      isHotLead: z.boolean(),
    }),
  })
  .meta({ id: 'ColdmailEventProcessed' });

export type EventProcessed = z.infer<typeof eventProcessedSchema>;

export const coldmailVerifiedSchema = z
  .object({
    success: z.literal(true),
    message: z.string(),
    campaignCount: z
      .number()
      .int()
      .describe('How many campaigns the answer to a request for one held.'),
  })
  .meta({ id: 'ColdmailVerified' });

export type ColdmailVerified = z.infer<typeof coldmailVerifiedSchema>;

export const campaignFilter = z.object({
  limit: queryInteger({ min: 1, max: 500, default: 10 }),
  skip: queryInteger({ min: 0, max: 100_000, default: 0 }),
});

export type CampaignFilter = z.output<typeof campaignFilter>;

export const campaignListSchema = z
  .object({
    success: z.literal(true),
    count: z.number().int(),
    campaigns: z.array(jsonObject()).describe('As the provider gives them.'),
  })
  .meta({ id: 'CampaignList' });

export type CampaignList = z.infer<typeof campaignListSchema>;
