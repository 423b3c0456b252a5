import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { useShortcut } from '../keyboard/shortcuts.ts';
import { useRowKeys } from '../keyboard/row-keys.ts';
import { RunInput } from '../content/run-input.tsx';
import { pausesQuery, runQuery } from '../content/run-query.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines, SkeletonRows } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { FailureCard } from './failure-card.tsx';
import { Handoffs } from './handoffs.tsx';
import { words } from './messages.en.ts';
import { RunArtifacts } from './run-artifacts.tsx';
import { nameRun } from './run-columns.tsx';
import { RunEntries } from './run-entries.tsx';
import { RunSummary } from './run-summary.tsx';
import { Timeline } from './timeline.tsx';
import { WaitingCard } from './waiting-card.tsx';

export function RunPage() {
  const { runId } = useParams({ from: '/shell/runs/$runId' });
  const navigate = useNavigate();
  const query = useQuery(runQuery(runId));
  const pauses = useQuery(pausesQuery(runId));
  useShortcut('Escape', words.back, () => void navigate({ to: '/runs' }));
  useRowKeys({ next: words.nextStep, previous: words.previousStep });
  return (
    <Page title={query.data === undefined ? words.run : nameRun(query.data.run)}>
      <QueryView
        query={query}
        skeleton={
          <div className="flex flex-col gap-4">
            <SkeletonLines />
            <SkeletonRows count={5} />
          </div>
        }
      >
        {(detail) => <RunContent detail={detail} pauses={pauses.data ?? []} />}
      </QueryView>
    </Page>
  );
}

interface RunContentProps {
  detail: Schemas['RunDetail'];
  pauses: readonly Schemas['Approval'][];
}

function RunContent({ detail, pauses }: RunContentProps) {
  const { run, steps, artifacts } = detail;
  const { tab = 'steps' } = useSearch({ from: '/shell/runs/$runId' });
  const navigate = useNavigate({ from: '/runs/$runId' });
  const open = pauses.find(({ id }) => id === detail.approvalId);
  return (
    <div className="flex flex-col gap-4">
      <RunSummary detail={detail} />
      {run.status === 'failed' && <FailureCard detail={detail} pauses={pauses} />}
      {open !== undefined && <WaitingCard pause={open} />}
      <Handoffs detail={detail} />
      <div>
        <Tabs
          label={words.tabsLabel}
          tabs={words.tabs({ steps: steps.length, artifacts: artifacts.length })}
          current={tab}
          onSelect={(name) =>
            void navigate({
              search: name === 'steps' ? {} : { tab: name },
              replace: true,
              resetScroll: false,
            })
          }
        >
          {tab === 'steps' && <Timeline detail={detail} pauses={pauses} />}
          {tab === 'artifacts' && <RunArtifacts artifacts={artifacts} />}
          {tab === 'input' && (
            <div className="card p-4">
              <RunInput context={run.initialContext} />
            </div>
          )}
          {tab === 'audit' && <RunEntries runId={run.id} />}
        </Tabs>
      </div>
    </div>
  );
}
