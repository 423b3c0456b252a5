import type { NewLiveEvent, Transaction } from '@workspace-ops/db';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { approvalVotes } from '../db/schema/index.ts';
import { toApprovalId } from './approval-id.ts';
import type { ApprovalRow, Pause, VoteRow } from './stored-pause.ts';
import { isSameSubject } from './subject.ts';

interface Voiding {
  now: Date;
  /** Whether a vote's subject is still what would be done; by default whatever the amount. */
  isFresh?: (voted: string, present: string) => boolean;
}

/**
 * Voids the votes on what would not be done any more, which is audited and published.
 * @returns the pause without them.
 */
export async function voidStaleVotes(
  tx: Transaction,
  pause: Pause,
  { now, isFresh = isSameSubject }: Voiding,
): Promise<Pause> {
  const { row, subjectDigest } = pause;
  const isStale = (vote: VoteRow): boolean =>
    vote.voidedAt === null && !isFresh(vote.subjectDigest, subjectDigest);
  const stale = pause.votes.filter(isStale).map(({ id }) => id);
  if (stale.length === 0) return pause;
  await tx.db
    .update(approvalVotes)
    .set({ voidedAt: now })
    .where(
      and(
        eq(approvalVotes.workspaceId, tx.workspaceId),
        inArray(approvalVotes.id, stale),
        isNull(approvalVotes.voidedAt),
      ),
    );
  const approvalId = toApprovalId(row.entryId);
  const { runId } = row;
  tx.audit({
    timestamp: now.toISOString(),
    agent: 'Workflow engine',
    action: 'approval.void',
    message: `What the approval of "${row.stepTitle}" is about was changed: ${stale.length} of its votes do not count any more.`,
    status: 'warning',
    details: { runId, approvalId, votes: stale, subjectDigest },
  });
  tx.publish(announceChange(row));
  const votes = pause.votes.map((vote) => (isStale(vote) ? { ...vote, voidedAt: now } : vote));
  return { ...pause, votes };
}

/** The live event of a change of what an approval is about, whether or not somebody has voted. */
export const announceChange = ({ entryId, runId, workflowId }: ApprovalRow): NewLiveEvent => ({
  event: 'APPROVAL_VOIDED',
  data: { runId, workflowId, approvalId: toApprovalId(entryId) },
});
