import { checkPolicy, findPlaceholders } from '@workspace-ops/content';
import type { PolicyChecks } from '@workspace-ops/contracts';
import type { FinishedStep } from './finished-step.ts';

/** A placeholder that reached the output is a fault of the guardrails too. */
export function checkStep({ run, result }: FinishedStep): PolicyChecks {
  const checks = checkPolicy({
    text: result.written,
    costUsd: result.costUsd === null ? null : Number(result.costUsd),
    budget: { dailyUsd: run.dailyBudgetUsd, spentUsd: run.spentUsd },
  });
  const hasPlaceholders = findPlaceholders(result.written).length > 0;
  return { ...checks, saifPassed: checks.saifPassed && !hasPlaceholders };
}

/** Whether a person has to look at the output because no approval comes later in the run. */
export const needsReview = ({ run }: FinishedStep, { saifPassed }: PolicyChecks): boolean =>
  !saifPassed &&
  !run.plan.steps.slice(run.state.nextSequence + 1).some(({ kind }) => kind === 'approval');
