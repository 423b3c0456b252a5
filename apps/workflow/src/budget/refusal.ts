import { budgetRefusalSchema, type BudgetRefusal } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';

/** What the error says of the budget, where it is a refusal of one. */
export function readRefusal(error: unknown): BudgetRefusal | undefined {
  if (!(error instanceof AppError) || error.code !== 'budget_exceeded') return undefined;
  return budgetRefusalSchema.safeParse(error.extra).data;
}

/** Past which limit, as the end of a sentence: `the workspace past its daily budget of $25.` */
export function describeLimit({
  budget,
  limitUsd,
}: Pick<BudgetRefusal, 'budget' | 'limitUsd'>): string {
  if (budget === 'run') return `the run past its budget of $${limitUsd}.`;
  return `the workspace past its ${budget} budget of $${limitUsd}.`;
}

const askAgainSeconds = 1;

/** @param isFree whether nothing but other reservations stands in the call's way. */
export const refuseSpending = (refusal: BudgetRefusal, isFree: boolean): AppError =>
  new AppError('budget_exceeded', `This would take ${describeLimit(refusal)}`, {
    extra: refusal,
    ...(isFree && { retryAfterSeconds: askAgainSeconds }),
  });

export const refusePrice = (model: string, refusal: BudgetRefusal): AppError =>
  new AppError(
    'budget_exceeded',
    `The price of ${model} is not known: set MODEL_PRICES, or allow unknown prices in the budgets.`,
    { extra: refusal },
  );
