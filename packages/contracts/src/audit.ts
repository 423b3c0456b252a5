import { z } from 'zod';
import { voteCountSchema } from './approvals.ts';
import { jsonObject } from './json.ts';
import { nextCursor, pageInput, periodInput } from './page.ts';
import { actorSchema } from './roles.ts';
import { queryFilter, queryText } from './query.ts';
import { runDecisionInput } from './runs.ts';
import { idInput, limits, requiredShortText, storableText } from './text.ts';
import { timestamp } from './time.ts';

export const auditStatuses = ['success', 'requires_approval', 'warning', 'error'] as const;
export const auditStatusSchema = z.enum(auditStatuses);
export type AuditStatus = z.infer<typeof auditStatusSchema>;

export const policyChecksSchema = z.object({
  saifPassed: z.boolean(),
  piiDetected: z.number().int().describe('Items of personal data found and redacted.'),
  budgetThresholdPassed: z.boolean(),
});

export type PolicyChecks = z.infer<typeof policyChecksSchema>;

/**
 * An event as its writer puts it into its outbox: the id is made there, so that a repeated
 * hand-over is recognised. `decides` names the `requires_approval` entry that this event
 * settles; such an event is a link of the chain, shown folded into that entry.
 */
export const auditEventSchema = z.object({
  id: z.string().startsWith('aud_'),
  workspaceId: z.string(),
  timestamp: timestamp(),
  agent: z.string(),
  action: z.string(),
  model: z.string(),
  message: z.string(),
  status: auditStatusSchema,
  latencyMs: z.number(),
  tokensTotal: z.number().int(),
  cost: z.string().describe('US dollars, decimal.'),
  policyChecks: policyChecksSchema,
  details: jsonObject(),
  /** Absent in entries of before actors were recorded. */
  actor: actorSchema.optional(),
  decides: z.string().optional(),
});

export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditLogEntrySchema = auditEventSchema
  .omit({ workspaceId: true, decides: true })
  .meta({ id: 'AuditLogEntry' });

export type AuditLogEntry = z.infer<typeof auditLogEntrySchema>;

export const auditLogFilter = z.object({
  status: queryFilter(auditStatuses),
  q: queryText(storableText(limits.shortText)).describe(
    'Case-insensitive text in action, agent, message or model.',
  ),
  runId: queryText(idInput()).describe('Entries of this run.'),
  agent: queryText(storableText(limits.email)).describe('Who did it, exactly.'),
  action: queryText(storableText(limits.email)).describe('What was done, exactly, as `run.step`.'),
  ...periodInput(),
  ...pageInput(100),
});

export type AuditLogFilter = z.output<typeof auditLogFilter>;

export const auditLogListSchema = z.object({
  workspaceId: z.string(),
  logs: z.array(auditLogEntrySchema).describe('Up to `limit`, newest first.'),
  totalCount: z.number().int().describe('How many match, listed or not.'),
  nextCursor: nextCursor(),
});

export const auditStatsSchema = z
  .object({
    workspaceId: z.string(),
    totalEvents24h: z.number().int(),
    pendingReviews: z.number().int().describe('Runs paused for approval.'),
    securityAlerts: z.number().int(),
    totalCost24h: z.string().describe('US dollars, decimal.'),
    saifComplianceRate: z.string().describe('Percentage, as `98.5%`.'),
  })
  .meta({ id: 'AuditStats' });

export const auditDecisionInput = z.object({ id: idInput() });

/** Internal: a decision through the channel `audit`, with what its body may say. */
export const decideAtAuditInput = auditDecisionInput.extend(runDecisionInput.shape);

export const auditDecisionSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  approvals: voteCountSchema.optional().describe('While votes are missing, with status 202.'),
});

export const auditVerificationSchema = z
  .object({
    workspaceId: z.string(),
    valid: z.boolean(),
    checkedEvents: z.number().int(),
    headHash: z.string().describe('SHA-256 of the newest link, hexadecimal.'),
    state: z
      .literal('rolled_back')
      .optional()
      .describe('The end of the chain was lost, and nobody has acknowledged it.'),
    witnessed: z
      .object({ position: z.number().int(), headHash: z.string().nullable() })
      .optional()
      .describe('How far a chain that is rolled back was seen before.'),
    rollbacks: z
      .array(
        z.object({
          at: timestamp(),
          position: z.number().int().describe('The first that was lost.'),
          by: z.string(),
          reason: z.string(),
        }),
      )
      .optional()
      .describe('Those that were acknowledged.'),
    brokenAt: z
      .object({ id: z.string().nullable(), position: z.number().int(), reason: z.string() })
      .optional(),
  })
  .meta({ id: 'AuditVerification' });

export type AuditVerification = z.infer<typeof auditVerificationSchema>;

export const acknowledgeRollbackInput = z.object({ reason: requiredShortText() });

export const auditAcknowledgementSchema = z.object({
  success: z.literal(true),
  id: z.string().describe('The entry’s.'),
  position: z.number().int().describe('Of the entry in the chain.'),
});
