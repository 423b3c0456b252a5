import type { Scope } from '@workspace-ops/db';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { approvals, runs, type RunPlan } from '../db/schema/index.ts';
import { findStanding, type ApprovedPause, type KeptPolicies } from './effect-points.ts';
import { findVersion, type StoredPolicies } from './stored-policies.ts';

interface PlannedRun {
  id: string;
  plan: RunPlan;
}

/** What a run keeps of its approvals; null where none stands. */
export async function readKeptPolicies(
  scope: Scope,
  run: PlannedRun,
  present: Pick<StoredPolicies, 'version' | 'policies'>,
): Promise<KeptPolicies | null> {
  const [approved, sentBackAt] = await Promise.all([
    listApproved(scope, run.id),
    readSentBackAt(scope, run.id),
  ]);
  const standing = findStanding(approved, run.plan, sentBackAt);
  const last = standing.at(-1);
  if (last === undefined) return null;
  const version = last.policyVersion ?? 0;
  const policies =
    version === present.version ? present.policies : await findVersion(scope, version);
  const names = standing
    .filter(({ policyVersion }) => policyVersion === last.policyVersion)
    .flatMap(({ requirements }) => requirements ?? [])
    .map(({ name }) => name);
  return { version, policies, satisfied: new Set(names) };
}

/** Oldest first. To go on spending, or to accept a handoff, approves nothing that was made. */
async function listApproved({ db, workspaceId }: Scope, id: string): Promise<ApprovedPause[]> {
  const rows = await db
    .select({
      sequence: approvals.sequence,
      decidedAt: approvals.decidedAt,
      policyVersion: approvals.policyVersion,
      requirements: approvals.requirements,
    })
    .from(approvals)
    .where(
      and(
        eq(approvals.workspaceId, workspaceId),
        eq(approvals.runId, id),
        eq(approvals.decision, 'approve'),
        or(isNull(approvals.kind), inArray(approvals.kind, ['gate', 'policy'])),
      ),
    )
    .orderBy(asc(approvals.decidedAt));
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt! }));
}

async function readSentBackAt({ db, workspaceId }: Scope, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ sendBacks: runs.sendBacks })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, id)));
  const last = row?.sendBacks?.at(-1);
  return last === undefined ? null : new Date(last.at);
}
