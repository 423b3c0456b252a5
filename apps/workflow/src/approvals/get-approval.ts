import type { Approval, Caller, MemberFacts } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { notFound, type Clock } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import { toEntryId } from './approval-id.ts';
import { loadPauses } from './load-pauses.ts';
import { toPrincipal } from './may-decide.ts';
import { presentApproval, type PresentedPause } from './present-approval.ts';
import type { ApprovalRow } from './stored-pause.ts';

export interface ApprovalContext {
  database: Database;
  clock: Clock;
  caller: Caller;
  /** The workspace's members as they are now. */
  readMembers: () => Promise<MemberFacts>;
}

/** @throws {AppError} `not_found` for a pause of no or another workspace. */
export async function getApproval(context: ApprovalContext, id: string): Promise<Approval> {
  const { database, clock, caller } = context;
  const { workspaceId } = caller;
  const [pause] = await database.read(workspaceId, async (scope) => {
    const rows = await scope.db
      .select()
      .from(approvals)
      .where(
        and(eq(approvals.workspaceId, workspaceId), eq(approvals.entryId, toEntryId(id) ?? '')),
      );
    return loadPauses(scope, { rows, now: clock.now() });
  });
  if (pause === undefined) throw notFound('Approval');
  const [approval] = await presentAll(context, [pause]);
  return approval!;
}

/** The pauses for the caller; members are asked for where a policy applies to one of them. */
export async function presentAll(
  { clock, caller, readMembers }: ApprovalContext,
  pauses: readonly PresentedPause[],
): Promise<Approval[]> {
  const facts = pauses.some(({ row }) => hasPolicy(row)) ? await readMembers() : null;
  const members = facts?.members ?? [];
  const now = clock.now();
  const principal = toPrincipal(caller, facts, now);
  return pauses.map((pause) => presentApproval(pause, { now, principal, members }));
}

export const hasPolicy = ({ requirements }: Pick<ApprovalRow, 'requirements'>): boolean =>
  requirements !== null && requirements.length > 0;
