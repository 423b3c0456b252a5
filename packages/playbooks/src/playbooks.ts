import type { Playbook } from '@workspace-ops/contracts';
import { notFound } from '@workspace-ops/service-kit';
import type { DefinedPlaybook, HandoffRules } from './define-playbook.ts';
import { deliveryToRetention } from './delivery-to-retention.ts';
import { financeControlLoop } from './finance-control-loop.ts';
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

/** What of a handoff is evaluated, by its place; undefined where only a person can judge it. */
export const findRules = (playbookId: string, sequence: number): HandoffRules | undefined =>
  defined.find(({ playbook }) => playbook.id === playbookId)?.rules[sequence - 1];

/** The playbooks as stored, or the canonical ones where none is known; in order. */
export function listPlaybooks(stored: readonly Playbook[]): {
  playbooks: Playbook[];
  totalCount: number;
} {
  const playbooks = orderPlaybooks(stored.length === 0 ? canonicalPlaybooks : stored);
  return { playbooks, totalCount: playbooks.length };
}

/** As stored, else as the canonical registry has it. @throws {AppError} `not_found` */
export function findPlaybook(stored: readonly Playbook[], id: string): { playbook: Playbook } {
  const playbook = [...stored, ...canonicalPlaybooks].find((candidate) => candidate.id === id);
  if (playbook === undefined) throw notFound('Playbook');
  return { playbook };
}

/** By owning department code, then name; compared by code units, so that no collation matters. */
export const orderPlaybooks = (playbooks: readonly Playbook[]): Playbook[] =>
  playbooks.toSorted(
    (one, other) =>
      compare(one.ownerDepartmentCode, other.ownerDepartmentCode) || compare(one.name, other.name),
  );

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
