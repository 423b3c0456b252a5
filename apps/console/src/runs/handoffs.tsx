import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { RunStatusLabel } from '../ui/status.tsx';
import { words } from './messages.en.ts';
import { nameRun } from './run-columns.tsx';

/** The runs before and after this one; nothing where it stands alone. */
export function Handoffs({ detail }: { detail: Schemas['RunDetail'] }) {
  const { run, handedOverFrom: before, handedOverTo: after, restartedFrom } = detail;
  if (before === null && after.length === 0 && restartedFrom === null) return null;
  const signal = readSignal(run.initialContext);
  return (
    <section className="card flex flex-col gap-2 p-4">
      {restartedFrom !== null && (
        <p>
          <span className="text-muted">{words.restartedFrom}</span>{' '}
          <RunLink runId={restartedFrom}>{words.endedRun}</RunLink>
        </p>
      )}
      {before !== null && (
        <p className="break-words">
          <span className="text-muted">{words.handedFrom}</span>{' '}
          <RunLink runId={before.runId}>{nameRun(before)}</RunLink>
          {signal !== null && (
            <span className="text-muted">{` ${words.handoffSignal} “${signal}”`}</span>
          )}
        </p>
      )}
      {after.map((next) => (
        <p key={next.runId} className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{words.handedTo}</span>
          <RunLink runId={next.runId}>{nameRun(next)}</RunLink>
          <RunStatusLabel status={next.status} />
        </p>
      ))}
    </section>
  );
}

/** What the run before said to hand over, which stands in the context of the one after. */
function readSignal({ handoff }: Readonly<Record<string, unknown>>): string | null {
  if (typeof handoff !== 'object' || handoff === null || !('triggerSignal' in handoff)) return null;
  return typeof handoff.triggerSignal === 'string' ? handoff.triggerSignal : null;
}

const RunLink = ({ runId, children }: { runId: string; children: string }) => (
  <Link to="/runs/$runId" params={{ runId }} className="link">
    {children}
  </Link>
);
