import { checkPolicy } from '@workspace-ops/content';
import type { NewAuditEvent } from '@workspace-ops/db';
import type { Generated } from '@workspace-ops/generative';

/** Twenty questions take 6,000; models that think count their thoughts. */
export const maxOutputTokens = 16_384;

export const describeCharges = (
  generated: Generated<unknown>,
): Pick<NewAuditEvent, 'id' | 'model' | 'latencyMs' | 'tokensTotal' | 'cost' | 'policyChecks'> => ({
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

/** For the details: a cost that is not known must not pass for none. */
export const costNote = (generated: Generated<unknown>): { costUnknown?: true } =>
  generated.costUsd === null ? { costUnknown: true } : {};
