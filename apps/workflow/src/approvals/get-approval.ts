import type { Approval } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { toEntryId } from './approval-id.ts';
import { loadPauses } from './load-pauses.ts';
import { toPrincipal } from './may-decide.ts';
import { presentApproval, type PresentedPause } from './present-approval.ts';
import type { ApprovalRow } from './stored-pause.ts';

export type ViewingDependencies = Pick<WorkflowDependencies, 'database' | 'clock' | 'readMembers'>;

/** @throws {AppError} `not_found` for a pause of no or another workspace. */
export async function getApproval(
  deps: ViewingDependencies,
  ctx: RequestContext,
  { id }: { id: string },
): Promise<{ approval: Approval }> {
  const { workspaceId } = ctx.caller;
  const [pause] = await deps.database.read(workspaceId, async (scope) => {
    const rows = await scope.db
      .select()
      .from(approvals)
      .where(
        and(eq(approvals.workspaceId, workspaceId), eq(approvals.entryId, toEntryId(id) ?? '')),
      );
    return loadPauses(scope, { rows, now: deps.clock.now() });
  });
  if (pause === undefined) throw notFound('Approval');
  const [approval] = await presentAll(deps, ctx, [pause]);
  return { approval: approval! };
}

/** The pauses for the caller; members are asked for where a policy applies to one of them. */
export async function presentAll(
  { clock, readMembers }: ViewingDependencies,
  ctx: RequestContext,
  pauses: readonly PresentedPause[],
): Promise<Approval[]> {
  const facts = pauses.some(({ row }) => hasPolicy(row)) ? await readMembers(ctx) : null;
  const members = facts?.members ?? [];
  const now = clock.now();
  const principal = toPrincipal(ctx.caller, facts, now);
  return pauses.map((pause) => presentApproval(pause, { now, principal, members }));
}

export const hasPolicy = ({ requirements }: Pick<ApprovalRow, 'requirements'>): boolean =>
  requirements !== null && requirements.length > 0;
