import type { Transaction } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { statusEvent } from './announce.ts';
import { recordDecision, type Decision } from './record-decision.ts';
import type { RunQueue } from './run-queue.ts';
import { putAside } from './send-back.ts';
import { toColumns } from './stored-state.ts';
import type { RunState } from './transitions.ts';

/** Ends a pause by a decision that stands: the run's next state, and everything that says so. */
export async function concludePause(
  tx: Transaction,
  { queue }: { queue: RunQueue },
  { state, ...decision }: Decision & { state: RunState },
): Promise<void> {
  const { run, input, now } = decision;
  const sentBack =
    input.decision === 'send_back' ? await putAside(tx, decision, state.nextSequence) : {};
  await tx.db
    .update(runs)
    .set({ ...toColumns(state, now), notBefore: null, pauseEntryId: null, ...sentBack })
    .where(and(eq(runs.workspaceId, tx.workspaceId), eq(runs.id, run.id)));
  await recordDecision(tx, decision);
  tx.publish(statusEvent(run, state.status));
  if (state.status === 'pending') await queue.wake(tx);
}
