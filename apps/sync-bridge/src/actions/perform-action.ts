import type {
  PerformActionInput,
  SyncActionAnswer,
  SyncActionInput,
} from '@workspace-ops/contracts';
import { type Database, type LeasePool, once, type Transaction } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { type Clock, newId } from '@workspace-ops/service-kit';
import { idempotencyKeys } from '../db/schema/messages.ts';
import { plainIdentifier } from '../plain-identifier.ts';
import { act, type WorkflowActions } from './act.ts';
import { type ActionOutcome, answerOf } from './action-outcome.ts';

export interface ActionDependencies {
  database: Database;
  clock: Clock;
  workflow: WorkflowActions;
  /**
   * How many actions may hold a transaction while the workflow service answers: fewer than there
   * are connections, so that ingestions find one when it is slow.
   */
  heldKeys: LeasePool<object>;
}

/**
 * Executes a remote action, once for each idempotency key.
 * @throws {AppError} `not_found` or `conflict` as the workflow service refuses it, `unavailable`
 *   when that is away.
 */
export async function performAction(
  deps: ActionDependencies,
  call: Call,
  { openApprovalId, ...input }: PerformActionInput,
): Promise<SyncActionAnswer> {
  const asked = { call, input, openApprovalId };
  const outcome =
    call.idempotencyKey === undefined
      ? await performNow(deps, asked)
      : await deps.heldKeys.use(() => performOnce(deps, asked));
  return answerOf(outcome);
}

interface Asked {
  call: Call;
  input: SyncActionInput;
  openApprovalId: string | null | undefined;
}

async function performNow(
  { database, workflow }: ActionDependencies,
  { call, input, openApprovalId }: Asked,
): Promise<ActionOutcome> {
  const outcome = await act(workflow, call, { input, openApprovalId, actionId: newId('run') });
  if (outcome.kind === 'refused') {
    await database.transaction(call.caller.workspaceId, async (tx) =>
      auditRefusal(tx, { call, input, outcome }),
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

/**
 * First the action's id is committed with the key, then the key's second row is held while the
 * workflow service works. A second use waits for that row; after a crash in between, a retry
 * repeats the same id, which the workflow service recognises.
 */
async function performOnce(
  { database, clock, workflow }: ActionDependencies,
  { call, input, openApprovalId }: Asked,
): Promise<ActionOutcome> {
  const { workspaceId } = call.caller;
  const request = { key: call.idempotencyKey, body: input, now: clock.now() };
  const kept = await database.transaction(workspaceId, (tx) =>
    once<KeptAction | string>(
      tx,
      idempotencyKeys,
      { ...request, endpoint: 'action.id' },
      async () => ({ actionId: newId('run'), openApprovalId }),
    ),
  );
  return database.transaction(workspaceId, (tx) =>
    once(tx, idempotencyKeys, { ...request, endpoint: 'action' }, async () => {
      const outcome = await act(workflow, call, { input, ...readKept(kept) });
      if (outcome.kind === 'refused') auditRefusal(tx, { call, input, outcome });
      return outcome;
    }),
  );
}

interface Refusal {
  call: Call;
  input: SyncActionInput;
  outcome: Extract<ActionOutcome, { kind: 'refused' }>;
}

/** What took effect is audited where it did, by the workflow service; a refusal is audited here. */
function auditRefusal(tx: Transaction, { call, input, outcome }: Refusal): void {
  const subject =
    'runId' in input
      ? { runId: plainIdentifier(input.runId) }
      : { workflowId: plainIdentifier(input.workflowId) };
  tx.audit({
    agent: call.caller.email ?? 'Mobile sync bridge',
    action: `sync.${input.action}`,
    status: 'warning',
    message: `Refused the remote action ${input.action} (${outcome.code}).`,
    details: { ...subject, code: outcome.code },
  });
}
