import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { Status } from '../ui/status.tsx';
import { explainFailure } from './explain-failure.ts';
import { words } from './messages.en.ts';

interface FailureCardProps {
  detail: Schemas['RunDetail'];
  pauses: readonly Schemas['Approval'][];
}

/** Why the run failed, and the step at which it did. */
export function FailureCard({ detail, pauses }: FailureCardProps) {
  const { reason, said, stepId } = explainFailure(detail, pauses);
  return (
    <section className="card flex flex-col gap-2 border-failed p-4">
      <h2 className="text-heading">
        <Status look="failed">{words.failedTitle}</Status>
      </h2>
      <p>{reason}</p>
      {said !== null && (
        <blockquote className="border-l-2 border-border pl-3 break-words whitespace-pre-wrap">
          {said}
        </blockquote>
      )}
      {stepId !== null && (
        <p>
          <Link
            to="/runs/$runId"
            params={{ runId: detail.run.id }}
            search={{ step: stepId }}
            resetScroll={false}
            className="link"
          >
            {words.openStep}
          </Link>
        </p>
      )}
    </section>
  );
}
