import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { approvals, approvalVotes } from '../db/schema/index.ts';
import { hasPolicy, type ViewingDependencies } from './get-approval.ts';
import { mayDecide, toPrincipal, type Ballot } from './may-decide.ts';
import { requirementsNow, type ApprovalRow } from './stored-pause.ts';

/** Open pauses that the same people may decide: few kinds, whatever their number. */
interface Alike
  extends
    Pick<ApprovalRow, 'requirements' | 'escalatedTo' | 'initiators'>,
    Record<string, unknown> {
  entryIds: string[];
}

/**
 * The open pauses that the caller may decide and has not voted on, by their audit entries. `mayDecide`
 * is called once for those that are alike, and for each that has votes.
 */
export async function findAssigned(
  { database, clock, readMembers }: ViewingDependencies,
  ctx: RequestContext,
): Promise<string[]> {
  const { open, ballots } = await database.read(ctx.caller.workspaceId, readOpen);
  const facts = open.some(hasPolicy) ? await readMembers(ctx) : null;
  const principal = toPrincipal(ctx.caller, facts, clock.now());
  return open.flatMap((alike) => {
    const requirements = requirementsNow(alike);
    const initiators = alike.initiators ?? [];
    const isMine = (given: readonly Ballot[]): boolean =>
      mayDecide(principal, { initiators, ballots: given }, requirements).allowed;
    const isMineUnvoted = isMine([]);
    return alike.entryIds.filter((entryId) => {
      const given = hasPolicy(alike) ? ballots.get(entryId) : undefined;
      return given === undefined ? isMineUnvoted : isMine(given);
    });
  });
}

async function readOpen({ db, workspaceId }: Scope) {
  const isOpen = and(eq(approvals.workspaceId, workspaceId), isNull(approvals.decidedAt));
  const [open, votes] = await Promise.all([
    db.execute<Alike>(sql`
      select requirements, escalated_to as "escalatedTo", initiators,
        json_agg(entry_id) as "entryIds"
      from ${approvals} where ${isOpen}
      group by requirements, escalated_to, initiators`),
    db
      .select({
        entryId: approvalVotes.entryId,
        voterId: approvalVotes.voterId,
        placeId: approvalVotes.placeId,
      })
      .from(approvalVotes)
      .innerJoin(approvals, and(isOpen, eq(approvals.entryId, approvalVotes.entryId)))
      .where(and(eq(approvalVotes.workspaceId, workspaceId), isNull(approvalVotes.voidedAt))),
  ]);
  return { open, ballots: Map.groupBy(votes, ({ entryId }) => entryId) };
}

/** One parameter, however many they are. */
export const isAmong = (entryIds: readonly string[]): SQL =>
  sql`${approvals.entryId} = any(array(
    select jsonb_array_elements_text(${JSON.stringify(entryIds)}::text::jsonb)))`;
