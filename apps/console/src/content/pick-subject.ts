import type { Schemas } from '../api.ts';

/** What the decision is on in the first place: what a run publishes, else the newest that it made. */
export function pickSubject<Artifact extends Pick<Schemas['Artifact'], 'id' | 'artifactType'>>(
  artifacts: readonly Artifact[],
): { main: Artifact | undefined; others: readonly Artifact[] } {
  const main =
    artifacts.findLast(({ artifactType }) => artifactType === 'post') ?? artifacts.at(-1);
  return { main, others: artifacts.filter((artifact) => artifact !== main) };
}
