import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { Facts } from '../ui/facts.tsx';
import { Time } from '../ui/time.tsx';
import { describeDetails } from './describe-details.ts';
import { words } from './messages.en.ts';

/** A lead with what is known of it, and the way to what it has started. */
export function LeadCard({ entry }: { entry: Schemas['AuditLogEntry'] }) {
  const { details, message, timestamp, actor, agent } = entry;
  const { runId } = details;
  return (
    <article className="card flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-body">{message}</h2>
        <span className="text-muted">
          <Time at={timestamp} />
        </span>
      </div>
      <Facts items={[...describeDetails(details), [words.source, actor?.name ?? agent]]} />
      {typeof runId === 'string' ? (
        <Link to="/runs/$runId" params={{ runId }} className="button self-start">
          {words.openRun}
        </Link>
      ) : (
        <p className="text-small text-muted">{words.none}</p>
      )}
    </article>
  );
}
