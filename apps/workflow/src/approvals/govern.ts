import {
  approvalOwnerRole,
  type Actor,
  type ApprovalPolicy,
  type JsonObject,
} from '@workspace-ops/contracts';
import type { Queries, Scope } from '@workspace-ops/db';
import type { Compute } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { runs, type RunPlan, type StoredRequirement } from '../db/schema/index.ts';
import { findUnsatisfied, isEffectPoint, type KeptPolicies } from './effect-points.ts';
import { findEffect, matchPolicies, toRequirement } from './match-policies.ts';
import { readKeptPolicies } from './read-kept-policies.ts';
import {
  hasPersonalData,
  readProgress,
  wantsTexts,
  type MeasuredRun,
  type Progress,
} from './read-progress.ts';
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
  /** That one, and who started the runs that it restarts or that handed over to it. */
  initiators: readonly Actor[];
  progress: Progress;
  /** What the run's own approvals leave to be asked for; null where it has none that stands. */
  kept: KeptPolicies | null;
}

/** What governs a run now; null in a workspace without policies, in which everything is as ever. */
export async function readGovernance(
  scope: Scope,
  run: GovernedRun,
  compute: Compute,
): Promise<Governance | null> {
  const stored = await findPolicies(scope);
  if (stored === undefined || stored.policies.length === 0) return null;
  const kept = await readKeptPolicies(scope, run, stored);
  return governBy(scope, run, { ...stored, kept, compute });
}

/** The same of several runs of one workspace, in their order. */
export async function governAll(
  scope: Scope,
  governed: readonly GovernedRun[],
  compute: Compute,
): Promise<(Governance | null)[]> {
  const stored = governed.length === 0 ? undefined : await findPolicies(scope);
  if (stored === undefined || stored.policies.length === 0) return governed.map(() => null);
  return Promise.all(
    governed.map(async (run) => {
      const kept = await readKeptPolicies(scope, run, stored);
      return governBy(scope, run, { ...stored, kept, compute });
    }),
  );
}

interface NewRun {
  workspaceId: string;
  plan: RunPlan;
  initialContext: JsonObject;
  startedBy: Actor | null;
  /** The run that hands over to it; absent for none. */
  handedOverFrom?: string | null | undefined;
}

/** What governs a run that is not stored yet, which has cost and made nothing. */
export async function governNew(
  db: Queries,
  run: NewRun,
  { stored, compute }: { stored: StoredPolicies | undefined; compute: Compute },
): Promise<Governance | null> {
  if (stored === undefined || stored.policies.length === 0) return null;
  const { version, policies } = stored;
  const owners = asksForOwner(policies) ? await findApprovalOwners(db, run.plan.code) : [];
  const isPersonal =
    wantsTexts(policies) && (await compute.run(hasPersonalData, run.initialContext, []));
  const progress = { costUsd: 0, lowestQuality: null, hasPersonalData: isPersonal };
  const { workspaceId, startedBy, handedOverFrom } = run;
  // The run before has the same starter.
  const { initiators } = await readStarters({ db, workspaceId }, handedOverFrom ?? '');
  return { version, policies, owners, startedBy, initiators, progress, kept: null };
}

/** What governs a run under policies that are known. */
export async function governBy(
  scope: Scope,
  run: GovernedRun,
  given: Pick<Governance, 'version' | 'policies' | 'kept'> & { compute: Compute },
): Promise<Governance> {
  const { version, policies, kept, compute } = given;
  const known = listPolicies({ policies, kept });
  const [progress, starters, owners] = await Promise.all([
    readProgress(scope, run, { policies: known, compute }),
    readStarters(scope, run.id),
    asksForOwner(known) ? findApprovalOwners(scope.db, run.plan.code) : [],
  ]);
  return { version, policies, owners, ...starters, progress, kept };
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

interface Starters {
  startedBy: Actor | null;
  initiators: Actor[];
}

/** Who started a run, and the runs that it goes back to. */
async function readStarters(
  { db, workspaceId }: Pick<Scope, 'db' | 'workspaceId'>,
  id: string,
): Promise<Starters> {
  const rows = await db.execute<{ id: string; startedBy: Actor | null }>(sql`
    with recursive chain as (
      select id, started_by, restarted_from, handed_over_from from ${runs}
      where workspace_id = ${workspaceId} and id = ${id}
      union
      select former.id, former.started_by, former.restarted_from, former.handed_over_from
      from chain join ${runs} former on former.workspace_id = ${workspaceId}
        and former.id in (chain.restarted_from, chain.handed_over_from)
    )
    select id, started_by as "startedBy" from chain order by id = ${id} desc, id`);
  const [own] = rows;
  const actors = rows.flatMap(({ startedBy }) => startedBy ?? []);
  const unique = new Map(actors.map((actor) => [`${actor.kind} ${actor.id}`, actor]));
  return {
    startedBy: own?.id === id ? own.startedBy : null,
    initiators: [...unique.values()],
  };
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
  const { version: policyVersion, initiators } = governance;
  return {
    ...bare,
    policyVersion,
    requirements: findRequirements(governance, plan, kind),
    initiators: [...initiators],
  };
}
