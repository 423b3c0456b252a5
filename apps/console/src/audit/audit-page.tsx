import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PathOf } from '@workspace-ops/sdk';
import { changeSearch, type Changes } from '../lists/change-search.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { NewRows } from '../lists/new-rows.tsx';
import { formatCost } from '../ui/format-cost.ts';
import { Icon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { useZone } from '../ui/time.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ChainState } from './chain-state.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { type AuditSearch, pickFilter } from './filter.ts';
import { words } from './messages.en.ts';
import { auditCountQuery, auditPagesQuery, auditStatsQuery } from './queries.ts';

/** The whole log, streamed into a file by the browser itself. */
const exportPath = '/api/audit-logs/export' satisfies PathOf<'get'>;

export function AuditPage() {
  const search = useSearch({ from: '/shell/audit' });
  const navigate = useNavigate({ from: '/audit' });
  const filter = pickFilter(search);
  const query = useInfiniteQuery(auditPagesQuery(filter, useZone()));
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

/** The last 24 hours in five figures. Without them the log is as useful, so a fault is not shown. */
function DayFigures() {
  const { data } = useQuery(auditStatsQuery);
  const { day } = words;
  const figures = [
    [day.events, data?.totalEvents24h.toLocaleString('en')],
    [day.reviews, data?.pendingReviews.toLocaleString('en')],
    [day.alerts, data?.securityAlerts.toLocaleString('en')],
    [day.cost, data && formatCost(data.totalCost24h)],
    [day.compliance, data?.saifComplianceRate],
  ] as const;
  return (
    <dl className="card mb-3 grid grid-cols-2 gap-px overflow-hidden desk:grid-cols-5">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end p-3">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="min-h-6 text-heading font-strong">{value ?? ' '}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NewEntriesProps {
  filter: Omit<AuditSearch, 'entry'>;
  /** How many there were when the shown ones were loaded. */
  totalCount: number;
}

/** Says how many entries are newer than the shown ones; a press shows them. */
function NewEntries({ filter, totalCount }: NewEntriesProps) {
  const client = useQueryClient();
  const zone = useZone();
  const { data: count = totalCount } = useQuery(auditCountQuery(filter, zone));
  const { queryKey } = auditPagesQuery(filter, zone);
  return (
    <NewRows count={count - totalCount} onShow={() => void client.resetQueries({ queryKey })} />
  );
}
