import { z } from 'zod';
import { onLimits } from './budget.ts';
import { passkeyOptionsSchema, secondFactors } from './second-factors.ts';
import { timestamp } from './time.ts';

/** Why a call to a model is not paid for: the details of `budget_exceeded`. */
export const budgetRefusalSchema = z.object({
  budget: z
    .enum(['daily', 'monthly', 'run', 'price'])
    .describe('Of `budget_exceeded`. `price`: the model’s price is unknown.'),
  limitUsd: z.number().nullable().describe('Of `budget_exceeded`: null where it is the price.'),
  neededUsd: z.number().describe('Of `budget_exceeded`: the most that the call can cost.'),
  onLimit: z.enum(onLimits).describe('Of `budget_exceeded`: what happens to steps.'),
});

export type BudgetRefusal = z.infer<typeof budgetRefusalSchema>;

/** What an error body also says, by its code. */
export const errorDetails = {
  ...budgetRefusalSchema.partial().shape,
  decidedBy: z.string().optional().describe('Of `conflict`: who decided the approval before.'),
  decidedAt: timestamp().optional().describe('Of `conflict`: when that was.'),
  hasVoted: z.literal(true).optional().describe('Of `conflict`: the caller’s vote was counted.'),
  nextAvailable: timestamp()
    .nullable()
    .optional()
    .describe('Of `conflict`: a free slot instead of the booked one; null: there is none.'),
  subjectDigest: z
    .string()
    .optional()
    .describe('Of `stale_subject`: of what would be done by now.'),
  newestArtifactId: z
    .string()
    .optional()
    .describe('Of `precondition_failed`: the revision that is the newest by now.'),
  cell: z.string().optional().describe('Of `wrong_cell`: the cell that has the workspace.'),
  challenge: z
    .string()
    .optional()
    .describe('Of `second_factor_required`: goes with the factor to `/api/auth/login/factor`.'),
  factors: z
    .array(z.enum(secondFactors))
    .optional()
    .describe('Of `second_factor_required`: with any of which the sign-in can be finished.'),
  passkeyOptions: passkeyOptionsSchema.shape.options.optional(),
  returnTo: z
    .string()
    .optional()
    .describe('Of `second_factor_required` after a provider: the path that it was begun for.'),
};
