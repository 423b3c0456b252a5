import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';

const outcomes = {
  approve: 'approved',
  reject: 'rejected',
  send_back: 'sent back',
  expire: 'rejected when its deadline passed,',
};

/** Why a pause that a decision names is not decided by it: by whom and when it was. */
export async function refuseApproval(
  tx: Transaction,
  { runId, entryId }: { runId: string; entryId: string | null },
): Promise<AppError> {
  const [approval] = await tx.db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.workspaceId, tx.workspaceId),
        eq(approvals.entryId, entryId ?? ''),
        eq(approvals.runId, runId),
      ),
    );
  if (approval === undefined) return new AppError('conflict', 'The run has no such approval.');
  const { decision, decidedAt, decidedBy } = approval;
  if (decidedAt === null)
    return new AppError('conflict', 'The run does not wait at this approval.');
  return new AppError(
    'conflict',
    `This was already ${outcomes[decision!]} by ${decidedBy} at ${decidedAt.toISOString()}.`,
    { extra: { decidedBy, decidedAt: decidedAt.toISOString() } },
  );
}
