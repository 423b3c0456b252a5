import { Link } from '@tanstack/react-router';
import type { FoundArtifact } from '../content/artifact-query.ts';
import { StateMenu } from '../scheduling/state-menu.tsx';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { words } from './messages.en.ts';

interface ArtifactActionsProps {
  found: FoundArtifact;
  onRefine: () => void;
}

/** What can be done with a revision; an older one is a beginning for the next. */
export function ArtifactActions({ found, onRefine }: ArtifactActionsProps) {
  const { artifact, lineage } = found;
  const whyNot = useWhyNot('editor');
  const isNewest = lineage.at(-1)?.id === artifact.id;
  return (
    <>
      <a className="button" href={`/api/artifacts/${encodeURIComponent(artifact.id)}/download`}>
        {words.download}
      </a>
      <StateMenu artifact={artifact} />
      <Button onClick={onRefine} whyNot={whyNot}>
        {words.refine}
      </Button>
      {whyNot === undefined && (
        <Link
          to="/artifacts/$id/edit"
          params={{ id: artifact.id }}
          className="button"
          data-kind={isNewest ? 'primary' : 'plain'}
        >
          {isNewest ? words.edit : words.editThis}
        </Link>
      )}
    </>
  );
}
