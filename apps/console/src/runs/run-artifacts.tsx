import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { ArtifactContent } from '../content/artifact-content.tsx';
import { words as content } from '../content/messages.en.ts';
import { words } from './messages.en.ts';

/** What the run has made, each to be read in its place. */
export function RunArtifacts({ artifacts }: { artifacts: readonly Schemas['Artifact'][] }) {
  if (artifacts.length === 0) return <p className="text-muted">{words.noArtifacts}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {artifacts.map((artifact) => (
        <li key={artifact.id}>
          <details className="card" open={artifacts.length === 1}>
            <summary data-row className="min-h-11 cursor-pointer px-4 py-3">
              <span className="font-strong">{artifact.title}</span>{' '}
              <span className="text-muted">{describe(artifact)}</span>
            </summary>
            <div className="flex flex-col gap-3 border-t border-border p-4">
              <ArtifactContent artifact={artifact} />
              <p>
                <Link to="/artifacts/$id" params={{ id: artifact.id }} className="link">
                  {words.openArtifact}
                </Link>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

const describe = ({ artifactType, revisionVersion, qualityGrade }: Schemas['Artifact']): string =>
  [
    content.types[artifactType],
    ...(revisionVersion > 1 ? [words.revision(revisionVersion)] : []),
    ...(qualityGrade === null ? [] : [content.grade(qualityGrade)]),
  ].join(' · ');
