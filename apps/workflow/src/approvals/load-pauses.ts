import type { Scope } from '@workspace-ops/db';
import { and, eq, inArray } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { currentArtifacts } from './current-artifacts.ts';
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
  const [votes, artifacts, costs, starters] = await Promise.all([
    listVotes(
      scope,
      rows.map(({ entryId }) => entryId),
    ),
    currentArtifacts(scope, runIds),
    readCosts(scope, runIds),
    scope.db
      .select({ id: runs.id, startedBy: runs.startedBy })
      .from(runs)
      .where(and(eq(runs.workspaceId, scope.workspaceId), inArray(runs.id, runIds))),
  ]);
  const votesByEntry = Map.groupBy(votes, ({ entryId }) => entryId);
  const artifactsByRun = Map.groupBy(artifacts, ({ runId }) => runId);
  const starterByRun = new Map(starters.map(({ id, startedBy }) => [id, startedBy]));
  return rows.map((row) => {
    const made = artifactsByRun.get(row.runId) ?? [];
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
