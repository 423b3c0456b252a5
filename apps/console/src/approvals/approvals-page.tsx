import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { LoadMore } from '../lists/load-more.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { approvalColumns, decidedColumns } from './approval-columns.tsx';
import { words } from './messages.en.ts';
import { approvalsQuery } from './queries.ts';
import { approvalViews, type ApprovalView } from './views.ts';

export function ApprovalsPage() {
  const { view = 'open' } = useSearch({ from: '/shell/approvals' });
  const navigate = useNavigate({ from: '/approvals' });
  const query = useInfiniteQuery(approvalsQuery(view));
  return (
    <Page title={words.title}>
      <Views chosen={view} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ pages }) => pages[0]?.approvals.length === 0}
        empty={<PlainState icon="approvals" title={words.emptyTitle} text={words.emptyText} />}
        onClearFilters={view === 'open' ? undefined : () => void navigate({ search: {} })}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ approvals }) => approvals);
          const totalCount = pages[0]?.totalCount ?? 0;
          return (
            <>
              <p role="status" className="mb-2 text-small text-muted">
                {words.count(totalCount)}
              </p>
              <Records
                label={words.lists[view]}
                rows={rows}
                columns={view === 'decided' ? decidedColumns : approvalColumns}
                rowKey={({ id }) => id}
                totalCount={totalCount}
              />
              <LoadMore query={query} shown={rows.length} totalCount={totalCount} />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

const Views = ({ chosen }: { chosen: ApprovalView }) => (
  <nav aria-label={words.viewsLabel} className="mb-3 flex flex-wrap gap-2">
    {approvalViews.map((view) => (
      <Link
        key={view}
        to="/approvals"
        search={view === 'open' ? {} : { view }}
        className="chip"
        data-chosen={view === chosen || undefined}
        aria-current={view === chosen ? 'page' : undefined}
      >
        {words.views[view]}
      </Link>
    ))}
  </nav>
);
