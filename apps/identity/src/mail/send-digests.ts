import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { and, asc, lt, lte } from 'drizzle-orm';
import { dayMs } from '@workspace-ops/service-kit';
import { approvalMails, unsubscribeTokens } from '../db/schema/notifications.ts';
import type { Identity } from '../identity.ts';
import { isMailOf } from './approval-mails.ts';

type Sending = Pick<Identity, 'database' | 'clock' | 'queueMail'>;

/** Members whose mails one turn queues; the next turn has the others. */
const membersPerTurn = 500;

/** Queues the daily mails that are due. Several processes may do so at once: each mail is queued once. */
export async function sendDigests({ database, clock, queueMail }: Sending): Promise<void> {
  const now = clock.now();
  const due = await database.read(allWorkspaces, ({ db }) =>
    db
      .selectDistinct({ workspaceId: approvalMails.workspaceId, userId: approvalMails.userId })
      .from(approvalMails)
      .where(lte(approvalMails.dueAt, now))
      .limit(membersPerTurn),
  );
  for (const { workspaceId, userId } of due) {
    await database.transaction(workspaceId, async (tx) => {
      const approvalIds = await take(tx, userId, now);
      if (approvalIds.length === 0) return;
      await queueMail(tx, { kind: 'digest', workspaceId, userId, approvalIds });
    });
  }
}

/** All or nothing: of two processes the second waits at the first row, and then finds none due. */
async function take(
  { db, workspaceId }: Transaction,
  userId: string,
  now: Date,
): Promise<string[]> {
  const isDue = and(isMailOf({ workspaceId, userId }), lte(approvalMails.dueAt, now));
  const taken = await db
    .select({ approvalId: approvalMails.approvalId })
    .from(approvalMails)
    .where(isDue)
    .orderBy(asc(approvalMails.approvalId))
    .for('update');
  if (taken.length > 0) await db.update(approvalMails).set({ dueAt: null }).where(isDue);
  return taken.map(({ approvalId }) => approvalId);
}

/** Longer than a notice can be sent again. */
const keptDays = 90;
/** Links in mails are used late. */
const unsubscribableDays = 400;

/** Removes notices that are not sent again, and the secrets of old links. */
export async function deleteOldApprovalMails({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
  await database.transaction(allWorkspaces, async ({ db }) => {
    await db.delete(approvalMails).where(lt(approvalMails.createdAt, before(keptDays)));
    await db
      .delete(unsubscribeTokens)
      .where(lt(unsubscribeTokens.createdAt, before(unsubscribableDays)));
  });
}
