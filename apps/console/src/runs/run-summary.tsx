import type { ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { formatCost } from '../ui/format-cost.ts';
import { formatDuration } from '../ui/format-time.ts';
import { RunStatusLabel } from '../ui/status.tsx';
import { Time, useNow } from '../ui/time.tsx';
import { sumWork } from './build-timeline.ts';
import { describeSource, readSubject } from '../content/describe-source.ts';
import { words } from './messages.en.ts';
import { StartAgain } from './start-again.tsx';

/** What a run is, in two lines: whom it is about, how it stands, where it comes from, what it took. */
export function RunSummary({ detail }: { detail: Schemas['RunDetail'] }) {
  const { run, workflow, steps, totalCost } = detail;
  const now = useNow();
  const subject = readSubject(run.initialContext);
  const tokens = steps.reduce((sum, { tokensTotal }) => sum + tokensTotal, 0);
  return (
    <div className="card flex flex-col gap-3 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RunStatusLabel status={run.status} />
        {workflow !== null && <span className="text-muted">{workflow.code}</span>}
        {subject !== null && <span className="min-w-0 break-words">{subject}</span>}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 desk:grid-cols-4">
        <Figure name={words.source}>{describeSource(run.triggerSource)}</Figure>
        <Figure name={words.startedBy}>{run.startedBy?.name ?? '–'}</Figure>
        <Figure name={words.created}>
          <Time at={run.createdAt} />
        </Figure>
        <Figure name={words.finished}>
          {run.completedAt === null ? '–' : <Time at={run.completedAt} />}
        </Figure>
        <Figure name={words.worked}>{formatDuration(sumWork(steps, now))}</Figure>
        <Figure name={words.cost}>{formatCost(totalCost)}</Figure>
        <Figure name={words.tokens}>{tokens.toLocaleString('en')}</Figure>
        <Figure name={words.id}>
          <span className="flex flex-wrap items-center gap-1">
            <code className="font-mono text-small break-all">{run.id}</code>
            <CopyButton text={run.id} />
          </span>
        </Figure>
      </dl>
      {(run.status === 'completed' || run.status === 'failed') && (
        <p>
          <StartAgain runId={run.id} />
        </p>
      )}
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
