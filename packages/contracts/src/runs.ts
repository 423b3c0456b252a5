import { z } from 'zod';
import {
  approvalDecisions,
  decidedStatuses,
  voteCountSchema,
  votesMissing,
  type ApprovalDecided,
  type VotesMissing,
} from './approvals.ts';
import { artifactSchema } from './artifacts.ts';
import { grantInput } from './budget.ts';
import { jsonObject, jsonObjectInput } from './json.ts';
import { nextCursor, pageInput, periodInput, truncatedRow } from './page.ts';
import { queryFilter, queryText } from './query.ts';
import { actorSchema } from './roles.ts';
import { absent, idInput, limits, notBlank, optionalShortText, storableText } from './text.ts';
import { timestamp } from './time.ts';

export const runStatuses = [
  'pending',
  'running',
  'paused_for_approval',
  'completed',
  'failed',
] as const;
export const runStatusSchema = z.enum(runStatuses);
export type RunStatus = z.infer<typeof runStatusSchema>;

export const stepKinds = ['generate', 'tool', 'approval'] as const;
export const stepStatuses = ['pending', 'running', 'completed', 'failed', 'skipped'] as const;

export const runSchema = z
  .object({
    id: z.string(),
    workflowId: z.string(),
    workflowName: z.string().nullable(),
    status: runStatusSchema,
    triggerSource: z.string(),
    initialContext: jsonObject(),
    createdAt: timestamp(),
    startedAt: timestamp().nullable(),
    completedAt: timestamp().nullable(),
    errorMessage: z.string().nullable(),
    startedBy: actorSchema.optional().describe('Absent for runs of before it was recorded.'),
  })
  .meta({ id: 'Run' });

export type Run = z.infer<typeof runSchema>;

export const runStepSchema = z
  .object({
    id: z.string(),
    sequence: z.number().int(),
    title: z.string(),
    type: z.enum(stepKinds),
    actionPrompt: z.string(),
    status: z.enum(stepStatuses),
    agentName: z.string(),
    agentRole: z.string(),
    toolsExecuted: z.array(z.string()),
    artifactsCreated: z.number().int(),
    model: z.string().nullable(),
    tokensTotal: z.number().int(),
    cost: z.string().nullable().describe('US dollars, decimal; null where the price is unknown.'),
    latencyMs: z.number().nullable(),
    startedAt: timestamp().nullable(),
    completedAt: timestamp().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'RunStep' });

export type RunStep = z.infer<typeof runStepSchema>;

export const workflowSummarySchema = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    departmentCode: z.string(),
    status: z.enum(['active', 'retired']),
    requiresApproval: z.boolean(),
    stepCount: z.number().int(),
  })
  .meta({ id: 'Workflow' });

export type WorkflowSummary = z.infer<typeof workflowSummarySchema>;

export const runIdInput = z.object({ runId: idInput() });

export const runFilter = z.object({
  status: queryFilter(runStatuses),
  workflowId: queryText(idInput()).describe('The workflow’s id or code.'),
  source: queryText(idInput()).describe('The run’s `triggerSource`, exactly.'),
  q: queryText(storableText(limits.shortText)).describe(
    'Case-insensitive text in the run’s id, its workflow’s id and name, and its context’s values.',
  ),
  ...periodInput(),
  ...pageInput(50),
});

export type RunFilter = z.output<typeof runFilter>;

export const listedRunSchema = runSchema
  .extend({
    initialContext: jsonObject().describe(
      'At most 8,192 bytes of JSON: the largest fields are left out until it fits.',
    ),
    truncated: truncatedRow(),
  })
  .meta({ id: 'ListedRun' });

export type ListedRun = z.infer<typeof listedRunSchema>;

export const runListSchema = z.object({
  runs: z.array(listedRunSchema).describe('Newest first.'),
  nextCursor: nextCursor(),
});

const relatedRun = z.object({
  runId: z.string(),
  workflowId: z.string(),
  workflowName: z.string().nullable(),
  status: runStatusSchema,
});

export const runDetailSchema = z
  .object({
    run: runSchema,
    workflow: workflowSummarySchema.nullable(),
    steps: z.array(runStepSchema),
    artifacts: z.array(artifactSchema),
    totalToolsCount: z.number().int(),
    totalCost: z.string().describe('US dollars, decimal.'),
    totalLatencyMs: z.number(),
    approvalId: z
      .string()
      .nullable()
      .describe('The pause that waits for a decision; null while the run is not paused.'),
    handedOverFrom: relatedRun
      .nullable()
      .describe('The run whose completion handed over to this one; null for none.'),
    handedOverTo: z
      .array(relatedRun)
      .describe('The runs that this one handed over to, oldest first.'),
    restartedFrom: z
      .string()
      .nullable()
      .describe('The run with whose input this one was started again; null for none.'),
  })
  .meta({ id: 'RunDetail' });

export type RunDetail = z.infer<typeof runDetailSchema>;

/** What a decision on a run may carry, whatever the channel. */
const decisionFields = {
  // Without one another pause may be meant, so an empty one is not as none.
  approvalId: absent(
    storableText(limits.name)
      .refine((id) => id.trim() !== '', { error: 'must not be empty' })
      .meta(notBlank),
  ).describe(
    'The pause that is decided: 409 when it is not the one that the run waits at. Without it the pause is decided that was open when the request arrived.',
  ),
  comment: optionalShortText().describe('What the decider says to it; audited.'),
  grantUsd: grantInput(),
};

export const runDecisionInput = z.object(decisionFields);

/**
 * Internal: the pause that was open when the request arrived, as the channel found it; null where none
 * was. A decision without `approvalId` decides no later one.
 */
export const openApprovalId = () => z.string().nullish();

/**
 * Internal: the pause at which a run waits, null for none; when it opened and when that was read,
 * both in milliseconds since 1970 on the database's clock.
 */
export const openApprovalSchema = z.object({
  approvalId: z.string().nullable(),
  openedAtMs: z.number(),
  readAtMs: z.number(),
});

export type OpenApproval = z.infer<typeof openApprovalSchema>;

export const runApprovedSchema = z.object({ message: z.literal('Run approved and resumed') });
export const runRejectedSchema = z.object({ message: z.literal('Run rejected') });

export const runRestartedSchema = z.object({
  runId: z.string(),
  restartedFrom: z.string(),
  status: runStatusSchema,
});

/** Internal: a run to create; the same `runId` twice is one run. */
export const createRunInput = z.object({
  runId: z.string().startsWith('run_'),
  workspaceId: z.string(),
  workflowId: idInput(),
  initialContext: jsonObjectInput(),
  triggerSource: z.string(),
  /** Process the workspace's queue at once, rather than at the scheduler's next turn. */
  processNow: z.boolean(),
  /** Another channel's own audit action, written together with the run's creation. */
  auditAction: z.string().optional(),
  /** Who started it, where another service hands it over later; otherwise the caller. */
  startedBy: actorSchema.optional(),
});

export type CreateRunInput = z.infer<typeof createRunInput>;

/** Internal: the run of that id, made now or before. */
export const createdRunSchema = z.object({ runId: z.string(), status: runStatusSchema });

/** Through which channel a decision came; each has its own message and audit action. */
export const decisionChannels = ['runs', 'mobile', 'audit', 'approvals'] as const;

/** Internal: one domain function decides a run, whatever the channel. */
export const decideRunInput = z.object({
  /** Not needed beside `approvalId`. */
  runId: idInput().optional(),
  decision: z.enum(approvalDecisions),
  door: z.enum(decisionChannels),
  /**
   * The same `decisionId` twice is one decision: the second use gets the first one's answer. By default
   * the request's `Idempotency-Key`.
   */
  decisionId: z.string().optional(),
  /** The audit entry whose pause is decided: an earlier pause's entry decides no later one. */
  pauseEntryId: z.string().optional(),
  /** What the decider saw: refused where something else would be done by now. */
  subjectDigest: z.string().optional(),
  ...decisionFields,
  openApprovalId: openApprovalId(),
});

export type DecideRunInput = z.input<typeof decideRunInput>;

/** A decision whose run is known. */
export type RunDecision = DecideRunInput & { runId: string };

export const decidedRunSchema = z.object({
  runId: z.string(),
  status: runStatusSchema,
  /** Of the pause that was decided; absent where a run was stopped that did not wait. */
  approvals: voteCountSchema.optional(),
  /** Whether votes are still missing, so that the run waits on. */
  isPending: z.boolean().optional(),
});

export type DecidedRun = z.infer<typeof decidedRunSchema>;

/** What the channels that decide a run answer while votes are missing; nothing once it is decided. */
export const toVotesMissing = ({ isPending, approvals }: DecidedRun): VotesMissing | undefined =>
  isPending === true && approvals !== undefined ? { message: votesMissing, approvals } : undefined;

/** What the channel `approvals` answers, whose decisions are always on a pause. */
export const toApprovalDecided = (
  { isPending, approvals }: DecidedRun,
  decision: (typeof approvalDecisions)[number],
): ApprovalDecided => ({
  success: true,
  status: isPending === true ? 'pending' : decidedStatuses[decision],
  ...approvals!,
});

/** Internal: what the state export and the audit statistics need from the workflow service. */
export const workspaceSummarySchema = z.object({
  activeTasks: z.number().int(),
  pendingApprovalsCount: z.number().int(),
  totalWorkflows: z.number().int(),
  workflows: z.array(workflowSummarySchema),
  pendingApprovals: z.array(
    z.object({
      approvalId: z.string(),
      runId: z.string(),
      workflowId: z.string(),
      workflowName: z.string().nullable(),
      requestedAt: timestamp(),
      stepTitle: z.string(),
      reason: z.string(),
    }),
  ),
});

export type WorkspaceSummary = z.infer<typeof workspaceSummarySchema>;

/**
 * Internal: the order to deploy a department's workflows into the workspace, or to retire them. Of
 * a department's orders each has a higher `revision` than the one before.
 */
export const departmentOrderSchema = z.object({
  departmentCode: idInput(),
  revision: z.number().int().positive(),
});

export type DepartmentOrder = z.infer<typeof departmentOrderSchema>;

/** `revision`: of the last order carried out; higher than that of an order that came too late. */
export const departmentSetSchema = z.object({
  departmentCode: z.string(),
  workflowsCount: z.number().int(),
  revision: z.number().int(),
});

export type DepartmentSet = z.infer<typeof departmentSetSchema>;
