import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { nameDecision } from '../content/name-decision.ts';
import { Status } from '../ui/status.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';

/** What the run waits for, and the way to decide it. */
export const WaitingCard = ({ pause }: { pause: Schemas['Approval'] }) => (
  <section className="card flex flex-wrap items-center gap-3 border-waiting p-4">
    <div className="min-w-0 flex-1 basis-60">
      <h2 className="text-heading">
        <Status look="waiting">{words.waitingTitle}</Status>
      </h2>
      <p className="font-strong">{nameDecision(pause)}</p>
      <p className="break-words text-muted">
        {pause.reason} <Time at={pause.requestedAt} />
      </p>
      {!pause.mayDecide && pause.whyNot !== undefined && (
        <p>
          {words.mayNot}: {pause.whyNot}
        </p>
      )}
    </div>
    <Link
      to="/approvals/$id"
      params={{ id: pause.id }}
      className="button max-desk:w-full"
      data-kind="primary"
    >
      {words.decide}
    </Link>
  </section>
);
