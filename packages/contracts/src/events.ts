import { z } from 'zod';
import { approvalStatuses, voteCountSchema } from './approvals.ts';
import { artifactStatuses, artifactTypeSchema } from './artifacts.ts';
import { budgetPeriods, budgetThresholds } from './budget.ts';
import { contactKinds, suppressionSources } from './contacts.ts';
import { jsonObject } from './json.ts';
import { coldmailEventTypes } from './outbound.ts';
import { runStatusSchema } from './runs.ts';
import { liveEventNames, type LiveEventName } from './event-names.ts';
import { timestamp } from './time.ts';

export * from './event-names.ts';

const run = { runId: z.string(), workflowId: z.string() };
const source = z.string().describe('`(not a plain identifier)` in the place of other texts.');
const approval = { ...run, approvalId: z.string() };

/** What the `data` of an event holds, by the event's name: ids, and the new status. */
export const liveEventData = {
  ROAMING_DATA_INGESTED: z.object({ ingestionId: z.string() }),
  RUN_CREATED: z.object({ ...run, status: runStatusSchema, triggerSource: source }),
  RUN_STATUS_CHANGED: z.object({
    ...run,
    status: runStatusSchema,
    stepTitle: z.string().optional().describe('Where it paused.'),
    approvalId: z.string().optional().describe('What a decision answers, where it paused.'),
  }),
  APPROVAL_REQUESTED: z.object({
    ...run,
    status: z.literal('paused_for_approval'),
    stepTitle: z.string(),
    approvalId: z.string().describe('What a decision answers; it says why the run waits.'),
    auditLogId: z.string().describe('The audit entry that can be approved or rejected.'),
  }),
  APPROVAL_VOTED: z.object({ ...approval, ...voteCountSchema.shape }),
  APPROVAL_VOIDED: z.object(approval),
  APPROVAL_ESCALATED: z.object({
    ...approval,
    to: z.array(z.string()).describe('The roles that may decide too by now.'),
  }),
  APPROVAL_DECIDED: z.object({
    ...approval,
    status: z.enum(approvalStatuses).exclude(['open']),
  }),
  ARTIFACT_CREATED: z.object({
    artifactId: z.string(),
    artifactType: artifactTypeSchema,
    status: z.enum(artifactStatuses),
    runId: z.string(),
    workflowId: z.string(),
  }),
  HOT_LEAD_FLAGGED: z.object({
    eventId: z.string(),
    status: z.literal('flagged_hot_lead'),
    leadEmail: z.string(),
    eventType: z.enum(coldmailEventTypes),
    campaignId: z.string().optional(),
    runId: z.string().optional().describe('The run that the lead started.'),
  }),
  BOOKING_CONFIRMED: z.object({
    bookingRef: z.string(),
    status: z.literal('confirmed'),
    scheduledSlot: timestamp(),
  }),
  CONTACT_SUPPRESSED: z.object({
    suppressedId: z.string(),
    status: z.literal('suppressed'),
    kind: z.enum(contactKinds),
    source: z.enum(suppressionSources),
    sourceId: z.string().nullable(),
  }),
  BUDGET_THRESHOLD_REACHED: z.object({
    percent: z.literal(budgetThresholds).describe('Of the budget, what is spent at least.'),
    period: z.enum(budgetPeriods),
    from: z.iso.date().describe('The first day of the period (UTC).'),
    spentUsd: z.number(),
    budgetUsd: z.number(),
  }),
} as const satisfies Record<LiveEventName, z.ZodObject>;

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
