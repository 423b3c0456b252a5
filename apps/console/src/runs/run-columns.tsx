import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { formatDuration } from '../ui/format-time.ts';
import type { Column } from '../ui/records.tsx';
import { RunStatusLabel } from '../ui/status.tsx';
import { Time } from '../ui/time.tsx';
import { describeSource, readSubject } from '../content/describe-source.ts';
import { words } from './messages.en.ts';

export type ListedRun = Schemas['ListedRun'];

export const nameRun = (run: Pick<ListedRun, 'workflowName' | 'workflowId'>): string =>
  run.workflowName ?? run.workflowId;

const RunName = ({ run }: { run: ListedRun }) => {
  const subject = readSubject(run.initialContext);
  return (
    <>
      <Link to="/runs/$runId" params={{ runId: run.id }} data-row className="link">
        {nameRun(run)}
      </Link>
      {subject !== null && <div className="font-normal text-muted">{subject}</div>}
    </>
  );
};

const tookMs = ({ startedAt, completedAt }: ListedRun): number | null =>
  startedAt === null || completedAt === null
    ? null
    : Date.parse(completedAt) - Date.parse(startedAt);

export const runColumns: readonly Column<ListedRun>[] = [
  { key: 'run', header: words.run, cell: (run) => <RunName run={run} />, onPhone: 'title' },
  { key: 'status', header: words.status, cell: (run) => <RunStatusLabel status={run.status} /> },
  { key: 'source', header: words.source, cell: (run) => describeSource(run.triggerSource) },
  {
    key: 'by',
    header: words.startedBy,
    cell: (run) => run.startedBy?.name ?? '',
    onPhone: 'hidden',
  },
  { key: 'created', header: words.created, cell: (run) => <Time at={run.createdAt} /> },
  {
    key: 'took',
    header: words.took,
    cell: (run) => {
      const ms = tookMs(run);
      return ms === null ? '' : formatDuration(ms);
    },
    onPhone: 'hidden',
  },
];
