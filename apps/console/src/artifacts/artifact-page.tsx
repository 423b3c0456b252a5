import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { artifactQuery, type FoundArtifact } from '../content/artifact-query.ts';
import { useShortcut } from '../keyboard/shortcuts.ts';
import { changeSearch } from '../lists/change-search.ts';
import { StateMenu } from '../scheduling/state-menu.tsx';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { ArtifactDetail } from './artifact-detail.tsx';
import { words } from './messages.en.ts';
import { RefineDialog } from './refine-dialog.tsx';

export function ArtifactPage() {
  const { id } = useParams({ from: '/shell/artifacts/$id' });
  const { do: action } = useSearch({ from: '/shell/artifacts/$id' });
  const navigate = useNavigate({ from: '/artifacts/$id' });
  const query = useQuery(artifactQuery(id));
  const open = (name: 'refine' | undefined) =>
    void navigate({
      search: (old) => changeSearch(old, { do: name }),
      replace: true,
      resetScroll: false,
    });
  useShortcut('Escape', words.all, () => void navigate({ to: '/artifacts' }));
  const found = query.data;
  return (
    <Page
      title={found?.artifact.title ?? words.artifact}
      actions={found && <ArtifactActions found={found} onRefine={() => open('refine')} />}
    >
      <QueryView query={query} skeleton={<SkeletonLines count={10} />}>
        {(loaded) => <ArtifactDetail found={loaded} />}
      </QueryView>
      {found !== undefined && action === 'refine' && (
        <RefineDialog id={id} onClose={() => open(undefined)} />
      )}
    </Page>
  );
}

interface ArtifactActionsProps {
  found: FoundArtifact;
  onRefine: () => void;
}

/** What can be done with a revision; an older one is a beginning for the next. */
function ArtifactActions({ found, onRefine }: ArtifactActionsProps) {
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
