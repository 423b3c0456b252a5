import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { formatCost } from '../ui/format-cost.ts';
import { formatDuration } from '../ui/format-time.ts';
import { Time } from '../ui/time.tsx';
import { EntryStatus } from './audit-columns.tsx';
import { words } from './messages.en.ts';

interface EntryDialogProps {
  /** Absent where the address names one that is not among the loaded ones. */
  entry: Schemas['AuditLogEntry'] | undefined;
  onClose: () => void;
}

export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  if (entry === undefined) {
    return (
      <Dialog title={words.entry} onClose={onClose}>
        <p>{words.notLoaded}</p>
      </Dialog>
    );
  }
  const runId = entry.details['runId'];
  return (
    <Dialog
      title={entry.action}
      onClose={onClose}
      footer={
        <>
          <Link to="/audit" search={{ action: entry.action }} className="button">
            {words.sameAction}
          </Link>
          {typeof runId === 'string' && (
            <Link to="/audit" search={{ runId }} className="button">
              {words.sameRun}
            </Link>
          )}
        </>
      }
    >
      <p className="mb-3 break-words whitespace-pre-wrap">{entry.message}</p>
      <EntryFacts entry={entry} />
      <h3 className="mt-4 mb-1">{words.details}</h3>
      <pre
        tabIndex={0}
        aria-label={words.details}
        className="max-h-80 overflow-auto rounded bg-raised p-2 font-mono text-small"
      >
        {JSON.stringify(entry.details, null, 2)}
      </pre>
    </Dialog>
  );
}

function EntryFacts({ entry }: { entry: Schemas['AuditLogEntry'] }) {
  const { actor, policyChecks } = entry;
  const passed = (isPassed: boolean) => (isPassed ? words.passed : words.notPassed);
  return (
    <Facts
      items={[
        [words.status, <EntryStatus key="status" status={entry.status} />],
        [words.at, <Time key="at" at={entry.timestamp} isExact />],
        [words.actor, actor ? `${actor.name} (${words.actorKinds[actor.kind]})` : null],
        [words.agent, entry.agent],
        [words.model, entry.model === 'none' ? null : entry.model],
        [words.latency, entry.latencyMs > 0 ? formatDuration(entry.latencyMs) : null],
        [words.tokens, entry.tokensTotal > 0 ? entry.tokensTotal.toLocaleString('en') : null],
        [words.cost, Number(entry.cost) === 0 ? null : formatCost(entry.cost)],
        [words.saif, passed(policyChecks.saifPassed)],
        [words.budget, passed(policyChecks.budgetThresholdPassed)],
        [words.pii, policyChecks.piiDetected.toLocaleString('en')],
        [
          words.id,
          <span key="id" className="flex flex-wrap items-center gap-1">
            <code className="font-mono break-all">{entry.id}</code>
            <CopyButton text={entry.id} />
          </span>,
        ],
      ]}
    />
  );
}
