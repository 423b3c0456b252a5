import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '@workspace-ops/db';
import { approvals, approvalVotes } from '../db/schema/index.ts';
import { hasPolicy, type ApprovalContext } from './get-approval.ts';
import { mayDecide, toPrincipal, type Ballot } from './may-decide.ts';
import { requirementsNow } from './stored-pause.ts';

/**
 * The open pauses that the caller may decide and has not voted on, by their audit entries. Every
 * one is looked at, as only the one function that knows who decides can say.
 */
export async function findAssigned({
  database,
  clock,
  caller,
  readMembers,
}: ApprovalContext): Promise<string[]> {
  const { workspaceId } = caller;
  const { open, ballots } = await database.read(workspaceId, (queries) =>
    readOpen(queries, workspaceId),
  );
  const facts = open.some(hasPolicy) ? await readMembers() : null;
  const principal = toPrincipal(caller, facts, clock.now());
  return open
    .filter(({ entryId, initiators, ...row }) => {
      const approval = { initiators: initiators ?? [], ballots: ballots.get(entryId) ?? [] };
      return mayDecide(principal, approval, requirementsNow(row)).allowed;
    })
    .map(({ entryId }) => entryId);
}

async function readOpen(queries: Queries, workspaceId: string) {
  const open = await queries
    .select({
      entryId: approvals.entryId,
      requirements: approvals.requirements,
      escalatedTo: approvals.escalatedTo,
      initiators: approvals.initiators,
    })
    .from(approvals)
    .where(and(eq(approvals.workspaceId, workspaceId), isNull(approvals.decidedAt)));
  const governed = open.filter(hasPolicy).map(({ entryId }) => entryId);
  if (governed.length === 0) return { open, ballots: new Map<string, Ballot[]>() };
  const votes = await queries
    .select({
      entryId: approvalVotes.entryId,
      voterId: approvalVotes.voterId,
      placeId: approvalVotes.placeId,
    })
    .from(approvalVotes)
    .where(
      and(
        eq(approvalVotes.workspaceId, workspaceId),
        inArray(approvalVotes.entryId, governed),
        isNull(approvalVotes.voidedAt),
      ),
    );
  return { open, ballots: Map.groupBy(votes, ({ entryId }) => entryId) };
}
