import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';
import { failedQuery } from './queries.ts';

const shownCount = 5;

export function Failed() {
  const query = useQuery(failedQuery);
  return (
    <section aria-labelledby="failed">
      <h2 id="failed" className="mb-2 text-heading">
        {words.lately}
      </h2>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={shownCount} />}
        isEmpty={({ runs }) => runs.length === 0}
        empty={<p className="text-muted">{words.nothingFailed}</p>}
      >
        {({ runs }) => (
          <ul className="card divide-y divide-border">
            {runs.slice(0, shownCount).map((run) => (
              <li key={run.id} className="flex flex-col gap-1 p-3">
                <span className="flex items-baseline justify-between gap-3">
                  <Link
                    to="/runs/$runId"
                    params={{ runId: run.id }}
                    className="min-w-0 font-strong break-words hover:underline"
                  >
                    {run.workflowName ?? run.workflowId}
                  </Link>
                  <span className="text-muted">
                    <Time at={run.completedAt ?? run.createdAt} />
                  </span>
                </span>
                <span className="break-words text-failed">
                  {run.errorMessage ?? words.noReason}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
