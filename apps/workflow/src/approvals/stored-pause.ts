import type { Scope } from '@workspace-ops/db';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { approvals, approvalVotes, runs } from '../db/schema/index.ts';
import { currentArtifacts } from './current-artifacts.ts';
import type { Ballot, DecidableApproval, Requirement } from './may-decide.ts';
import { digestSubject, isSameSubject, toSubject } from './subject.ts';

export type ApprovalRow = typeof approvals.$inferSelect;
export type VoteRow = typeof approvalVotes.$inferSelect;

/** A pause as it is now. */
export interface Pause {
  row: ApprovalRow;
  votes: VoteRow[];
  /** Of what would be done now. */
  subjectDigest: string;
}

export async function findPause(
  scope: Scope,
  { entryId, now }: { entryId: string; now: Date },
): Promise<Pause | undefined> {
  const [row] = await scope.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.workspaceId, scope.workspaceId), eq(approvals.entryId, entryId)));
  if (row === undefined) return undefined;
  const [votes, artifacts] = await Promise.all([
    listVotes(scope, [entryId]),
    currentArtifacts(scope, [row.runId]),
  ]);
  return { row, votes, subjectDigest: digestSubject(toSubject(row, artifacts, now)) };
}

/** Oldest first. */
export const listVotes = (
  { db, workspaceId }: Scope,
  entryIds: readonly string[],
): Promise<VoteRow[]> =>
  db
    .select()
    .from(approvalVotes)
    .where(
      and(
        eq(approvalVotes.workspaceId, workspaceId),
        inArray(approvalVotes.entryId, [...entryIds]),
      ),
    )
    .orderBy(asc(approvalVotes.at), asc(approvalVotes.id));

/** What the policies ask for now: an escalation widens the policy whose deadline passed. */
export const requirementsNow = ({
  requirements,
  escalatedTo,
}: Pick<ApprovalRow, 'requirements' | 'escalatedTo'>): Requirement[] =>
  (requirements ?? []).map((requirement) =>
    requirement.name === escalatedTo?.policy
      ? { ...requirement, roles: [...requirement.roles, ...escalatedTo.roles] }
      : requirement,
  );

/** Whether a vote is for something else than what would be done now, or would have been when it was decided. */
export const isVoided = (
  { row, subjectDigest }: Pick<Pause, 'row' | 'subjectDigest'>,
  vote: VoteRow,
): boolean =>
  vote.voidedAt !== null ||
  (row.decidedAt === null && !isSameSubject(vote.subjectDigest, subjectDigest));

/** The votes that approve it. */
export const toBallots = (pause: Pick<Pause, 'row' | 'votes' | 'subjectDigest'>): Ballot[] =>
  pause.votes
    .filter((vote) => vote.decision === 'approve' && !isVoided(pause, vote))
    .map(({ voterId, placeId }) => ({ voterId, placeId }));

export const toDecidable = (pause: Pause): DecidableApproval => ({
  initiators: pause.row.initiators ?? [],
  ballots: toBallots(pause),
});

/** Whether a policy applies to the pause at which the run waits. */
export async function isGoverned({ db, workspaceId }: Scope, runId: string): Promise<boolean> {
  const rows = await db
    .select({ requirements: approvals.requirements })
    .from(runs)
    .innerJoin(
      approvals,
      and(
        eq(approvals.workspaceId, runs.workspaceId),
        eq(approvals.entryId, runs.pauseEntryId),
        isNull(approvals.decidedAt),
        isNotNull(approvals.requirements),
      ),
    )
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, runId)));
  return rows.some(({ requirements }) => requirements!.length > 0);
}
