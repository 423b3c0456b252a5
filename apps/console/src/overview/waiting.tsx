import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nameDecision } from '../content/name-decision.ts';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';
import { waitingQuery } from './queries.ts';

const shownCount = 5;

export function Waiting() {
  const query = useQuery(waitingQuery);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 text-heading">
        {words.longest}
      </h2>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={shownCount} />}
        isEmpty={({ oldest }) => oldest.length === 0}
        empty={<p className="text-muted">{words.nothingWaits}</p>}
      >
        {({ oldest }) => (
          <ul className="card divide-y divide-border">
            {oldest.slice(0, shownCount).map((approval) => (
              <li key={approval.id} className="flex items-baseline justify-between gap-3 p-3">
                <span className="min-w-0">
                  <span className="block font-strong break-words">{nameDecision(approval)}</span>
                  <span className="text-small text-muted">
                    {approval.workflowName ?? approval.workflowId}
                  </span>
                </span>
                <span className="text-waiting">
                  <Time at={approval.requestedAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <p className="mt-2">
        <Link to="/approvals" className="link">
          {words.allApprovals}
        </Link>
      </p>
    </section>
  );
}
