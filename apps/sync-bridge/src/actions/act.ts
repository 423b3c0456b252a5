import {
  type CreateRunInput,
  type DecidedRun,
  type RunDecision,
  type ErrorCode,
  errorStatus,
  type SyncActionAnswer,
  type SyncActionInput,
  toVotesMissing,
} from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, findAppError, unavailable, withTimeout } from '@workspace-ops/service-kit';

/** The workflow service, as far as remote actions need it. */
export interface WorkflowActions {
  /** The same `runId` twice is one run. */
  createRun(ctx: RequestContext, input: CreateRunInput): Promise<unknown>;
  /** The same `decisionId` twice is one decision. */
  decideRun(ctx: RequestContext, input: RunDecision): Promise<DecidedRun>;
}

interface Action {
  input: SyncActionInput;
  /**
   * The same whenever the action is tried again: it becomes the run's or the decision's id, so
   * that nothing takes effect twice.
   */
  actionId: string;
  /** The pause that was open when a decision arrived; undefined where the channel did not look. */
  openApprovalId?: string | null | undefined;
}

/** How long the workflow service may take. */
export const workflowMs = 8_000;

/**
 * Has the workflow service do the action, which audits it in its own transaction.
 */
export async function act(
  workflow: WorkflowActions,
  ctx: RequestContext,
  action: Action,
): Promise<ActionOutcome> {
  const deadlineAtMs = Math.min(ctx.deadlineAtMs ?? Infinity, performance.now() + workflowMs);
  // A client that leaves does not take back what it asked for; its key is this endpoint's own.
  const lasting: RequestContext = {
    ...ctx,
    signal: undefined,
    idempotencyKey: undefined,
    deadlineAtMs,
  };
  try {
    const answer = await withTimeout(
      carryOut(workflow, lasting, action),
      workflowMs,
      'no answer from the workflow service',
    );
    return { kind: 'done', answer };
  } catch (error) {
    return toRefusal(error);
  }
}

async function carryOut(
  workflow: WorkflowActions,
  ctx: RequestContext,
  { input, actionId, openApprovalId }: Action,
): Promise<SyncActionAnswer> {
  if (input.action === 'trigger_workflow') {
    await workflow.createRun(ctx, {
      runId: actionId,
      workspaceId: ctx.caller.workspaceId,
      workflowId: input.workflowId,
      initialContext: input.payload,
      triggerSource: 'mobile_action',
      processNow: true,
      auditAction: 'sync.trigger_workflow',
    });
    return { success: true, message: 'Workflow triggered', runId: actionId };
  }
  const { action, runId, approvalId, comment, grantUsd } = input;
  const decision = action === 'approve_run' ? 'approve' : 'reject';
  const answer = await workflow.decideRun(ctx, {
    runId,
    decision,
    door: 'mobile',
    decisionId: actionId,
    approvalId,
    comment,
    grantUsd,
    openApprovalId,
  });
  return { success: true, runId, ...(toVotesMissing(answer) ?? { message: decided[decision] }) };
}

const decided = { approve: 'Run approved and resumed', reject: 'Run rejected' };

/** What became of an action; a refusal is an outcome too, and is kept with the idempotency key. */
export type ActionOutcome =
  | { kind: 'done'; answer: SyncActionAnswer }
  | { kind: 'refused'; code: ErrorCode; message: string };

/**
 * The workflow service's refusal of an action as an outcome.
 * @throws {AppError} `unavailable` when it did not answer: whether the action took effect is
 *   not known, so there is no outcome yet.
 */
function toRefusal(error: unknown): ActionOutcome {
  const known = findAppError(error);
  if (known === undefined) throw unavailable('The workflow service', error);
  const { code, message } = known;
  if (errorStatus[code] >= 500 || code === 'rate_limited') throw known;
  return { kind: 'refused', code, message };
}

/** @throws {AppError} the refusal, when it was one. */
export function toAnswer(outcome: ActionOutcome): SyncActionAnswer {
  if (outcome.kind === 'done') return outcome.answer;
  throw new AppError(outcome.code, outcome.message);
}
