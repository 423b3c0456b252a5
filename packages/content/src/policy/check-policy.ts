import type { PolicyChecks } from '@workspace-ops/contracts';
import { findGuardrailFaults } from './find-guardrail-faults.ts';
import { findPersonalData } from '../personal-data/find-personal-data.ts';

export interface PolicySubject {
  /** The output before redaction. */
  text: string;
  /** US dollars of this piece of work; null where the price is unknown. */
  costUsd: number | null;
  budget: {
    /** Null where the workspace has no limit. */
    dailyUsd: number | null;
    /** Spent today before this piece of work. */
    spentUsd: number;
  };
}

/**
 * What the audit entry of a piece of work says about it. Guardrails pass when the text carries no
 * secret, no active content and no prompt injection; personal data is counted, for the writer
 * redacts it; the budget passes while the day's spending, this included, is within the limit.
 */
export function checkPolicy({ text, costUsd, budget }: PolicySubject): PolicyChecks {
  const spent = budget.spentUsd + (costUsd ?? 0);
  return {
    saifPassed: findGuardrailFaults(text).length === 0,
    piiDetected: findPersonalData(text).length,
    budgetThresholdPassed: budget.dailyUsd === null || spent <= budget.dailyUsd,
  };
}
