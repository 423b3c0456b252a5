import type { Playbook } from '@workspace-ops/contracts';
import type { DefinedPlaybook } from './define-playbook.ts';
import { deliveryToRetention } from './delivery-to-retention.ts';
import { financeControlLoop } from './finance-control-loop.ts';
import type { HandoffRules } from './handoff-rules.ts';
import { proofAndReferralLoop } from './proof-and-referral-loop.ts';
import { revenueLeadToSale } from './revenue-lead-to-sale.ts';
import { saleToDelivery } from './sale-to-delivery.ts';

const defined: readonly DefinedPlaybook[] = [
  revenueLeadToSale,
  saleToDelivery,
  deliveryToRetention,
  financeControlLoop,
  proofAndReferralLoop,
];

/** What the database is seeded with, and what is answered when it cannot answer. */
export const canonicalPlaybooks: readonly Playbook[] = defined.map(({ playbook }) => playbook);

/**
 * What of a handoff is evaluated, by its place in its playbook; undefined for a handoff that is not
 * in the registry, of which only a person can judge the sentences.
 */
export const rulesOf = (playbookId: string, sequence: number): HandoffRules | undefined =>
  defined.find(({ playbook }) => playbook.id === playbookId)?.rules[sequence - 1];
