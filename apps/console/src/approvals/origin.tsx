import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { describeSource } from '../content/describe-source.ts';
import { RunInput } from '../content/run-input.tsx';
import { runQuery } from '../content/run-query.ts';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';

/** The data that the run was started with, where it came from, and the run itself. */
export function Origin({ runId }: { runId: string }) {
  const query = useQuery(runQuery(runId));
  return (
    <section aria-labelledby="origin" className="card flex flex-col gap-2 p-4">
      <h2 id="origin" className="text-heading">
        {words.origin}
      </h2>
      <QueryView query={query} skeleton={<SkeletonLines />}>
        {(detail) => <RunOrigin detail={detail} />}
      </QueryView>
    </section>
  );
}

function RunOrigin({ detail: { run, handedOverFrom } }: { detail: Schemas['RunDetail'] }) {
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        <RunLink runId={run.id} tab="input">
          {describeSource(run.triggerSource)}
        </RunLink>
        <span className="text-muted">
          <Time at={run.createdAt} />
        </span>
        <RunLink runId={run.id}>{words.wholeRun}</RunLink>
        {handedOverFrom !== null && (
          <RunLink runId={handedOverFrom.runId}>
            {words.runBefore(handedOverFrom.workflowName ?? handedOverFrom.workflowId)}
          </RunLink>
        )}
      </p>
      <div
        role="region"
        aria-label={words.input}
        tabIndex={0}
        className="max-h-72 overflow-y-auto break-words"
      >
        <RunInput context={run.initialContext} />
      </div>
    </>
  );
}

interface RunLinkProps {
  runId: string;
  tab?: 'input';
  children: ReactNode;
}

const RunLink = ({ runId, tab, children }: RunLinkProps) => (
  <Link
    to="/runs/$runId"
    params={{ runId }}
    search={tab === undefined ? {} : { tab }}
    className="link inline-flex items-center max-desk:min-h-11"
  >
    {children}
  </Link>
);
