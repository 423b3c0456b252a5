import type { ArtifactDefinition } from '@workspace-ops/catalogue';

/** Whether somebody outside is addressed in it. */
export const isLetter = (artifact: ArtifactDefinition | undefined): boolean =>
  artifact?.texts?.some(({ greets }) => greets !== undefined) === true;
