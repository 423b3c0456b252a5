import { z } from 'zod';
import { artifactSchema } from './artifacts.ts';
import { jsonObject, jsonObjectInput } from './json.ts';
import { idInput } from './text.ts';
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
export const runListSchema = z.object({ runs: z.array(runSchema) });

export const runDetailSchema = z
  .object({
    run: runSchema,
    workflow: workflowSummarySchema.nullable(),
    steps: z.array(runStepSchema),
    artifacts: z.array(artifactSchema),
    totalToolsCount: z.number().int(),
    totalCost: z.string().describe('US dollars, decimal.'),
    totalLatencyMs: z.number(),
  })
  .meta({ id: 'RunDetail' });

export type RunDetail = z.infer<typeof runDetailSchema>;

export const runApprovedSchema = z.object({ message: z.literal('Run approved and resumed') });
export const runRejectedSchema = z.object({ message: z.literal('Run rejected') });

/** Internal: a run to create; the same `runId` twice is one run. */
export const createRunInput = z.object({
  runId: z.string().startsWith('run_'),
  workspaceId: z.string(),
  workflowId: idInput(),
  initialContext: jsonObjectInput(),
  triggerSource: z.string(),
  /** Process the workspace's queue at once, rather than at the scheduler's next turn. */
  processNow: z.boolean(),
  /** Another door's own audit action, written together with the run's creation. */
  auditAction: z.string().optional(),
});

export type CreateRunInput = z.infer<typeof createRunInput>;

/** Internal: the run of that id, made now or before. */
export const createdRunSchema = z.object({ runId: z.string(), status: runStatusSchema });

/** Through which door a decision came; each has its own sentence and audit action. */
export const decisionDoors = ['runs', 'mobile', 'audit'] as const;

/** Internal: one domain function decides a run, whatever the door (decisions.md 15). */
export const decideRunInput = z.object({
  runId: idInput(),
  decision: z.enum(['approve', 'reject']),
  door: z.enum(decisionDoors),
  /** The same `decisionId` twice is one decision: the second use gets the first one's answer. */
  decisionId: z.string().optional(),
  /** The audit entry whose pause is decided: an earlier pause's entry decides no later one. */
  pauseEntryId: z.string().optional(),
});

export type DecideRunInput = z.infer<typeof decideRunInput>;

export const decidedRunSchema = z.object({ runId: z.string(), status: runStatusSchema });

export type DecidedRun = z.infer<typeof decidedRunSchema>;

/** Internal: what the state export and the audit statistics need from the workflow service. */
export const workspaceSummarySchema = z.object({
  activeTasks: z.number().int(),
  pendingApprovalsCount: z.number().int(),
  totalWorkflows: z.number().int(),
  workflows: z.array(workflowSummarySchema),
  pendingApprovals: z.array(
    z.object({
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

/** Internal: how many of a workspace's runs wait for approval. */
export const pausedRunsSchema = z.object({ count: z.number().int() });

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
