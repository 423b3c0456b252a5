import { countLetters } from '@workspace-ops/catalogue';
import { listDates } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import type { Database, Scope } from '@workspace-ops/db';
import type { RunInput } from '@workspace-ops/scoring';
import { and, eq } from 'drizzle-orm';
import { runs, type ArtifactRow, type RunPlan, type SendBack } from '../db/schema/index.ts';
import { readData } from '../workspace/run-data.ts';
import { saidAt } from '../workspace/said-at.ts';
import { findArtifact } from './stored-artifact.ts';

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
  createdAt: Date;
  plan: RunPlan | null;
  sendBacks: readonly SendBack[] | null;
}

/** What a run was given, what its plan says and reviewers asked, as the score reads them beside an artifact. */
export function toRunInput(run: OfRun, stepId: string | null): RunInput {
  const { plan, sendBacks } = run;
  const context = readData(run);
  const sequence = plan?.steps.findIndex(({ id }) => id === stepId) ?? -1;
  return {
    context,
    known: [...listTexts(plan), ...listDates(context, saidAt(run))],
    instructions: findInstructions(sendBacks, sequence).join('\n'),
    letters: countLetters(plan?.steps[sequence]?.artifact ?? {}),
  };
}

/** The same for a stored artifact, with what its refinements asked; undefined where its run is no longer on record. */
export async function findRunInput(
  { db, workspaceId }: Scope,
  artifact: Pick<ArtifactRow, 'workflowRunId' | 'workflowRunStepId' | 'instructions'>,
): Promise<RunInput | undefined> {
  const { workflowRunId, workflowRunStepId, instructions } = artifact;
  const [run] = await db
    .select({
      initialContext: runs.initialContext,
      createdAt: runs.createdAt,
      plan: runs.plan,
      sendBacks: runs.sendBacks,
    })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, workflowRunId)));
  return run && asAsked(toRunInput(run, workflowRunStepId), instructions);
}

/** A stored artifact with that. @throws {AppError} `not_found` */
export const readWithInput = (
  database: Pick<Database, 'read'>,
  workspaceId: string,
  id: string,
): Promise<{ artifact: ArtifactRow; input: RunInput | undefined }> =>
  database.read(workspaceId, async (scope) => {
    const artifact = await findArtifact(scope, id);
    return { artifact, input: await findRunInput(scope, artifact) };
  });

/** A run's input, where somebody asked for more. */
export const asAsked = (
  input: RunInput | undefined,
  instructions: string | null | undefined,
): RunInput | undefined =>
  input && { ...input, instructions: addInstructions(input.instructions, instructions) ?? '' };

const mostInstructions = 8_000;

/** What was asked before and what is asked now; of more than there is room for the last. */
export function addInstructions(
  former: string | null | undefined,
  instructions: string | null | undefined,
): string | null {
  const asked = [former, instructions].filter((one) => one?.trim()).join('\n');
  return asked === '' ? null : asked.slice(-mostInstructions).toWellFormed();
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
