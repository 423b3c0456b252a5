import { onLimits } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import { z } from 'zod';

/** Why a call to a model is not paid for; fields of the answer's error body too. */
const refusalSchema = z.object({
  /** `price`: the model's price is unknown, and the budget does not allow that. */
  budget: z.enum(['daily', 'monthly', 'run', 'price']),
  limitUsd: z.number().nullable(),
  /** The most that the call can cost. */
  neededUsd: z.number(),
  onLimit: z.enum(onLimits),
});

export type Refusal = z.infer<typeof refusalSchema>;

/** What the error says of the budget, where it is a refusal of one. */
export function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof AppError) || error.code !== 'budget_exceeded') return undefined;
  return refusalSchema.safeParse(error.extra).data;
}

/** Past which limit, as the end of a sentence: `the workspace past its daily budget of $25.` */
export function describeLimit({ budget, limitUsd }: Pick<Refusal, 'budget' | 'limitUsd'>): string {
  if (budget === 'run') return `the run past its budget of $${limitUsd}.`;
  return `the workspace past its ${budget} budget of $${limitUsd}.`;
}

const askAgainSeconds = 1;

/** @param isFree whether nothing but other reservations stands in the call's way. */
export const refuseSpending = (refusal: Refusal, isFree: boolean): AppError =>
  new AppError('budget_exceeded', `This would take ${describeLimit(refusal)}`, {
    extra: refusal,
    ...(isFree && { retryAfterSeconds: askAgainSeconds }),
  });

export const refusePrice = (model: string, refusal: Refusal): AppError =>
  new AppError(
    'budget_exceeded',
    `The price of ${model} is not known: set MODEL_PRICES, or allow unknown prices in the budgets.`,
    { extra: refusal },
  );
