import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../api.ts';
import { artifactQuery } from '../content/artifact-query.ts';
import { useMe } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Time } from '../ui/time.tsx';
import { ApprovalFacts } from './approval-facts.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { describeOutcome } from './describe-outcome.ts';
import { EarlierDecisions } from './earlier-decisions.tsx';
import { isRetimed, listChanges } from './list-changes.ts';
import { words } from './messages.en.ts';
import { Origin } from './origin.tsx';
import { Publication } from './publication.tsx';
import { approvalQuery } from './queries.ts';
import { Subject } from './subject.tsx';
import { Votes } from './votes.tsx';

type Approval = Schemas['Approval'];

/** An approval with all that it is decided by. */
export function ApprovalDetail({ approval, title }: { approval: Approval; title: string }) {
  // What the person has seen: what comes later is decided only after it was looked at.
  const [seen, setSeen] = useState(approval);
  const client = useQueryClient();
  // A time that the person set is no news to them.
  const seeOwnChange = () => {
    const present = client.getQueryData(approvalQuery(approval.id).queryKey);
    if (present !== undefined && isRetimed(seen, present)) setSeen(present);
  };
  const isOpen = approval.status === 'open';
  const changes = isOpen ? listChanges(seen, approval) : [];
  const contents = useQueries({
    queries: approval.artifacts.map(({ id }) => artifactQuery(id)),
  });
  const isLoaded = contents.every(({ data }) => data !== undefined);
  return (
    <div className={`flex flex-col gap-4 ${isOpen ? 'max-desk:pb-32' : ''}`}>
      <div role="status" className="empty:hidden">
        <Outcome approval={approval} />
        {changes.length > 0 && <Changed changes={changes} onSeen={() => setSeen(approval)} />}
      </div>
      <p className="text-muted">
        {approval.stepTitle}
        {' · '}
        {approval.workflowName ?? approval.workflowId}
      </p>
      <Publication approval={approval} onChanged={seeOwnChange} />
      <Subject approval={approval} />
      <Origin runId={approval.runId} />
      <ApprovalFacts approval={approval} />
      <Votes approval={approval} />
      <EarlierDecisions approval={approval} />
      {isOpen && (
        <DecisionBar
          approval={approval}
          title={title}
          notReady={changes.length > 0 ? words.lookAgain : isLoaded ? undefined : words.notLoaded}
        />
      )}
    </div>
  );
}

function Outcome({ approval }: { approval: Approval }) {
  const { id } = useMe();
  const outcome = describeOutcome(approval, id);
  if (outcome === null) return null;
  return (
    <p className="card flex flex-wrap items-center gap-2 px-3 py-2 font-strong">
      <Icon name="approvals" />
      {outcome}
      {approval.decidedAt !== undefined && <Time at={approval.decidedAt} />}
    </p>
  );
}

/** What was changed under the eyes of who was about to decide. */
const Changed = ({ changes, onSeen }: { changes: readonly string[]; onSeen: () => void }) => (
  <div className="card flex flex-wrap items-center gap-3 border-waiting px-3 py-2">
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2 font-strong text-waiting">
        <Icon name="warning" />
        {words.changedTitle}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={change} className="break-words">
            {change}
          </li>
        ))}
      </ul>
    </div>
    <Button onClick={onSeen}>{words.seen}</Button>
  </div>
);
