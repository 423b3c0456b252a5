import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../api.ts';
import { formatCost } from '../ui/format-cost.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records, type Column } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';
import { approvalsQuery } from './queries.ts';

const columns: readonly Column<Schemas['Approval']>[] = [
  { key: 'what', header: words.what, cell: ({ stepTitle }) => stepTitle, onPhone: 'title' },
  { key: 'workflow', header: words.workflow, cell: (row) => row.workflowName ?? row.workflowId },
  { key: 'since', header: words.since, cell: ({ requestedAt }) => <Time at={requestedAt} /> },
  { key: 'cost', header: words.cost, cell: ({ costSoFar }) => formatCost(costSoFar) },
];

export function ApprovalsPage() {
  const query = useQuery(approvalsQuery());
  return (
    <Page title={words.title}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ approvals }) => approvals.length === 0}
        empty={<PlainState icon="approvals" title={words.emptyTitle} text={words.emptyText} />}
      >
        {({ approvals, totalCount }) => (
          <Records
            label={words.list}
            rows={approvals}
            columns={columns}
            rowKey={({ id }) => id}
            totalCount={totalCount}
          />
        )}
      </QueryView>
    </Page>
  );
}
