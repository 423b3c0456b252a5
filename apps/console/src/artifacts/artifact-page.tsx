import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { artifactQuery } from '../content/artifact-query.ts';
import { useShortcut } from '../keyboard/shortcuts.ts';
import { changeSearch } from '../lists/change-search.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { ArtifactActions } from './artifact-actions.tsx';
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
