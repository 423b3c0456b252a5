import { checkPolicy } from '@workspace-ops/content';
import type { Generated } from '../try-models.ts';

/** What an audit entry says of the call to a model that it tells of. */
export const describeCharges = (generated: Generated<unknown>) => ({
  id: generated.audited.id,
  model: generated.model,
  latencyMs: generated.latencyMs,
  tokensTotal: generated.tokensTotal,
  cost: generated.audited.cost,
  policyChecks: {
    ...checkPolicy({
      text: JSON.stringify(generated.value),
      costUsd: generated.costUsd === null ? null : Number(generated.costUsd),
      budget: generated.budget,
    }),
    piiDetected: generated.redactedCount,
  },
});

/** For the details: an unknown cost must not be taken for zero. */
export const costNote = (generated: Generated<unknown>): { costUnknown?: true } =>
  generated.costUsd === null ? { costUnknown: true } : {};
