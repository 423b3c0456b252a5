import type { Scope } from '@workspace-ops/db';
import { and, eq, inArray } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { artifactsById, currentArtifacts, type CurrentArtifact } from './current-artifacts.ts';
import type { PresentedPause } from './present-approval.ts';
import { readCosts } from './read-progress.ts';
import { listVotes, type ApprovalRow } from './stored-pause.ts';
import { digestSubject, toSubject } from './subject.ts';

/** The pauses with all that is shown of them, in their order. */
export async function loadPauses(
  scope: Scope,
  { rows, now }: { rows: readonly ApprovalRow[]; now: Date },
): Promise<PresentedPause[]> {
  if (rows.length === 0) return [];
  const runIds = [...new Set(rows.map(({ runId }) => runId))];
  const [votes, artifactsOf, costs, starters] = await Promise.all([
    listVotes(
      scope,
      rows.map(({ entryId }) => entryId),
    ),
    loadArtifacts(scope, rows),
    readCosts(scope, runIds),
    scope.db
      .select({ id: runs.id, startedBy: runs.startedBy })
      .from(runs)
      .where(and(eq(runs.workspaceId, scope.workspaceId), inArray(runs.id, runIds))),
  ]);
  const votesByEntry = Map.groupBy(votes, ({ entryId }) => entryId);
  const starterByRun = new Map(starters.map(({ id, startedBy }) => [id, startedBy]));
  return rows.map((row) => {
    const made = artifactsOf(row);
    return {
      row,
      votes: votesByEntry.get(row.entryId) ?? [],
      subjectDigest: digestSubject(toSubject(row, made, now)),
      startedBy: starterByRun.get(row.runId) ?? null,
      artifacts: made,
      costSoFar: costs.get(row.runId) ?? '0',
    };
  });
}

/** What an open pause would decide on now, and what a closed one was decided on, where that was kept. */
async function loadArtifacts(
  scope: Scope,
  rows: readonly ApprovalRow[],
): Promise<(row: ApprovalRow) => CurrentArtifact[]> {
  const isOpen = ({ decidedAt }: ApprovalRow) => decidedAt === null;
  const [current, decided] = await Promise.all([
    currentArtifacts(scope, [...new Set(rows.filter(isOpen).map(({ runId }) => runId))]),
    artifactsById(scope, [...new Set(rows.flatMap((row) => row.decidedArtifacts ?? []))]),
  ]);
  const byRun = Map.groupBy(current, ({ runId }) => runId);
  return (row) =>
    isOpen(row)
      ? (byRun.get(row.runId) ?? [])
      : decided.filter(({ id }) => row.decidedArtifacts?.includes(id));
}
