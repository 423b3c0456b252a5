import { z } from 'zod';
import {
  absent,
  idInput,
  limits,
  notBlank,
  requiredName,
  storableText,
  withDefault,
} from './text.ts';
import { parseIsoDateTime, timestamp } from './time.ts';

/** An optional text; one that is empty or only white space is absent. */
const optionalText = (max: number) =>
  absent(storableText(max)).transform((value) => (value?.trim() === '' ? undefined : value));

/** Ids of the speech provider; they stand in a path and in a header. */
export const voiceIdPattern = /^[A-Za-z0-9_-]{1,128}$/;

/** The longest text that is spoken in one request. */
export const maxSpeechCharacters = 10_000;

export const speechInput = z.object({
  text: storableText(maxSpeechCharacters)
    .refine((value) => value.trim() !== '', { error: 'is required' })
    .meta(notBlank),
  voiceId: optionalText(limits.name)
    .refine((value) => value === undefined || voiceIdPattern.test(value), {
      error: 'must be 1 to 128 letters, digits, underscores or dashes',
    })
    .describe(
      'Letters, digits, `_` and `-`, up to 128. Default: `SPEECH_VOICE_ID_DEFAULT`, then a built-in voice.',
    ),
  modelId: optionalText(limits.name).describe('Default: a multilingual model.'),
});

export type SpeechInput = z.output<typeof speechInput>;

export const slotListSchema = z
  .object({
    available: z.boolean(),
    timezone: z.string().describe('IANA name; the business hours are in it.'),
    slots: z.array(timestamp()).describe('Free slots of 30 minutes, by their beginning.'),
    humanHost: z.string(),
  })
  .meta({ id: 'SlotList' });

export type SlotList = z.infer<typeof slotListSchema>;

export const serviceInterests = ['CRE', 'MedSpa', 'FounderSignal', 'General'] as const;

/** A real ISO 8601 date-time, with or without an offset; a date alone is no slot. */
export function isSlotText(text: string): boolean {
  if (!text.includes('T')) return false;
  return parseIsoDateTime(text) !== null || parseIsoDateTime(`${text}Z`) !== null;
}

export const bookSlotInput = z.object({
  callerPhone: requiredName().describe('National numbers are of `DEFAULT_PHONE_REGION`.'),
  scheduledSlot: requiredName()
    .refine((value) => value.trim() === '' || isSlotText(value), {
      error: 'must be an ISO 8601 date-time',
    })
    .describe('Without an offset it is in the time zone of the slots.'),
  callerName: optionalText(limits.name),
  callerEmail: optionalText(limits.email),
  notes: optionalText(limits.longText),
  agentSessionId: optionalText(limits.name),
  serviceInterest: absent(z.enum(serviceInterests)),
});

export type BookSlotInput = z.output<typeof bookSlotInput>;

export const bookingSchema = z
  .object({
    success: z.literal(true),
    bookingRef: z.string().describe('Has the prefix `VBK-`.'),
    status: z.literal('confirmed'),
    message: z.string(),
  })
  .meta({ id: 'Booking' });

export type Booking = z.infer<typeof bookingSchema>;

export const callSentiments = ['positive', 'neutral', 'negative', 'curious'] as const;
export const callDispositions = ['booked', 'follow_up', 'not_interested', 'voicemail'] as const;

/** The longest call that a record may claim, in seconds: a week. */
const maxCallSeconds = 604_800;

export const callRecordInput = z.object({
  callId: idInput().describe('The same id again completes the record.'),
  callerNumber: optionalText(limits.name),
  durationSeconds: absent(
    z
      .number()
      .refine((value) => value >= 0 && value <= maxCallSeconds, {
        error: `must be from 0 to ${maxCallSeconds}`,
      })
      .meta({ minimum: 0, maximum: maxCallSeconds }),
  ),
  transcript: optionalText(limits.longText),
  sentiment: absent(z.enum(callSentiments)),
  recordingUrl: optionalText(limits.shortText),
  disposition: absent(z.enum(callDispositions)),
  summary: optionalText(limits.longText),
  agentId: optionalText(limits.name),
});

export type CallRecordInput = z.output<typeof callRecordInput>;

export const callRecordedSchema = z
  .object({
    received: z.literal(true),
    callId: z.string(),
    crmStatus: z.literal('logged_to_vault'),
    timestamp: timestamp().describe('When the record last changed.'),
  })
  .meta({ id: 'CallRecorded' });

export type CallRecorded = z.infer<typeof callRecordedSchema>;

export const campaignTypes = ['CRE', 'MedSpa', 'FounderSignal'] as const;
export type CampaignType = (typeof campaignTypes)[number];

export const dispatchCallInput = z.object({
  recipientPhone: requiredName().describe('National numbers are of `DEFAULT_PHONE_REGION`.'),
  leadName: optionalText(limits.name),
  companyName: optionalText(limits.name),
  campaignType: withDefault(z.enum(campaignTypes), 'FounderSignal'),
});

export type DispatchCallInput = z.output<typeof dispatchCallInput>;

export const dispatchSchema = z
  .object({
    success: z.literal(true),
    dispatchId: z.string().describe('Has the prefix `VOUT-`.'),
    status: z.literal('queued'),
    recipientPhone: z.string().describe('As it was sent.'),
    scriptPrompt: z.string(),
    agentAssigned: z.string(),
  })
  .meta({ id: 'Dispatch' });

export type Dispatch = z.infer<typeof dispatchSchema>;
