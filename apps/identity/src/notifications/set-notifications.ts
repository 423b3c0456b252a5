import type { NotificationSettings } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq, isNotNull } from 'drizzle-orm';
import { memberships } from '../db/schema/accounts.ts';
import { approvalMails, notificationSettings } from '../db/schema/notifications.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { isMailOf } from '../mail/approval-mails.ts';
import { findNotifications } from './get-notifications.ts';

/**
 * Changes which mails a member of the workspace wants.
 * @throws {AppError} `not_found` for somebody who is no member any more.
 */
export const setNotifications = (
  { database, clock }: Pick<Identity, 'database' | 'clock'>,
  { caller: { workspaceId, userId } }: PersonContext,
  { approvals }: { approvals?: NotificationSettings['approvals'] | undefined },
): Promise<NotificationSettings> =>
  database.transaction(workspaceId, async (tx) => {
    if (approvals !== undefined) {
      await storeApprovals(tx, { userId, approvals, updatedAt: clock.now() });
    }
    return findNotifications(tx, userId);
  });

/** Who wants no mails any more gets none of what waits for the next daily one either. */
export async function storeApprovals(
  { db, workspaceId }: Transaction,
  change: NotificationSettings & { userId: string; updatedAt: Date },
): Promise<void> {
  const { userId, approvals, updatedAt } = change;
  const [member] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
    .for('share');
  if (member === undefined) throw notFound('Member');
  await db
    .insert(notificationSettings)
    .values({ workspaceId, ...change })
    .onConflictDoUpdate({
      target: [notificationSettings.workspaceId, notificationSettings.userId],
      set: { approvals, updatedAt },
    });
  if (approvals !== 'never') return;
  await db
    .update(approvalMails)
    .set({ dueAt: null })
    .where(and(isMailOf({ workspaceId, userId }), isNotNull(approvalMails.dueAt)));
}
