import type { ApprovalNotice, Notice } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
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
  database.read(notice.workspaceId, async ({ db }) => {
    const { workspaceId } = notice;
    const found = await findMember(db, settings, {
      workspaceId,
      where: eq(users.email, email),
    });
    if (found === undefined || notice.kind === 'approval_closed') return undefined;
    const { member, frame } = found;
    if ('approvalId' in notice) {
      const { approvalId, kind } = notice;
      const whose = { workspaceId, userId: member.id, approvalIds: [approvalId] };
      const open = await listOpen(db, whose);
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
  database.transaction(digest.workspaceId, async ({ db }) => {
    const { workspaceId, userId } = digest;
    const found = await findMember(db, settings, { workspaceId, where: eq(users.id, userId) });
    const waiting = await listOpen(db, digest);
    if (found === undefined || waiting.length === 0) return undefined;
    const secret = newSecret();
    await db
      .insert(unsubscribeTokens)
      .values({ workspaceId, userId, hash: hashSecret(secret), createdAt: clock.now() });
    return digestMail(found.member, waiting, { frame: found.frame, secret });
  });

async function listOpen(queries: Queries, digest: Digest): Promise<ApprovalNotice[]> {
  const rows = await queries
    .select({ notice: approvalMails.notice })
    .from(approvalMails)
    .where(and(isMailOf(digest), isNull(approvalMails.closedAt)))
    .orderBy(asc(approvalMails.createdAt), asc(approvalMails.approvalId));
  return rows.map(({ notice }) => notice);
}

/** The member with a proved address, and in whose name the workspace writes. */
async function findMember(
  queries: Queries,
  { PUBLIC_ORIGIN: origin }: Preparing['settings'],
  { workspaceId, where }: { workspaceId: string; where: ReturnType<typeof eq> },
): Promise<{ member: { id: string; email: string; name: string }; frame: MailFrame } | undefined> {
  const [row] = await queries
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
