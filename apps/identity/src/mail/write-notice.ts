import type { ApprovalNotice, Notice } from '@workspace-ops/contracts';
import type { Mail } from './mailer.ts';
import { renderMail, type Paragraph } from './render-mail.ts';
import { greeting, oneLine, type Addressee } from './write-mail.ts';

/** In whose name the workspace's mails are, and where the service is. */
export interface MailFrame {
  /** Null where the workspace has set none. */
  brandName: string | null;
  /** Where clients reach the service; undefined where that is not set. */
  origin: string | undefined;
}

type MailedNotice = Exclude<Notice, { kind: 'approval_closed' }>;

/** The mail of a notice, to one of those whom it concerns. */
export function noticeMail(to: Addressee, notice: MailedNotice, frame: MailFrame): Mail {
  const { subject, paragraphs } = describeNotice(notice, frame);
  return frameMail(to, { subject, paragraphs }, frame);
}

interface Content {
  subject: string;
  paragraphs: readonly Paragraph[];
}

const frameMail = (
  { email, name }: Addressee,
  { subject, paragraphs }: Content,
  { brandName }: MailFrame,
): Mail => ({
  to: email,
  subject,
  ...(brandName !== null && { senderName: oneLine(brandName) }),
  ...renderMail(
    greeting({ name }),
    ...paragraphs,
    ...(brandName === null ? [] : [oneLine(brandName)]),
  ),
});

function describeNotice(notice: MailedNotice, frame: MailFrame): Content {
  if (notice.kind === 'webhook_disabled') return describeWebhook(notice);
  if (notice.kind === 'budget_threshold') return describeBudget(notice, frame);
  return describeApproval(notice, frame);
}

const describeWebhook = ({
  origin,
  failingSince,
}: Extract<Notice, { kind: 'webhook_disabled' }>): Content => ({
  subject: 'A callback was disabled',
  paragraphs: [
    `The callback at ${origin} of your workspace was disabled: every delivery since ${failingSince} has failed.`,
    'When its receiver works again, register it again to enable it (POST /api/mobilehub/webhook/register).',
  ],
});

type BudgetNotice = Extract<Notice, { kind: 'budget_threshold' }>;

const describeBudget = (
  { percent, period, from, spentUsd, budgetUsd }: BudgetNotice,
  frame: MailFrame,
): Content => ({
  subject:
    percent >= 100
      ? `The budget of the ${period} is spent`
      : `${percent} % of the budget of the ${period} is spent`,
  paragraphs: [
    `Your workspace has spent $${spentUsd.toFixed(2)} on models of its budget of $${budgetUsd} for the ${period} that began on ${from} (UTC).`,
    percent >= 100
      ? 'Steps that would exceed it wait for an approval, or fail, as the budgets say.'
      : 'At 100 % steps wait for an approval, or fail, as the budgets say.',
    showAt('/api/budgets', 'The budgets', frame),
  ],
});

const describeApproval = (notice: ApprovalNotice, frame: MailFrame): Content => ({
  subject:
    notice.kind === 'approval_escalated'
      ? `Overdue: ${oneLine(notice.workflowName)} waits for a decision`
      : `${oneLine(notice.workflowName)} waits for your decision`,
  paragraphs: [
    ...(notice.kind === 'approval_escalated'
      ? ['The deadline of a decision has passed, and you may decide now.']
      : []),
    describeWaiting(notice),
    plainText(notice.reason),
    showAt(`/api/approvals/${encodeURIComponent(notice.approvalId)}`, 'What waits', frame),
  ],
});

const describeWaiting = ({ workflowName, stepTitle, deadline }: ApprovalNotice): string =>
  `The run of ${oneLine(workflowName)} waits at "${oneLine(stepTitle)}"${deadline === null ? '' : ` until ${deadline}`}.`;

/** Texts of a workspace's own configuration: no line and no link of their own. */
const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll('://', ': ')
    .slice(0, 500);

/** The link shows, and never decides: programs follow the links of mails before people do. */
const showAt = (path: string, label: string, { origin }: MailFrame): Paragraph =>
  origin === undefined ? `${label}: GET ${path}` : { link: `${origin}${path}`, label };

const mostShown = 50;

/** One mail a day of all that waits for a member. */
export function digestMail(
  to: Addressee,
  notices: readonly ApprovalNotice[],
  { frame, secret }: { frame: MailFrame; secret: string },
): Mail {
  const { origin } = frame;
  const path = `/api/notifications/unsubscribe?token=${secret}`;
  const left = notices.length - mostShown;
  const what = notices.length === 1 ? 'One run waits' : `${notices.length} runs wait`;
  const mail = frameMail(
    to,
    {
      subject: `${what} for your decision`,
      paragraphs: [
        `${what} for your decision:`,
        { items: notices.slice(0, mostShown).map(describeWaiting) },
        ...(left > 0 ? [`and ${left} more.`] : []),
        showAt('/api/approvals?status=open&assignedTo=me', 'What waits', frame),
        `You get this mail once a day. Other times, or none: PATCH /api/members/me/notifications.`,
      ],
    },
    frame,
  );
  if (origin === undefined) return mail;
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${origin}${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
