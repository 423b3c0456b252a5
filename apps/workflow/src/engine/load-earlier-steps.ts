import type { EarlierStep } from '@workspace-ops/composing';
import type { Scope } from '@workspace-ops/db';
import { and, asc, eq, sql } from 'drizzle-orm';
import { artifacts, runSteps } from '../db/schema/index.ts';
import type { PlannedRun } from './leased-run.ts';

/** What the run's finished steps left behind, in their order; a gate leaves nothing. */
export async function loadEarlierSteps(
  { db, workspaceId }: Scope,
  run: PlannedRun,
): Promise<EarlierStep[]> {
  if (run.state.nextSequence === 0) return [];
  const rows = await db
    .select({
      sequence: runSteps.sequence,
      title: runSteps.title,
      summary: runSteps.summary,
      content: sql<string>`coalesce(${artifacts.content}, ${runSteps.content}, '')`,
    })
    .from(runSteps)
    .leftJoin(
      artifacts,
      and(eq(artifacts.workspaceId, runSteps.workspaceId), eq(artifacts.id, runSteps.artifactId)),
    )
    .where(
      and(
        eq(runSteps.workspaceId, workspaceId),
        eq(runSteps.runId, run.id),
        eq(runSteps.runCreatedAt, run.createdAt),
      ),
    )
    .orderBy(asc(runSteps.sequence));
  return rows.flatMap(({ sequence, ...left }) => {
    const step = run.plan.steps[sequence];
    if (step === undefined || step.kind === 'approval') return [];
    return [{ key: step.key, kind: step.kind, ...left }];
  });
}
