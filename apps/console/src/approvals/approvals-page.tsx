import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { useRowKeys } from '../keyboard/row-keys.ts';
import { GatheredRecords } from '../lists/gathered-records.tsx';
import { LoadSampleData } from '../sample-data/load-button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { useAppBadge } from '../ui/use-app-badge.ts';
import { approvalColumns, decidedColumns } from './approval-columns.tsx';
import { words } from './messages.en.ts';
import { approvalsQuery } from './queries.ts';
import { approvalViews, type ApprovalView } from './views.ts';

export function ApprovalsPage() {
  const { view = 'open' } = useSearch({ from: '/shell/approvals' });
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
            title={words.empty[view].title}
            text={words.empty[view].text}
            action={view === 'decided' ? undefined : <LoadSampleData />}
          />
        }
      >
        {({ pages }) => (
          <GatheredRecords
            label={words.lists[view]}
            rows={pages.flatMap(({ approvals }) => approvals).map(dated)}
            columns={view === 'decided' ? decidedColumns : approvalColumns}
            totalCount={pages[0]?.totalCount ?? 0}
            count={words.count(pages[0]?.totalCount ?? 0)}
            list={view}
            pages={query}
          />
        )}
      </QueryView>
    </Page>
  );
}

/** All are ordered by when they were asked for, decided ones too, and what is new does not move them. */
const dated = (approval: Schemas['Approval']) => ({
  ...approval,
  createdAt: approval.requestedAt,
});

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
