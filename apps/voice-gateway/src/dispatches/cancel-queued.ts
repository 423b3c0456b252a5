import type { Transaction } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { dispatches } from '../db/schema/voice-schema.ts';

export const suppressedReason = 'The number is on the do-not-call list of this workspace.';

/** Cancels the calls to a number that are not handed over yet, and audits each. */
export async function cancelQueued(
  tx: Transaction,
  { phone, now }: { phone: string; now: Date },
): Promise<void> {
  const cancelled = await tx.db
    .update(dispatches)
    .set({ status: 'cancelled', lastError: suppressedReason, updatedAt: now })
    .where(
      and(
        eq(dispatches.workspaceId, tx.workspaceId),
        eq(dispatches.recipientPhone, phone),
        eq(dispatches.status, 'queued'),
      ),
    )
    .returning({ id: dispatches.id });
  for (const { id } of cancelled) auditCancelled(tx, id, now);
}

function auditCancelled(tx: Transaction, dispatchId: string, now: Date): void {
  tx.audit({
    agent: 'Voice gateway',
    action: 'voice.dispatch_cancelled',
    timestamp: now.toISOString(),
    status: 'warning',
    message: `Cancelled the outbound call ${dispatchId}. ${suppressedReason}`,
    details: { dispatchId },
  });
}
