import type { Notice } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { and, eq, inArray } from 'drizzle-orm';
import { memberships, users } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';
import { isProvedMember } from './proved-members.ts';
import { closeApprovalMails, queueApprovalMails } from './queue-approval-mails.ts';

/**
 * Queues the mails of notices. Only to proved addresses: the account of another one may be anybody's,
 * and a notice says what happens inside the workspace.
 */
export const queueNotices = (
  identity: Pick<Identity, 'database' | 'queueMail' | 'clock' | 'settings'>,
  notices: readonly Notice[],
): Promise<void> =>
  identity.database.transaction(allWorkspaces, async (tx) => {
    for (const notice of notices) await queueNotice(tx, identity, notice);
  });

async function queueNotice(
  tx: Transaction,
  identity: Pick<Identity, 'queueMail' | 'clock' | 'settings'>,
  notice: Notice,
): Promise<void> {
  if (notice.kind === 'approval_closed') return closeApprovalMails(tx, identity, notice);
  if (notice.kind === 'approval_requested' || notice.kind === 'approval_escalated') {
    return queueApprovalMails(tx, identity, notice);
  }
  for (const email of await listAdmins(tx, notice.workspaceId)) {
    await identity.queueMail(tx, { kind: 'notice', email, notice });
  }
}

async function listAdmins({ db }: Transaction, workspaceId: string): Promise<string[]> {
  const admins = await db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isProvedMember(workspaceId), inArray(memberships.role, ['owner', 'admin'])));
  return admins.map(({ email }) => email);
}
