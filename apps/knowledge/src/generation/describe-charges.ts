import type { NewAuditEvent } from '@workspace-ops/db';
import type { Generated } from '@workspace-ops/generative';

/** What an audit event says of the model's work. */
export const describeCharges = (
  generated: Generated<unknown>,
): Pick<NewAuditEvent, 'model' | 'latencyMs' | 'tokensTotal' | 'cost'> => ({
  model: generated.model,
  latencyMs: generated.latencyMs,
  tokensTotal: generated.tokensTotal,
  cost: generated.costUsd ?? '0',
});

/** For the details: a cost that is not known must not pass for none. */
export const costNote = (generated: Generated<unknown>): { costUnknown?: true } =>
  generated.costUsd === null ? { costUnknown: true } : {};
