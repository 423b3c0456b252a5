import { redactJson } from '@workspace-ops/content';
import {
  approvalOwnerRole,
  type Actor,
  type ApprovalPolicy,
  type JsonObject,
} from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { runs, type RunPlan, type StoredRequirement } from '../db/schema/index.ts';
import { findUnsatisfied, isEffectPoint, type KeptPolicies } from './effect-points.ts';
import { findEffect, matchPolicies, toRequirement } from './match-policies.ts';
import { readKeptPolicies } from './read-kept-policies.ts';
import { readProgress, wantsTexts, type MeasuredRun, type Progress } from './read-progress.ts';
import { findApprovalOwners, findPolicies, type StoredPolicies } from './stored-policies.ts';

type PauseKind = 'gate' | 'budget' | 'handoff' | 'policy';

export interface GovernedRun extends MeasuredRun {
  plan: RunPlan;
}

/** A workspace's policies, and what is known of a run that they are about. */
export interface Governance {
  version: number;
  policies: readonly ApprovalPolicy[];
  owners: readonly string[];
  startedBy: Actor | null;
  progress: Progress;
  /** What the run's own approvals leave to be asked for; null where it has none that stands. */
  kept: KeptPolicies | null;
}

/** What governs a run now; null in a workspace without policies, in which everything is as ever. */
export async function readGovernance(
  queries: Queries,
  run: GovernedRun,
): Promise<Governance | null> {
  const stored = await findPolicies(queries, run.workspaceId);
  if (stored === undefined || stored.policies.length === 0) return null;
  return governBy(queries, run, { ...stored, kept: await readKeptPolicies(queries, run, stored) });
}

/** The same of several runs of one workspace, in their order. */
export async function governAll(
  queries: Queries,
  governed: readonly GovernedRun[],
): Promise<(Governance | null)[]> {
  const [first] = governed;
  const stored = first && (await findPolicies(queries, first.workspaceId));
  if (stored === undefined || stored.policies.length === 0) return governed.map(() => null);
  return Promise.all(
    governed.map(async (run) => {
      const kept = await readKeptPolicies(queries, run, stored);
      return governBy(queries, run, { ...stored, kept });
    }),
  );
}

/** What governs a run that is not stored yet, which has cost and made nothing. */
export async function governNew(
  queries: Queries,
  run: { plan: RunPlan; initialContext: JsonObject; startedBy: Actor | null },
  stored: StoredPolicies | undefined,
): Promise<Governance | null> {
  if (stored === undefined || stored.policies.length === 0) return null;
  const { version, policies } = stored;
  const owners = asksForOwner(policies) ? await findApprovalOwners(queries, run.plan.code) : [];
  const hasPersonalData = wantsTexts(policies) && redactJson(run.initialContext).count > 0;
  const progress = { costUsd: 0, lowestQuality: null, hasPersonalData };
  return { version, policies, owners, startedBy: run.startedBy, progress, kept: null };
}

/** What governs a run under policies that are known. */
export async function governBy(
  queries: Queries,
  run: GovernedRun,
  { version, policies, kept }: Pick<Governance, 'version' | 'policies' | 'kept'>,
): Promise<Governance> {
  const known = listPolicies({ policies, kept });
  const [progress, startedBy, owners] = await Promise.all([
    readProgress(queries, run, known),
    readStarter(queries, run),
    asksForOwner(known) ? findApprovalOwners(queries, run.plan.code) : [],
  ]);
  return { version, policies, owners, startedBy, progress, kept };
}

/** All policies whose conditions may be asked about. */
export const listPolicies = ({
  policies,
  kept,
}: Pick<Governance, 'policies' | 'kept'>): ApprovalPolicy[] => [
  ...policies,
  ...(kept?.policies ?? []),
];

/** What governs the run before something happens: what its approvals have not satisfied. */
export const beforeEffect = (governance: Governance): Governance => ({
  ...governance,
  ...findUnsatisfied(governance, governance.kept),
});

/** Whether policies ask for an approval before the run goes on to that step, or ends. */
export const asksBefore = (
  governance: Governance | null,
  plan: RunPlan,
  nextSequence: number,
): governance is Governance =>
  governance !== null &&
  isEffectPoint(plan, nextSequence) &&
  findRequirements(beforeEffect(governance), plan, 'policy').length > 0;

const asksForOwner = (policies: readonly ApprovalPolicy[]): boolean =>
  policies.some(({ require: { roles }, deadline }) =>
    [...roles, ...(deadline?.to ?? [])].includes(approvalOwnerRole),
  );

async function readStarter(queries: Queries, run: GovernedRun): Promise<Actor | null> {
  const [row] = await queries
    .select({ startedBy: runs.startedBy })
    .from(runs)
    .where(and(eq(runs.workspaceId, run.workspaceId), eq(runs.id, run.id)));
  return row?.startedBy ?? null;
}

/** What the policies that match ask for at a pause of the run; none for no policy. */
export function findRequirements(
  { policies, owners, startedBy, progress }: Governance,
  plan: RunPlan,
  kind: PauseKind,
): StoredRequirement[] {
  const facts = { ...progress, plan, startedBy, effect: findEffect(plan, kind) };
  return matchPolicies(policies, facts).map((policy) => toRequirement(policy, owners));
}

/** The columns by which a pause keeps what it began with. */
export function governedColumns(
  governance: Governance | null,
  plan: RunPlan,
  kind: PauseKind,
): {
  kind: PauseKind;
  effect: 'internal' | 'external';
  policyVersion?: number;
  requirements?: StoredRequirement[];
  initiators?: Actor[];
} {
  const bare = { kind, effect: findEffect(plan, kind) };
  if (governance === null) return bare;
  const { version: policyVersion, startedBy } = governance;
  return {
    ...bare,
    policyVersion,
    requirements: findRequirements(governance, plan, kind),
    initiators: startedBy === null ? [] : [startedBy],
  };
}
