import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Schemas } from '../api.ts';
import { changeSearch } from '../lists/change-search.ts';
import { formatDuration } from '../ui/format-time.ts';
import { Records, type Column } from '../ui/records.tsx';
import { useNow } from '../ui/time.tsx';
import { buildTimeline, type TimelineRow } from './build-timeline.ts';
import { layOutTimeline, type Axis } from './lay-out-timeline.ts';
import { words } from './messages.en.ts';
import { Hatch, Legend, SegmentBar } from './segment-bar.tsx';
import { StepDialog } from './step-dialog.tsx';
import { StepStatus } from './step-status.tsx';

interface TimelineProps {
  detail: Schemas['RunDetail'];
  pauses: readonly Schemas['Approval'][];
}

/** The run's steps with what took time: a table whose bars stand on one axis. */
export function Timeline({ detail, pauses }: TimelineProps) {
  const { axis = 'steps', step: openKey } = useSearch({ from: '/shell/runs/$runId' });
  const navigate = useNavigate({ from: '/runs/$runId' });
  const change = (changes: { axis?: 'time' | undefined; step?: string | undefined }) =>
    void navigate({
      search: (old) => changeSearch(old, changes),
      replace: true,
      resetScroll: false,
    });
  const { rows, columns } = useTimeline({ detail, pauses }, axis, (key) => change({ step: key }));
  const opened = rows.find(({ key }) => key === openKey);
  if (rows.length === 0) return <p className="text-muted">{words.noSteps}</p>;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <Legend />
        <AxisChoice axis={axis} onChange={(next) => change({ axis: next })} />
      </div>
      <Hatch />
      <Records label={words.timeline} rows={rows} columns={columns} rowKey={({ key }) => key} />
      {opened !== undefined && (
        <StepDialog
          row={opened}
          pauses={pauses.filter(
            ({ id, stepTitle }) => id === opened.key || stepTitle === opened.title,
          )}
          artifacts={detail.artifacts.filter(
            ({ workflowRunStepId }) => workflowRunStepId === opened.key,
          )}
          onClose={() => change({ step: undefined })}
        />
      )}
    </>
  );
}

function useTimeline({ detail, pauses }: TimelineProps, axis: Axis, onOpen: (key: string) => void) {
  const now = useNow();
  const rows = useMemo(
    () => buildTimeline({ run: detail.run, steps: detail.steps, pauses, now }),
    [detail, pauses, now],
  );
  const placed = useMemo(() => layOutTimeline(rows, axis), [rows, axis]);
  const columns: Column<TimelineRow>[] = [
    {
      key: 'step',
      header: words.step,
      className: 'desk:w-[30%]',
      onPhone: 'title',
      cell: (row) => <StepName row={row} onOpen={onOpen} />,
    },
    { key: 'status', header: words.status, cell: (row) => <StepStatus row={row} /> },
    {
      key: 'bar',
      header: words.timeline,
      className: 'desk:w-[40%]',
      cell: ({ key, step }) => (
        <SegmentBar segments={placed.get(key) ?? []} isFailed={step?.status === 'failed'} />
      ),
    },
    {
      key: 'duration',
      header: words.duration,
      className: 'text-right',
      cell: ({ segments }) => {
        const ms = segments.reduce((sum, { from, to }) => sum + to - from, 0);
        return segments.length === 0 ? '' : formatDuration(ms);
      },
    },
  ];
  return { rows, columns };
}

const StepName = ({ row, onOpen }: { row: TimelineRow; onOpen: (key: string) => void }) => (
  <>
    <button
      type="button"
      data-row
      aria-haspopup="dialog"
      className="link min-h-6 max-desk:min-h-11 cursor-pointer text-left"
      onClick={() => onOpen(row.key)}
    >
      {row.title}
    </button>
    {row.step !== null && <div className="font-normal text-muted">{row.step.agentName}</div>}
  </>
);

const axes = ['steps', 'time'] as const satisfies readonly Axis[];

const AxisChoice = ({
  axis,
  onChange,
}: {
  axis: Axis;
  onChange: (axis: 'time' | undefined) => void;
}) => (
  <div role="group" aria-label={words.axis} className="flex gap-1">
    {axes.map((name) => (
      <button
        key={name}
        type="button"
        className="chip"
        aria-pressed={name === axis}
        onClick={() => onChange(name === 'time' ? 'time' : undefined)}
      >
        {words.axes[name]}
      </button>
    ))}
  </div>
);
