import type { NotificationSettings } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { notificationSettings } from '../db/schema/notifications.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { defaultNotifications } from '../mail/queue-approval-mails.ts';

/** Which mails a member of the workspace wants. */
export const getNotifications = (
  { database }: Pick<Identity, 'database'>,
  { caller: { workspaceId, userId } }: PersonContext,
): Promise<NotificationSettings> =>
  database.read(workspaceId, (scope) => findNotifications(scope, userId));

export async function findNotifications(
  { db, workspaceId }: Scope,
  userId: string,
): Promise<NotificationSettings> {
  const [row] = await db
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
