import type { Client } from '@workspace-ops/rpc';
import { as, type Call } from '@workspace-ops/rpc';
import type { WorkflowRouter } from '@workspace-ops/workflow/router';
import { arrivalOnClock } from './arrival-on-clock.ts';

/** A decision on a run, and when it arrived: milliseconds of the monotonic clock. */
export interface ArrivedDecision {
  runId: string;
  approvalId: string | undefined;
  arrivedAtMs: number;
}

/**
 * The pause that a decision means: the one that it names, or else the one that was open when it
 * arrived, null where none was. A run goes on within milliseconds, so the same approval sent twice
 * can find its next pause open: the second one arrived before that, and does not mean it.
 */
export async function findMeantPause(
  workflow: Client<WorkflowRouter>,
  { runId, approvalId, arrivedAtMs }: ArrivedDecision,
  call: Call,
): Promise<{ openApprovalId?: string | null }> {
  if (approvalId !== undefined) return {};
  const sentAtMs = Date.now();
  const open = await workflow.runs.openApproval.query({ runId }, as(call));
  const answeredAtMs = Date.now();
  const { readAtMs, openedAtMs } = open;
  const onWallClock = answeredAtMs - (performance.now() - arrivedAtMs);
  const arrival = arrivalOnClock(onWallClock, { sentAtMs, answeredAtMs, readAtMs });
  return { openApprovalId: openedAtMs <= arrival ? open.approvalId : null };
}
