import type { Evaluation, JsonObject } from '@workspace-ops/contracts';
import {
  evaluate,
  refineDeterministically,
  type Circumstances,
  type Judged,
  type Refinement,
  type RunInput,
} from '@workspace-ops/scoring';
import type { Compute } from '@workspace-ops/service-kit';
import type { ArtifactRow } from '../db/schema/index.ts';

type JudgedColumns = Pick<
  ArtifactRow,
  'artifactType' | 'title' | 'content' | 'summary' | 'targetPlatform'
>;

/** What is judged beside the context of its run, which is passed on its own. */
interface Beside {
  artifact: Judged;
  /** What else the run was given; null where it is no longer on record. */
  beside: Omit<RunInput, 'context'> | null;
}

interface Judging extends Beside {
  now: Date;
}

interface Refining extends Beside {
  evaluation: Evaluation;
  instructions: string | undefined;
}

const toInput = (context: JsonObject, { beside }: Beside): RunInput | undefined =>
  beside === null ? undefined : { ...beside, context };

function toBeside(input: RunInput | undefined): Beside['beside'] {
  if (input === undefined) return null;
  const { context: _, ...beside } = input;
  return beside;
}

export const evaluateWith = (context: JsonObject, judging: Judging): Evaluation =>
  evaluate(judging.artifact, { now: judging.now, input: toInput(context, judging) });

export const refineWith = (context: JsonObject, refining: Refining): Refinement =>
  refineDeterministically(
    refining.artifact,
    refining.evaluation,
    refining.instructions,
    toInput(context, refining),
  );

const noContext: JsonObject = {};

/** What is read of an artifact's row. */
const toJudged = (row: JudgedColumns): Judged => {
  const { artifactType, title, content, summary, targetPlatform } = row;
  return { artifactType, title, content, summary, targetPlatform };
};

/** `evaluate`, without occupying the event loop for large texts. */
export const judgeArtifact = (
  compute: Compute,
  artifact: JudgedColumns,
  { now, input }: Circumstances,
): Promise<Evaluation> =>
  compute.run(evaluateWith, input?.context ?? noContext, {
    artifact: toJudged(artifact),
    beside: toBeside(input),
    now,
  });

/** `refineDeterministically` in the same way. */
export const refineArtifactText = (
  compute: Compute,
  artifact: JudgedColumns,
  {
    input,
    ...given
  }: Pick<Refining, 'evaluation' | 'instructions'> & { input?: RunInput | undefined },
): Promise<Refinement> =>
  compute.run(refineWith, input?.context ?? noContext, {
    artifact: toJudged(artifact),
    beside: toBeside(input),
    ...given,
  });
