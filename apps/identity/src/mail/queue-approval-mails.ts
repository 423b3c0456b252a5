import type { ApprovalNotice, Notice, NotificationSettings } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { memberships, users, workspaces } from '../db/schema/accounts.ts';
import { approvalMails, notificationSettings } from '../db/schema/notifications.ts';
import type { Identity } from '../identity.ts';
import { isMailOf } from './approval-mails.ts';
import { nextDigestAt } from './digest-time.ts';
import { isProvedMember } from './proved-members.ts';

/** What a member gets who has set nothing. */
export const defaultNotifications: NotificationSettings = { approvals: 'immediately' };

type Queueing = Pick<Identity, 'queueMail' | 'clock' | 'settings'>;

/**
 * Queues a mail to each of the notice's members, now or with the next daily one, as the member wants
 * it; one for a member and pause, however often the notice arrives.
 */
export async function queueApprovalMails(
  tx: Transaction,
  identity: Queueing,
  notice: ApprovalNotice,
): Promise<void> {
  const wanted = (await listAddressees(tx, notice)).filter(({ times }) => times !== 'never');
  for (const { userId, email, times, timeZone } of wanted) {
    const dueAt =
      times === 'daily' && notice.kind === 'approval_requested'
        ? digestAt(identity, timeZone)
        : null;
    const isNew = await remember(tx, identity, { notice, userId, dueAt });
    if (isNew && dueAt === null) await identity.queueMail(tx, { kind: 'notice', email, notice });
  }
}

const digestAt = ({ clock, settings }: Queueing, timeZone: string | null): Date =>
  nextDigestAt(clock.now(), {
    timeZone: timeZone ?? settings.VOICE_TIMEZONE,
    hour: settings.DIGEST_HOUR,
  });

async function listAddressees({ db }: Transaction, { workspaceId, userIds }: ApprovalNotice) {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      times: notificationSettings.approvals,
      timeZone: workspaces.timeZone,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.workspaceId, memberships.workspaceId),
        eq(notificationSettings.userId, memberships.userId),
      ),
    )
    .where(and(isProvedMember(workspaceId), inArray(memberships.userId, [...new Set(userIds)])));
  return rows.map(({ times, ...row }) => ({
    ...row,
    times: times ?? defaultNotifications.approvals,
  }));
}

/**
 * One mail for a member and pause: an escalation takes the place of what waits for the daily mail.
 * @returns false for a member who was notified of the pause already.
 */
async function remember(
  { db }: Transaction,
  { clock }: Queueing,
  { notice, userId, dueAt }: { notice: ApprovalNotice; userId: string; dueAt: Date | null },
): Promise<boolean> {
  const { workspaceId, approvalId, kind } = notice;
  const isMail = isMailOf({ workspaceId, userId, approvalIds: [approvalId] });
  const before = await db
    .delete(approvalMails)
    .where(and(isMail, isNotNull(approvalMails.dueAt), ne(approvalMails.kind, kind)))
    .returning({ kind: approvalMails.kind });
  if (before.length === 0 && (await db.$count(approvalMails, isMail)) > 0) return false;
  const inserted = await db
    .insert(approvalMails)
    .values({ workspaceId, userId, approvalId, kind, notice, dueAt, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ userId: approvalMails.userId });
  return inserted.length > 0;
}

/** The pause was decided: what was not sent yet stays unsent. */
export async function closeApprovalMails(
  { db }: Transaction,
  { clock }: Pick<Identity, 'clock'>,
  { workspaceId, approvalId }: Extract<Notice, { kind: 'approval_closed' }>,
): Promise<void> {
  await db
    .update(approvalMails)
    .set({ closedAt: clock.now(), dueAt: null })
    .where(
      and(
        eq(approvalMails.workspaceId, workspaceId),
        eq(approvalMails.approvalId, approvalId),
        isNull(approvalMails.closedAt),
      ),
    );
}
