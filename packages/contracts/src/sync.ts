import { z } from 'zod';
import { voteCountSchema } from './approvals.ts';
import { auditLogEntrySchema } from './audit.ts';
import { jsonObjectInput } from './json.ts';
import { openApprovalId, runDecisionInput, workspaceSummarySchema } from './runs.ts';
import { idInput, limits, optionalId, optionalLongText, textOr, withDefault } from './text.ts';
import { timestamp } from './time.ts';

export const syncStateVersion = '1.0.0';

export const dataTypes = [
  'lead',
  'voice_note',
  'signal',
  'observation',
  'task_dispatch',
  'telemetry',
  'custom',
] as const;

export const ingestionStatusSchema = z.enum(['ingested', 'routed_to_workflow']);

export const ingestInput = z.object({
  source: textOr(limits.name, 'STUDIO_MOBILE'),
  dataType: withDefault(z.enum(dataTypes), 'observation'),
  payload: withDefault(jsonObjectInput(), {}),
  notes: optionalLongText().describe('Merged into the payload as `notes`.'),
  triggerWorkflowId: optionalId().describe(
    'Creates a pending run with the payload as its initial context.',
  ),
  autoExecute: withDefault(z.boolean(), false).describe(
    'When a workflow was triggered: process the pending queue at once.',
  ),
});

export type IngestInput = z.output<typeof ingestInput>;

export const ingestedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  ingestionId: z.string(),
  receivedAt: timestamp(),
  dataType: z.enum(dataTypes),
  status: ingestionStatusSchema,
  routedRunId: z.string().optional(),
});

export type Ingested = z.infer<typeof ingestedSchema>;

export const syncActions = ['trigger_workflow', 'approve_run', 'reject_run'] as const;

const schemaName = {
  trigger_workflow: 'TriggerWorkflow',
  approve_run: 'ApproveRun',
  reject_run: 'RejectRun',
} as const satisfies Record<(typeof syncActions)[number], string>;

/** Which of the schemas an action's name stands for, as OpenAPI tells it. */
const discriminator = {
  propertyName: 'action',
  mapping: Object.fromEntries(
    syncActions.map((action) => [action, `#/components/schemas/${schemaName[action]}`]),
  ),
};

export const syncActionInput = z
  .discriminatedUnion('action', [
    z
      .object({
        action: z.literal('trigger_workflow'),
        workflowId: idInput(),
        payload: withDefault(jsonObjectInput(), {}),
      })
      .meta({ id: schemaName.trigger_workflow }),
    runDecisionInput
      .extend({ action: z.literal('approve_run'), runId: idInput() })
      .meta({ id: schemaName.approve_run }),
    runDecisionInput
      .extend({ action: z.literal('reject_run'), runId: idInput() })
      .meta({ id: schemaName.reject_run }),
  ])
  .meta({ discriminator });

export type SyncActionInput = z.output<typeof syncActionInput>;

/** Internal: an action, with the pause that was open when a decision arrived. */
export const performActionInput = syncActionInput.and(
  z.object({ openApprovalId: openApprovalId() }),
);

export type PerformActionInput = z.output<typeof performActionInput>;

export const syncActionSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  runId: z.string(),
  approvals: voteCountSchema.optional().describe('While votes are missing, with status 202.'),
});

export type SyncActionAnswer = z.infer<typeof syncActionSchema>;

export const ingestionSchema = z
  .object({
    ingestionId: z.string(),
    receivedAt: timestamp(),
    source: z.string(),
    dataType: z.enum(dataTypes),
    status: ingestionStatusSchema,
    routedRunId: z.string().optional(),
    notes: z.string().optional(),
  })
  .meta({ id: 'Ingestion' });

export type Ingestion = z.infer<typeof ingestionSchema>;

export const syncStateSchema = z
  .object({
    version: z.string(),
    syncedAt: timestamp(),
    workspaceId: z.string(),
    systemHealth: z.object({
      status: z.enum(['operational', 'degraded', 'down']),
      saifGuardrailsActive: z.boolean(),
      queueLoad: z.number().int(),
    }),
    metrics: workspaceSummarySchema.pick({
      activeTasks: true,
      pendingApprovalsCount: true,
      totalWorkflows: true,
    }),
    workflows: workspaceSummarySchema.shape.workflows,
    pendingApprovals: workspaceSummarySchema.shape.pendingApprovals,
    recentAuditLogs: z.array(auditLogEntrySchema),
    recentRoamingIngestions: z.array(ingestionSchema),
  })
  .meta({ id: 'SyncState' });

export type SyncState = z.infer<typeof syncStateSchema>;
