import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PathOf } from '@workspace-ops/sdk';
import { changeSearch, type Changes } from '../lists/change-search.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { Icon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ChainState } from './chain-state.tsx';
import { DayFigures } from './day-figures.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { filterOf, type AuditSearch } from './filter.ts';
import { words } from './messages.en.ts';
import { NewEntries } from './new-entries.tsx';
import { auditPagesQuery } from './queries.ts';

/** The whole log, streamed into a file by the browser itself. */
const exportPath = '/api/audit-logs/export' satisfies PathOf<'get'>;

export function AuditPage() {
  const search = useSearch({ from: '/shell/audit' });
  const navigate = useNavigate({ from: '/audit' });
  const filter = filterOf(search);
  const query = useInfiniteQuery(auditPagesQuery(filter));
  const change = (changes: Changes<AuditSearch>) =>
    void navigate({ search: (old) => changeSearch(old, changes), replace: true });
  const clear = () => void navigate({ search: {} });
  return (
    <Page
      title={words.title}
      actions={
        <a className="button" href={exportPath} download>
          <Icon name="external" />
          {words.export}
        </a>
      }
    >
      <DayFigures />
      <ChainState />
      <AuditFilters filter={filter} onChange={change} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ pages }) => pages[0]?.logs.length === 0}
        empty={<PlainState icon="audit" title={words.emptyTitle} text={words.emptyText} />}
        onClearFilters={Object.keys(filter).length > 0 ? clear : undefined}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ logs }) => logs);
          const totalCount = pages[0]?.totalCount ?? 0;
          return (
            <>
              <NewEntries filter={filter} totalCount={totalCount} />
              <Records
                label={words.list}
                rows={rows}
                columns={auditColumns}
                rowKey={({ id }) => id}
                totalCount={totalCount}
              />
              <LoadMore query={query} shown={rows.length} totalCount={totalCount} />
              {search.entry !== undefined && (
                <EntryDialog
                  entry={rows.find(({ id }) => id === search.entry)}
                  onClose={() => change({ entry: undefined })}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
