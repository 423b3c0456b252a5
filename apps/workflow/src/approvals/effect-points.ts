import { actsOutside, leavesCompany } from '@workspace-ops/catalogue';
import type { ApprovalPolicy } from '@workspace-ops/contracts';
import type { RunPlan, StoredRequirement } from '../db/schema/index.ts';

/** Whether something happens when the run goes on: its next step acts outside, or it ends. */
export function isEffectPoint({ steps }: RunPlan, nextSequence: number): boolean {
  const next = steps[nextSequence];
  return next === undefined || actsOutside(next);
}

/** A pause at a gate or for policies that was approved. */
export interface ApprovedPause {
  /** The step at which the run waited. */
  sequence: number;
  decidedAt: Date;
  policyVersion: number | null;
  requirements: readonly Pick<StoredRequirement, 'name'>[] | null;
}

/** The policies that hold for a run after an approval: those of the version that it began with. */
export interface KeptPolicies {
  /** 0 where the workspace had none then. */
  version: number;
  policies: readonly ApprovalPolicy[];
  /** By name, those that approvals have satisfied. */
  satisfied: ReadonlySet<string>;
}

/**
 * The approvals that hold for what the run does next: of all that it has written to leave the company,
 * and given since it was last sent back.
 */
export function findStanding<T extends ApprovedPause>(
  approved: readonly T[],
  { steps }: RunPlan,
  sentBackAt: Date | null,
): T[] {
  const lastDraft = steps.findLastIndex(
    ({ kind, artifact }) =>
      kind === 'generate' && artifact !== undefined && leavesCompany(artifact),
  );
  return approved.filter(
    ({ sequence, decidedAt }) =>
      sequence >= lastDraft && (sentBackAt === null || decidedAt > sentBackAt),
  );
}

/** The policies that are still to be satisfied before an effect. */
export const findUnsatisfied = (
  present: { version: number; policies: readonly ApprovalPolicy[] },
  kept: KeptPolicies | null,
): { version: number; policies: readonly ApprovalPolicy[] } => {
  if (kept === null) return present;
  // What was removed since is not asked for any more.
  const known = new Set(present.policies.map(({ name }) => name));
  const policies = kept.policies.filter(({ name }) => known.has(name) && !kept.satisfied.has(name));
  return { version: kept.version, policies };
};
