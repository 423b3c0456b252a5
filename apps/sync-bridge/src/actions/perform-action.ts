import {
  nameCaller,
  type PerformActionInput,
  type SyncActionAnswer,
  type SyncActionInput,
} from '@workspace-ops/contracts';
import { type Database, callWithIdempotencyKey, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { type Clock, newId, plainIdentifier } from '@workspace-ops/service-kit';
import { idempotencyKeys } from '../db/schema/sync-schema.ts';
import { act, type ActionOutcome, toAnswer, type WorkflowActions, workflowMs } from './act.ts';

export interface ActionDependencies {
  database: Database;
  clock: Clock;
  workflow: WorkflowActions;
}

/**
 * When it is over, a use whose process died is continued. The time between the lease's beginning and the
 * call's is part of it. Should two calls of a use be under way at once, both have the same id.
 */
const leaseMs = workflowMs + 2_000;

/**
 * Executes a remote action, once for each idempotency key.
 * @throws {AppError} `not_found` or `conflict` as the workflow service refuses it, `unavailable`
 *   when that is away.
 */
export async function performAction(
  deps: ActionDependencies,
  ctx: RequestContext,
  { openApprovalId, ...input }: PerformActionInput,
): Promise<SyncActionAnswer> {
  const asked = { ctx, input, openApprovalId };
  const { idempotencyKey: key } = ctx;
  const outcome =
    key === undefined ? await performNow(deps, asked) : await performOnce(deps, asked, key);
  return toAnswer(outcome);
}

interface Asked {
  ctx: RequestContext;
  input: SyncActionInput;
  openApprovalId: string | null | undefined;
}

async function performNow(
  { database, workflow }: ActionDependencies,
  { ctx, input, openApprovalId }: Asked,
): Promise<ActionOutcome> {
  const outcome = await act(workflow, ctx, { input, openApprovalId, actionId: newId('run') });
  if (outcome.kind === 'refused') {
    await database.transaction(ctx.caller.workspaceId, async (tx) =>
      auditRefusal(tx, { ctx, input, outcome }),
    );
  }
  return outcome;
}

/** An action's id, and the pause that it means, as its key keeps them. */
interface KeptAction {
  actionId: string;
  openApprovalId?: string | null | undefined;
}

/** Keys of the release before hold the id alone. */
const readKept = (kept: KeptAction | string): KeptAction =>
  typeof kept === 'string' ? { actionId: kept } : kept;

/** After a crash in between, a retry repeats the same id, which the workflow service recognises. */
const performOnce = (
  { database, clock, workflow }: ActionDependencies,
  { ctx, input, openApprovalId }: Asked,
  key: string,
): Promise<ActionOutcome> =>
  callWithIdempotencyKey<KeptAction | string, ActionOutcome>(
    database,
    idempotencyKeys,
    {
      workspaceId: ctx.caller.workspaceId,
      endpoint: 'action',
      key,
      body: input,
      now: clock.now(),
    },
    {
      start: () => ({ actionId: newId('run'), openApprovalId }),
      call: (kept) => act(workflow, ctx, { input, ...readKept(kept) }),
      onAnswer(tx, outcome) {
        if (outcome.kind === 'refused') auditRefusal(tx, { ctx, input, outcome });
      },
      waitMs: leaseMs,
      leaseMs,
    },
  );

interface Refusal {
  ctx: RequestContext;
  input: SyncActionInput;
  outcome: Extract<ActionOutcome, { kind: 'refused' }>;
}

/** What took effect is audited where it did, by the workflow service; a refusal is audited here. */
function auditRefusal(tx: Transaction, { ctx, input, outcome }: Refusal): void {
  const subject =
    'runId' in input
      ? { runId: plainIdentifier(input.runId) }
      : { workflowId: plainIdentifier(input.workflowId) };
  tx.audit({
    agent: nameCaller(ctx.caller) ?? 'Mobile sync bridge',
    action: `sync.${input.action}`,
    status: 'warning',
    message: `Refused the remote action ${input.action} (${outcome.code}).`,
    details: { ...subject, code: outcome.code },
  });
}
