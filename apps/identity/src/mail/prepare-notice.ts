import type { ApprovalNotice, Notice } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { memberships, users, workspaces } from '../db/schema/accounts.ts';
import { approvalMails, unsubscribeTokens } from '../db/schema/notifications.ts';
import type { Identity } from '../identity.ts';
import { isMailOf, type WhoseMails } from './approval-mails.ts';
import { hashSecret, newSecret } from './mailed-tokens.ts';
import type { Mail } from './mailer.ts';
import { isProvedMember } from './proved-members.ts';
import { digestMail, noticeMail, type MailFrame } from './write-notice.ts';

type Preparing = Pick<Identity, 'database' | 'clock' | 'settings'>;

/** Undefined for who is no member any more, and for a pause that was decided meanwhile. */
export const prepareNotice = (
  { database, settings }: Preparing,
  { email, notice }: { email: string; notice: Notice },
): Promise<Mail | undefined> =>
  database.read(notice.workspaceId, async (scope) => {
    const found = await findMember(scope, settings, eq(users.email, email));
    if (found === undefined || notice.kind === 'approval_closed') return undefined;
    const { member, frame } = found;
    if ('approvalId' in notice) {
      const { approvalId, kind } = notice;
      const whose = { userId: member.id, approvalIds: [approvalId] };
      const open = await listOpen(scope, whose);
      if (!open.some((one) => one.kind === kind)) return undefined;
    }
    return noticeMail(member, notice, frame);
  });

type Digest = Required<WhoseMails>;

/** The daily mail, with a new secret for its link; undefined where nothing waits any more. */
export const prepareDigest = (
  { database, clock, settings }: Preparing,
  digest: Digest,
): Promise<Mail | undefined> =>
  database.transaction(digest.workspaceId, async (tx) => {
    const { workspaceId, userId } = digest;
    const found = await findMember(tx, settings, eq(users.id, userId));
    const waiting = await listOpen(tx, digest);
    if (found === undefined || waiting.length === 0) return undefined;
    const secret = newSecret();
    await tx.db
      .insert(unsubscribeTokens)
      .values({ workspaceId, userId, hash: hashSecret(secret), createdAt: clock.now() });
    return digestMail(found.member, waiting, { frame: found.frame, secret });
  });

async function listOpen(
  { db, workspaceId }: Scope,
  of: Omit<Digest, 'workspaceId'>,
): Promise<ApprovalNotice[]> {
  const rows = await db
    .select({ notice: approvalMails.notice })
    .from(approvalMails)
    .where(and(isMailOf({ ...of, workspaceId }), isNull(approvalMails.closedAt)))
    .orderBy(asc(approvalMails.createdAt), asc(approvalMails.approvalId));
  return rows.map(({ notice }) => notice);
}

/** The member with a proved address, and in whose name the workspace writes. */
async function findMember(
  { db, workspaceId }: Scope,
  { PUBLIC_ORIGIN: origin }: Preparing['settings'],
  where: ReturnType<typeof eq>,
): Promise<{ member: { id: string; email: string; name: string }; frame: MailFrame } | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      brandName: workspaces.brandName,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(isProvedMember(workspaceId), where));
  if (row === undefined) return undefined;
  const { brandName, ...member } = row;
  return { member, frame: { brandName, origin } };
}
