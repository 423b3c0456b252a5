import type { NotificationSettings } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { notificationSettings } from '../db/schema/notifications.ts';
import type { Identity } from '../identity.ts';
import { defaultNotifications } from '../mail/queue-approval-mails.ts';

export interface MemberKey {
  workspaceId: string;
  userId: string;
}

/** Which mails a member of the workspace wants. */
export const getNotifications = (
  { database }: Pick<Identity, 'database'>,
  member: MemberKey,
): Promise<NotificationSettings> =>
  database.read(member.workspaceId, ({ db }) => findNotifications(db, member));

export async function findNotifications(
  queries: Queries,
  { workspaceId, userId }: MemberKey,
): Promise<NotificationSettings> {
  const [row] = await queries
    .select({ approvals: notificationSettings.approvals })
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.workspaceId, workspaceId),
        eq(notificationSettings.userId, userId),
      ),
    );
  return row ?? defaultNotifications;
}
