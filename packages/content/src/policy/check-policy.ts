import type { PolicyChecks } from '@workspace-ops/contracts';
import { findGuardrailFaults } from './find-guardrail-faults.ts';
import { findFindings } from '../findings/find-findings.ts';

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
  const findings = findFindings(text);
  return {
    saifPassed: findGuardrailFaults(text, findings).length === 0,
    piiDetected: findings.filter(({ kind }) => kind !== 'secret').length,
    budgetThresholdPassed: budget.dailyUsd === null || spent <= budget.dailyUsd,
  };
}
