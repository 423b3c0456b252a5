import { withContext, type RequestContext, type Client } from '@workspace-ops/rpc';
import type { WorkflowRouter } from '@workspace-ops/workflow/router';

/** A decision on a run, and when it arrived: milliseconds of the monotonic clock. */
interface ArrivedDecision {
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
  ctx: RequestContext,
): Promise<{ openApprovalId?: string | null }> {
  if (approvalId !== undefined) return {};
  const sentAtMs = Date.now();
  const open = await workflow.runs.openApproval.query({ runId }, withContext(ctx));
  const answeredAtMs = Date.now();
  const { readAtMs, openedAtMs } = open;
  const onWallClock = answeredAtMs - (performance.now() - arrivedAtMs);
  const arrival = arrivalOnClock(onWallClock, { sentAtMs, answeredAtMs, readAtMs });
  return { openApprovalId: openedAtMs <= arrival ? open.approvalId : null };
}

/** When a question to a service was sent and answered, and what its clock said in between. */
interface Exchange {
  sentAtMs: number;
  answeredAtMs: number;
  /** On the other clock, in milliseconds since 1970. */
  readAtMs: number;
}

/**
 * When something arrived, as another process's clock has it. Where the other clock agrees with this
 * one as far as the exchange shows, it is this clock's moment. Otherwise nothing but durations
 * counts, and the answer is taken to have needed no time: the moment is then too early at most.
 */
export function arrivalOnClock(arrivedAtMs: number, exchange: Exchange): number {
  const { sentAtMs, answeredAtMs, readAtMs } = exchange;
  const agrees = sentAtMs - resolutionMs <= readAtMs && readAtMs <= answeredAtMs + resolutionMs;
  return agrees ? arrivedAtMs + resolutionMs : readAtMs - (answeredAtMs - arrivedAtMs);
}

/** Of Date.now(). */
const resolutionMs = 1;
