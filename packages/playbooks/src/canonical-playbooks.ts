import type { Playbook } from '@workspace-ops/contracts';
import { deliveryToRetention } from './delivery-to-retention.ts';
import { financeControlLoop } from './finance-control-loop.ts';
import { proofAndReferralLoop } from './proof-and-referral-loop.ts';
import { revenueLeadToSale } from './revenue-lead-to-sale.ts';
import { saleToDelivery } from './sale-to-delivery.ts';

/** What the database is seeded with, and what is answered when it cannot answer. */
export const canonicalPlaybooks: readonly Playbook[] = [
  revenueLeadToSale,
  saleToDelivery,
  deliveryToRetention,
  financeControlLoop,
  proofAndReferralLoop,
];
