import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRowKeys } from '../keyboard/row-keys.ts';
import { changeSearch } from '../lists/change-search.ts';
import { GatheredRecords } from '../lists/gathered-records.tsx';
import { LoadSampleData } from '../sample-data/load-button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { artifactColumns } from './artifact-columns.tsx';
import { ArtifactFilters } from './artifact-filters.tsx';
import { words } from './messages.en.ts';
import { artifactPagesQuery } from './queries.ts';

export function ArtifactsPage() {
  const filter = useSearch({ from: '/shell/artifacts' });
  const navigate = useNavigate({ from: '/artifacts' });
  const query = useInfiniteQuery(artifactPagesQuery(filter));
  useRowKeys({ next: words.next, previous: words.previous });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page title={words.title}>
      <ArtifactFilters
        filter={filter}
        onChange={(changes) =>
          void navigate({ search: (old) => changeSearch(old, changes), replace: true })
        }
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ pages }) => pages[0]?.artifacts.length === 0}
        empty={
          <PlainState
            icon="artifacts"
            title={words.emptyTitle}
            text={words.emptyText}
            action={<LoadSampleData />}
          />
        }
        onClearFilters={isFiltered ? () => void navigate({ search: {} }) : undefined}
      >
        {({ pages }) => (
          <GatheredRecords
            label={words.list}
            rows={pages.flatMap(({ artifacts }) => artifacts)}
            columns={artifactColumns}
            totalCount={pages[0]?.totalCount ?? 0}
            count={words.count(pages[0]?.totalCount ?? 0)}
            list={JSON.stringify(filter)}
            pages={query}
          />
        )}
      </QueryView>
    </Page>
  );
}
