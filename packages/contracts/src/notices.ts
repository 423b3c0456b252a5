import { z } from 'zod';
import { budgetPeriods } from './budget.ts';
import { absent } from './text.ts';
import { timestamp } from './time.ts';

const notice = { id: z.string(), workspaceId: z.string() };

/** A pause that waits for one of these members. */
const waitingApproval = {
  ...notice,
  approvalId: z.string(),
  userIds: z.array(z.string()),
  workflowName: z.string(),
  stepTitle: z.string(),
  reason: z.string(),
  requestedAt: timestamp(),
  deadline: timestamp().nullable(),
};

/**
 * Internal: what people of a workspace have to know without asking. The same `id` twice is one
 * notice, which is sent at least once.
 */
export const noticeSchema = z.discriminatedUnion('kind', [
  /** To the admins, as all that follow unless they name members. */
  z.object({
    ...notice,
    kind: z.literal('webhook_disabled'),
    /** Of the callback's URL; the path may hold a secret. */
    origin: z.string(),
    failingSince: timestamp(),
  }),
  z.object({
    ...notice,
    kind: z.literal('budget_threshold'),
    percent: z.number(),
    period: z.enum(budgetPeriods),
    /** The first day of the period (UTC). */
    from: z.string(),
    spentUsd: z.number(),
    budgetUsd: z.number(),
  }),
  z.object({ ...waitingApproval, kind: z.literal('approval_requested') }),
  /** Its deadline passed, and others may decide it now. */
  z.object({ ...waitingApproval, kind: z.literal('approval_escalated') }),
  /** To nobody: mails that were not sent yet are not needed any more. */
  z.object({ ...notice, kind: z.literal('approval_closed'), approvalId: z.string() }),
]);

export type Notice = z.infer<typeof noticeSchema>;

export type ApprovalNotice = Extract<Notice, { kind: 'approval_requested' | 'approval_escalated' }>;

/** A notice as its writer gives it. */
export type NewNotice = Notice extends infer N
  ? N extends Notice
    ? Omit<N, 'id' | 'workspaceId'>
    : never
  : never;

/** When a member gets mails about runs that wait for a decision. */
export const approvalMailTimes = ['immediately', 'daily', 'never'] as const;

const approvals = z
  .enum(approvalMailTimes)
  .describe(
    'Mails about runs that wait for a decision of mine: one for each at once, one a day for all, or none. Where a deadline has passed a mail comes at once, unless it is `never`.',
  );

export const notificationSettingsSchema = z
  .object({ approvals })
  .meta({ id: 'NotificationSettings' });

export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const setNotificationsInput = z.object({ approvals: absent(approvals) });

export const unsubscribeInput = z.object({
  token: z.string().min(1).max(200).describe('From the mail’s link.'),
});
