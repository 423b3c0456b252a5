import { z } from 'zod';
import { approvalEffects } from './approval-policies.ts';
import { grantInput } from './budget.ts';
import { artifactTypeSchema, grades } from './artifacts.ts';
import { nextCursor, pageInput, periodInput } from './page.ts';
import { queryFilter, queryText } from './query.ts';
import { actorSchema } from './roles.ts';
import { absent, idInput, optionalShortText, storableText } from './text.ts';
import { timestamp } from './time.ts';

export const approvalKinds = ['gate', 'budget', 'handoff', 'policy'] as const;
export const approvalStatuses = ['open', 'approved', 'rejected', 'sent_back', 'expired'] as const;
export const approvalDecisions = ['approve', 'reject', 'send_back'] as const;

/** How far a pause is: `have` is below `need` while votes are missing. */
export const voteCountSchema = z.object({ have: z.number().int(), need: z.number().int() });

const voteSchema = z.object({
  by: actorSchema,
  inPlaceOf: actorSchema.optional().describe('The member whose delegate voted.'),
  decision: z.enum(approvalDecisions),
  comment: z.string().nullable(),
  at: timestamp(),
  voided: z
    .literal(true)
    .optional()
    .describe('What it approved was changed since, so it does not count.'),
});

const policyStateSchema = voteCountSchema.extend({
  name: z.string().nullable().describe('Of all that apply, separated by commas; null for none.'),
  roles: z.array(z.string()),
  notInitiator: z.boolean(),
});

/** A fact without which what was written cannot be sent. */
export const needSchema = z.object({
  name: z.string().describe('What the line of a comment begins with that says it.'),
  question: z
    .string()
    .nullable()
    .describe('What is asked of what is on record; null where nothing is.'),
});

export type ApprovalNeed = z.infer<typeof needSchema>;

export const approvalSchema = z
  .object({
    id: z.string(),
    runId: z.string(),
    workflowId: z.string(),
    workflowName: z.string().nullable(),
    stepTitle: z.string(),
    reason: z.string(),
    needs: z
      .array(needSchema)
      .optional()
      .describe(
        'The facts that are missing, which `reason` asks for: `send_back` with a line `name: answer` in the `comment` for each says them. Absent where none are.',
      ),
    kind: z.enum(approvalKinds),
    effect: z.enum(approvalEffects),
    requestedAt: timestamp(),
    deadline: timestamp().optional().describe('It is escalated or rejected then, never approved.'),
    escalatedAt: timestamp().optional(),
    startedBy: actorSchema.nullable(),
    artifacts: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          artifactType: artifactTypeSchema,
          targetPlatform: z.string().nullable(),
          qualityScore: z.number().nullable(),
          qualityGrade: z.enum(grades).nullable(),
        }),
      )
      .describe(
        'What is decided on: while it is open, what the run has made by now; once it is decided, what was decided on.',
      ),
    artifactsNotKept: z
      .literal(true)
      .optional()
      .describe(
        'It was decided in a release that did not keep what was decided on: `artifacts` is empty, and what the run has made by now stands with the run.',
      ),
    publication: z
      .object({
        artifactId: z.string().describe('The post: its `PATCH` changes the time.'),
        scheduledFor: timestamp().nullable().describe('Null: when the run ends.'),
        proposed: z
          .literal(true)
          .optional()
          .describe('Nobody asked for the time, or for its hour: the service proposes it.'),
      })
      .optional()
      .describe(
        'When the post that an open approval is about goes out; absent where it is about none.',
      ),
    costSoFar: z.string().describe('US dollars, decimal.'),
    policy: policyStateSchema.describe('What all policies that apply ask for together.'),
    policies: z
      .array(policyStateSchema)
      .describe('Each policy that applies; all must be satisfied.'),
    votes: z.array(voteSchema).describe('Oldest first.'),
    status: z.enum(approvalStatuses),
    decidedBy: actorSchema.optional(),
    decidedAt: timestamp().optional(),
    subjectDigest: z.string().describe('Of what would be done: send it back with the decision.'),
    mayDecide: z.boolean().describe('Whether the caller may decide it now.'),
    whyNot: z.string().optional(),
  })
  .meta({ id: 'Approval' });

export type Approval = z.infer<typeof approvalSchema>;

export const approvalIdInput = z.object({ id: idInput() });

export const approvalFilter = z.object({
  status: queryFilter(['open', 'decided']),
  assignedTo: queryFilter(['me']).describe('`me`: what I may decide and have not voted on.'),
  workflow: queryText(idInput()).describe('The workflow’s id or code.'),
  runId: queryText(idInput()),
  kind: queryFilter(approvalKinds),
  effect: queryFilter(approvalEffects),
  ...periodInput(),
  ...pageInput(50),
});

export type ApprovalFilter = z.output<typeof approvalFilter>;

export const approvalListSchema = z.object({
  approvals: z.array(approvalSchema).describe('Newest first.'),
  nextCursor: nextCursor(),
  totalCount: z.number().int(),
});

export type ApprovalList = z.infer<typeof approvalListSchema>;

export const approvalFoundSchema = z.object({ approval: approvalSchema });

export const decideApprovalInput = z
  .object({
    decision: z.enum(approvalDecisions),
    comment: optionalShortText().describe('Required to reject and to send back.'),
    subjectDigest: absent(storableText(128)).describe(
      '409 `stale_subject` when what would be done is another by now.',
    ),
    grantUsd: grantInput(),
  })
  .superRefine(({ decision, comment }, context) => {
    if (decision === 'approve' || (comment !== undefined && comment.trim() !== '')) return;
    const message = 'is required to reject and to send back';
    context.addIssue({ code: 'custom', path: ['comment'], message });
  });

/** What a pause is once it was decided so. */
export const decidedStatuses = {
  approve: 'approved',
  reject: 'rejected',
  send_back: 'sent_back',
  expire: 'expired',
} as const;

export const approvalDecidedSchema = voteCountSchema.extend({
  success: z.literal(true),
  status: z.enum(['approved', 'rejected', 'sent_back', 'pending']),
});

export type ApprovalDecided = z.infer<typeof approvalDecidedSchema>;

/** What the channels that decide a run say while votes are missing. */
export const votesMissing = 'Your vote counts; the run waits for further approvals';

/** The answer of the channels that decide a run, while votes are missing. */
export const votesMissingSchema = z.object({
  message: z.string(),
  approvals: voteCountSchema,
});

export type VotesMissing = z.infer<typeof votesMissingSchema>;
