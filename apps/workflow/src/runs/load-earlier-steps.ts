import type { Database } from '@workspace-ops/db';
import { and, asc, eq } from 'drizzle-orm';
import type { EarlierStep } from '../compose/types.ts';
import { artifacts, runSteps } from '../db/schema/index.ts';
import type { PlannedRun } from './held-run.ts';

/** What the run's finished steps left behind, in their order; a gate leaves nothing. */
export async function loadEarlierSteps(
  database: Database,
  run: PlannedRun,
): Promise<EarlierStep[]> {
  if (run.state.nextSequence === 0) return [];
  const rows = await database.read(run.workspaceId, (queries) =>
    queries
      .select({
        sequence: runSteps.sequence,
        title: runSteps.title,
        summary: runSteps.summary,
        content: runSteps.content,
        artifactContent: artifacts.content,
      })
      .from(runSteps)
      .leftJoin(
        artifacts,
        and(eq(artifacts.workspaceId, runSteps.workspaceId), eq(artifacts.id, runSteps.artifactId)),
      )
      .where(
        and(
          eq(runSteps.workspaceId, run.workspaceId),
          eq(runSteps.runId, run.id),
          eq(runSteps.runCreatedAt, run.createdAt),
        ),
      )
      .orderBy(asc(runSteps.sequence)),
  );
  return rows.flatMap(({ sequence, title, summary, content, artifactContent }) => {
    const step = run.plan.steps[sequence];
    if (step === undefined || step.kind === 'approval') return [];
    const { key, kind } = step;
    return [{ key, kind, title, summary, content: artifactContent ?? content ?? '' }];
  });
}
