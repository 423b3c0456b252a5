import { z } from 'zod';
import { jsonObject } from './json.ts';
import { timestamp } from './time.ts';

/** The live events of a workspace (interface.md Events, decisions.md 24). */
export const liveEventNames = [
  'ROAMING_DATA_INGESTED',
  'RUN_CREATED',
  'RUN_STATUS_CHANGED',
  'APPROVAL_REQUESTED',
  'ARTIFACT_CREATED',
  'HOT_LEAD_FLAGGED',
  'BOOKING_CONFIRMED',
  'CONTACT_SUPPRESSED',
] as const;

/** What a callback URL receives as its body. */
export const liveEventBodySchema = z
  .object({ event: z.enum(liveEventNames), timestamp: timestamp(), data: jsonObject() })
  .meta({ id: 'LiveEvent' });

/** An event as its writer puts it into its outbox. */
export const liveEventSchema = liveEventBodySchema.extend({
  id: z.string().startsWith('evt_'),
  workspaceId: z.string(),
});

export type LiveEvent = z.infer<typeof liveEventSchema>;
