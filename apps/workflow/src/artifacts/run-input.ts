import { countLetters } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RunInput } from '@workspace-ops/scoring';
import { and, eq } from 'drizzle-orm';
import { runs, type ArtifactRow, type RunPlan, type SendBack } from '../db/schema/index.ts';

/** What reviewers said to the step's earlier results, oldest first. */
export const findInstructions = (
  sendBacks: readonly SendBack[] | null,
  sequence: number,
): string[] =>
  (sendBacks ?? [])
    .filter((one) => one.sequence === sequence && one.comment !== '')
    .map(({ comment }) => comment);

interface OfRun {
  initialContext: JsonObject;
  plan: RunPlan | null;
  sendBacks: readonly SendBack[] | null;
}

/** What a run was given, what its plan says and reviewers asked, as the score reads them beside an artifact. */
export function toRunInput(
  { initialContext, plan, sendBacks }: OfRun,
  stepId: string | null,
): RunInput {
  const sequence = plan?.steps.findIndex(({ id }) => id === stepId) ?? -1;
  return {
    context: initialContext,
    known: listTexts(plan),
    instructions: findInstructions(sendBacks, sequence).join('\n'),
    letters: countLetters(plan?.steps[sequence]?.artifact ?? {}),
  };
}

/** The same for a stored artifact; undefined where its run is no longer on record. */
export async function findRunInput(
  { db, workspaceId }: Scope,
  { workflowRunId, workflowRunStepId }: Pick<ArtifactRow, 'workflowRunId' | 'workflowRunStepId'>,
): Promise<RunInput | undefined> {
  const [run] = await db
    .select({ initialContext: runs.initialContext, plan: runs.plan, sendBacks: runs.sendBacks })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, workflowRunId)));
  return run && toRunInput(run, workflowRunStepId);
}

/** The same, where somebody asked for more. */
export const asAsked = (
  input: RunInput | undefined,
  instructions: string | undefined,
): RunInput | undefined =>
  input && { ...input, instructions: `${input.instructions ?? ''}\n${instructions ?? ''}` };

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
