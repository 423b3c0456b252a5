import type { Transaction } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { currentArtifacts } from '../approvals/current-artifacts.ts';
import { approvePosts, archivePosts } from '../artifacts/publish-posts.ts';
import { runs } from '../db/schema/index.ts';
import type { RunQueue } from '../dependencies.ts';
import { statusEvent } from './announce.ts';
import { nameDecider, recordDecision, type Decision } from './record-decision.ts';
import { putAside } from './send-back.ts';
import { toColumns } from './stored-state.ts';
import type { RunState } from './transitions.ts';

/** Ends a pause by a decision that stands: the run's next state, and everything that says so. */
export async function concludePause(
  tx: Transaction,
  { queue }: { queue: RunQueue },
  { state, ...made }: Omit<Decision, 'artifactIds'> & { state: RunState },
): Promise<void> {
  const { run, input, now } = made;
  // Before any of them is archived by the decision.
  const decided = run.pauseEntryId === null ? [] : await currentArtifacts(tx, [run.id]);
  const decision = { ...made, artifactIds: decided.map(({ id }) => id) };
  const sentBack =
    input.decision === 'send_back' ? await putAside(tx, decision, state.nextSequence) : {};
  await tx.db
    .update(runs)
    .set({ ...toColumns(state, now), notBefore: null, pauseEntryId: null, ...sentBack })
    .where(and(eq(runs.workspaceId, tx.workspaceId), eq(runs.id, run.id)));
  if (input.decision === 'reject') {
    await archivePosts(tx, run, { now, agent: nameDecider(decision) });
  }
  if (input.decision === 'approve' && asksForText(run)) await approvePosts(tx, run, now);
  await recordDecision(tx, decision);
  tx.publish(statusEvent(run, state.status));
  if (state.status === 'pending') await queue.wake(tx);
}

/** Whether the pause is about what was written, and not about money or about beginning at all. */
const asksForText = ({ pauseKind }: Decision['run']): boolean =>
  pauseKind === 'approval_step' || pauseKind === 'policy';
