import { and, eq, inArray } from 'drizzle-orm';
import { approvalMails } from '../db/schema/notifications.ts';

export interface WhoseMails {
  workspaceId: string;
  userId: string;
  /** Absent for all pauses. */
  approvalIds?: string[];
}

/** A member's mails about pauses of a workspace. */
export const isMailOf = ({ workspaceId, userId, approvalIds }: WhoseMails) =>
  and(
    eq(approvalMails.workspaceId, workspaceId),
    eq(approvalMails.userId, userId),
    approvalIds && inArray(approvalMails.approvalId, approvalIds),
  );
