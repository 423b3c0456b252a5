import { countLetters, type StepDefinition } from '@workspace-ops/catalogue';
import { readColumns, type Demanded } from '@workspace-ops/scoring';

/**
 * What the catalogue demands of a step's text; of a note without an artifact what any text has to be.
 * A table has the step's columns first, and may have those that the data gives the composed one.
 */
export function readDemands(
  { artifact }: Pick<StepDefinition, 'artifact'>,
  composed: { content: string },
): Demanded {
  if (artifact === undefined) return { artifactType: 'document' };
  const { type: artifactType, targetPlatform, columns: first = [] } = artifact;
  return {
    artifactType,
    targetPlatform,
    letters: countLetters(artifact),
    ...(artifactType === 'csv' && { columns: { first, further: readColumns(composed.content) } }),
  };
}
