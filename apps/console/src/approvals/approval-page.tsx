import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { artifactQuery } from '../content/artifact-query.ts';
import { runQuery } from '../content/run-query.ts';
import { useShortcut } from '../keyboard/shortcuts.ts';
import { Icon } from '../ui/icons.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { ApprovalDetail } from './approval-detail.tsx';
import { words } from './messages.en.ts';
import { nameDecision } from '../content/name-decision.ts';
import { pickSubject } from '../content/pick-subject.ts';
import { approvalQuery } from './queries.ts';

export function ApprovalPage() {
  const { id } = useParams({ from: '/shell/approvals/$id' });
  const navigate = useNavigate();
  const query = useQuery(approvalQuery(id));
  useShortcut('Escape', words.all, () => void navigate({ to: '/approvals' }));
  const mainId = pickSubject(query.data?.artifacts ?? []).main?.id;
  const { isLoading } = useQuery({
    ...artifactQuery(mainId ?? ''),
    enabled: mainId !== undefined,
  });
  const runId = query.data?.runId;
  const { isLoading: isRunLoading } = useQuery({
    ...runQuery(runId ?? ''),
    enabled: runId !== undefined,
  });
  // First shown with the text that it is about and its data: what is below would move when that came.
  const [shownId, setShownId] = useState<string>();
  if (shownId !== id && query.data !== undefined && !isLoading && !isRunLoading) setShownId(id);
  const shown = shownId === id ? query.data : undefined;
  const title = shown ? nameDecision(shown) : words.approval;
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
      <QueryView query={{ ...query, data: shown }} skeleton={<SkeletonLines count={10} />}>
        {(approval) => <ApprovalDetail key={id} approval={approval} title={title} />}
      </QueryView>
    </Page>
  );
}
