import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { RunStatusLabel } from '../ui/status.tsx';
import { words } from './messages.en.ts';
import { handedOverQuery, readHandoff } from './queries.ts';
import { nameOf } from './run-columns.tsx';

/** The runs before and after this one; nothing where it stands alone. */
export function Handoffs({ run }: { run: Schemas['Run'] }) {
  const before = readHandoff(run.initialContext);
  const { data: after = [] } = useQuery(handedOverQuery(run.id));
  if (before === null && after.length === 0) return null;
  return (
    <section className="card flex flex-col gap-2 p-4">
      {before !== null && (
        <p className="break-words">
          <span className="text-muted">{words.handedFrom}</span>{' '}
          <RunLink runId={before.fromRunId}>{before.fromWorkflowCode || before.fromRunId}</RunLink>
          {before.triggerSignal !== '' && (
            <span className="text-muted">{` ${words.handoffSignal} “${before.triggerSignal}”`}</span>
          )}
        </p>
      )}
      {after.map((next) => (
        <p key={next.id} className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{words.handedTo}</span>
          <RunLink runId={next.id}>{nameOf(next)}</RunLink>
          <RunStatusLabel status={next.status} />
        </p>
      ))}
    </section>
  );
}

const RunLink = ({ runId, children }: { runId: string; children: string }) => (
  <Link to="/runs/$runId" params={{ runId }} className="link">
    {children}
  </Link>
);
