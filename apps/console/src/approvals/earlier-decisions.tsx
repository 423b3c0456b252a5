import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { pausesQuery } from '../content/run-query.ts';
import { useMe } from '../session/me.ts';
import { Time } from '../ui/time.tsx';
import { describeOutcome } from './describe-outcome.ts';
import { words } from './messages.en.ts';
import { pickEarlier } from './pick-earlier.ts';

type Approval = Schemas['Approval'];

/** What was decided of the same run before, with what was said to it; nothing where nothing was. */
export function EarlierDecisions({ approval }: { approval: Approval }) {
  const { data = [] } = useQuery(pausesQuery(approval.runId));
  const earlier = pickEarlier(data, approval);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="mb-2 text-heading">
        {words.earlier}
      </h2>
      <ul className="card divide-y divide-border">
        {earlier.map((decided) => (
          <Earlier key={decided.id} decided={decided} />
        ))}
      </ul>
    </section>
  );
}

function Earlier({ decided }: { decided: Approval }) {
  const { id, stepTitle, decidedAt, votes } = decided;
  const outcome = describeOutcome(decided, useMe().id);
  return (
    <li className="flex flex-col gap-1 p-3">
      <span className="flex flex-wrap justify-between gap-2">
        <Link
          to="/approvals/$id"
          params={{ id }}
          className="link inline-flex items-center max-desk:min-h-11"
        >
          {outcome}
        </Link>
        {decidedAt !== undefined && (
          <span className="text-muted">
            <Time at={decidedAt} />
          </span>
        )}
      </span>
      <span className="text-muted">{stepTitle}</span>
      {votes.map(
        ({ by, at, comment }) =>
          comment !== null && (
            <span key={`${by.id} ${at}`} className="break-words whitespace-pre-wrap">
              {comment}
            </span>
          ),
      )}
    </li>
  );
}
