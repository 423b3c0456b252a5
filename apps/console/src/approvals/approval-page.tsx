import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Icon } from '../ui/icons.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { ApprovalDetail } from './approval-detail.tsx';
import { words } from './messages.en.ts';
import { nameDecision } from './name-decision.ts';
import { pickSubject } from './pick-subject.ts';
import { approvalQuery, artifactQuery } from './queries.ts';

export function ApprovalPage() {
  const { id } = useParams({ from: '/shell/approvals/$id' });
  const query = useQuery(approvalQuery(id));
  const mainId = pickSubject(query.data?.artifacts ?? []).main?.id;
  const { data: found } = useQuery({
    ...artifactQuery(mainId ?? ''),
    enabled: mainId !== undefined,
  });
  const title = query.data ? nameDecision(query.data, found?.artifact) : words.approval;
  return (
    <Page
      title={title}
      actions={
        <Link to="/approvals" className="button">
          <Icon name="back" />
          {words.all}
        </Link>
      }
    >
      <QueryView query={query} skeleton={<SkeletonLines count={10} />}>
        {(approval) => <ApprovalDetail key={id} approval={approval} title={title} />}
      </QueryView>
    </Page>
  );
}
