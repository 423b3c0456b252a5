import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { useRowKeys } from '../keyboard/row-keys.ts';
import { useGatheredRows } from '../lists/gather-new.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { NewRows } from '../lists/new-rows.tsx';
import { LoadSampleData } from '../sample-data/load-button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { useAppBadge } from '../ui/use-app-badge.ts';
import { approvalColumns, decidedColumns } from './approval-columns.tsx';
import { words } from './messages.en.ts';
import { approvalsQuery } from './queries.ts';
import { approvalViews, type ApprovalView } from './views.ts';

export function ApprovalsPage() {
  const { view = 'open' } = useSearch({ from: '/shell/approvals' });
  const navigate = useNavigate({ from: '/approvals' });
  const query = useInfiniteQuery(approvalsQuery(view));
  useRowKeys({ next: words.next, previous: words.previous });
  useAppBadge(view === 'open' ? query.data?.pages[0]?.totalCount : undefined);
  return (
    <Page title={words.title}>
      <Views chosen={view} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ pages }) => pages[0]?.approvals.length === 0}
        empty={
          <PlainState
            icon="approvals"
            title={words.emptyTitle}
            text={words.emptyText}
            action={<LoadSampleData />}
          />
        }
        onClearFilters={view === 'open' ? undefined : () => void navigate({ search: {} })}
      >
        {({ pages }) => (
          <ApprovalList
            rows={pages.flatMap(({ approvals }) => approvals)}
            totalCount={pages[0]?.totalCount ?? 0}
            view={view}
            pages={query}
          />
        )}
      </QueryView>
    </Page>
  );
}

interface ApprovalListProps {
  rows: readonly Schemas['Approval'][];
  totalCount: number;
  view: ApprovalView;
  pages: Parameters<typeof LoadMore>[0]['query'];
}

/** All are ordered by when they were asked for, decided ones too, and what is new does not move them. */
function ApprovalList({ rows, totalCount, view, pages }: ApprovalListProps) {
  const dated = rows.map((row) => ({ ...row, createdAt: row.requestedAt }));
  const { shown, newCount, showNew } = useGatheredRows(dated, view);
  return (
    <>
      <p role="status" className="mb-2 text-small text-muted">
        {words.count(totalCount)}
      </p>
      <NewRows count={newCount} onShow={showNew} />
      <Records
        label={words.lists[view]}
        rows={shown}
        columns={view === 'decided' ? decidedColumns : approvalColumns}
        rowKey={({ id }) => id}
        totalCount={totalCount}
      />
      <LoadMore query={pages} shown={shown.length} totalCount={totalCount} />
    </>
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
