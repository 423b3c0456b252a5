import { leavesCompany } from '@workspace-ops/catalogue';
import {
  approvalOwnerRole,
  titleRolePrefix,
  type Actor,
  type ApprovalPolicy,
} from '@workspace-ops/contracts';
import type { RunPlan, StoredRequirement } from '../db/schema/index.ts';
import type { Progress } from './read-progress.ts';

type Effect = 'internal' | 'external';

/** What policies' conditions are about: a run at a pause. */
export interface PauseFacts extends Progress {
  plan: RunPlan;
  effect: Effect;
  startedBy: Actor | null;
}

/** Whether approving a pause of that kind lets something reach people outside the company. */
export function findEffect(plan: RunPlan, kind: 'gate' | 'budget' | 'handoff' | 'policy'): Effect {
  // To go on spending, or to begin at all, publishes nothing: the pauses to come are asked for that.
  if (kind === 'budget' || kind === 'handoff') return 'internal';
  const isRead = plan.steps.some(
    ({ artifact }) => artifact !== undefined && leavesCompany(artifact),
  );
  return isRead ? 'external' : 'internal';
}

/** The policies all of whose conditions hold. */
export const matchPolicies = (
  policies: readonly ApprovalPolicy[],
  facts: PauseFacts,
): ApprovalPolicy[] => policies.filter(({ when }) => holds(when, facts));

function holds(when: ApprovalPolicy['when'], facts: PauseFacts): boolean {
  const { plan } = facts;
  const made = plan.steps.flatMap(({ artifact }) => artifact ?? []);
  return [
    isAnyOf(when.workflow && [when.workflow], [plan.id, plan.code]),
    isAnyOf(when.department && [when.department], [plan.departmentCode]),
    when.effect === undefined || when.effect === facts.effect,
    when.costUsd === undefined || facts.costUsd >= when.costUsd.gte,
    when.personalData === undefined || when.personalData === facts.hasPersonalData,
    when.qualityBelow === undefined ||
      (facts.lowestQuality !== null && facts.lowestQuality < when.qualityBelow),
    isAnyOf(
      when.artifactTypes,
      made.map(({ type }) => type),
    ),
    isAnyOf(
      when.platforms,
      made.map(({ targetPlatform }) => targetPlatform),
    ),
    when.startedBy === undefined || when.startedBy === (facts.startedBy?.kind ?? 'anonymous'),
  ].every(Boolean);
}

/** Whether one of the texts is among the wanted ones, whatever their case; all are where none is wanted. */
function isAnyOf(wanted: readonly string[] | '' | undefined, texts: readonly string[]): boolean {
  if (wanted === undefined || wanted === '') return true;
  const known = new Set(texts.map((text) => text.toLowerCase()));
  return wanted.some((text) => known.has(text.trim().toLowerCase()));
}

/**
 * What a policy asks for.
 * @param owners the titles that the playbooks of the run's workflow publish. Without a playbook the
 *   workspace's owner stands in.
 */
export function toRequirement(
  { name, require: { count, roles, notInitiator }, deadline }: ApprovalPolicy,
  owners: readonly string[],
): StoredRequirement {
  const resolve = (role: string): string[] => {
    if (role !== approvalOwnerRole) return [role];
    return owners.length === 0 ? ['owner'] : owners.map((owner) => titleRolePrefix + owner);
  };
  return {
    name,
    count,
    notInitiator,
    roles: roles.flatMap(resolve),
    ...(deadline !== undefined && {
      deadline: { ...deadline, to: (deadline.to ?? ['admin']).flatMap(resolve) },
    }),
  };
}
