import type { Schemas } from '../api.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { formatCost } from '../ui/format-cost.ts';
import { formatDuration } from '../ui/format-time.ts';
import { Status } from '../ui/status.tsx';
import { Time } from '../ui/time.tsx';
import { sumWork, type TimelineRow } from './build-timeline.ts';
import { words } from './messages.en.ts';
import { pauseLooks, StepStatus } from './step-status.tsx';

interface StepDialogProps {
  row: TimelineRow;
  pauses: readonly Schemas['Approval'][];
  artifacts: readonly Schemas['Artifact'][];
  onClose: () => void;
}

/** All that is known of a step: what it was told, who did it with what, what it cost and made. */
export const StepDialog = ({ row, pauses, artifacts, onClose }: StepDialogProps) => (
  <Dialog title={row.title} onClose={onClose}>
    <div className="flex flex-col gap-4">
      {row.step?.error && (
        <p className="rounded border border-failed px-3 py-2 break-words text-failed">
          {row.step.error}
        </p>
      )}
      {row.step !== null && row.step.actionPrompt !== '' && (
        <section>
          <h3 className="mb-1">{words.prompt}</h3>
          <p className="rounded bg-raised px-3 py-2 break-words whitespace-pre-wrap">
            {row.step.actionPrompt}
          </p>
        </section>
      )}
      {row.step === null ? <StepStatus row={row} /> : <StepFacts row={row} step={row.step} />}
      {pauses.map((pause) => (
        <Pause key={pause.id} pause={pause} />
      ))}
      {artifacts.length > 0 && (
        <section>
          <h3 className="mb-1">{words.made}</h3>
          <ul className="list-disc pl-5">
            {artifacts.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  </Dialog>
);

function StepFacts({ row, step }: { row: TimelineRow; step: Schemas['RunStep'] }) {
  const { startedAt, completedAt, latencyMs, model, toolsExecuted } = step;
  return (
    <Facts
      items={[
        [words.status, <StepStatus key="status" row={row} />],
        [words.agent, `${step.agentName}, ${step.agentRole}`],
        [words.model, model],
        [words.tools, toolsExecuted.length === 0 ? null : toolsExecuted.join(', ')],
        [words.tokens, step.tokensTotal === 0 ? null : step.tokensTotal.toLocaleString('en')],
        [
          words.cost,
          completedAt === null
            ? null
            : step.cost === null
              ? words.unknownPrice
              : formatCost(step.cost),
        ],
        [words.began, startedAt === null ? null : <Time key="began" at={startedAt} isExact />],
        [words.finished, completedAt === null ? null : <Time key="end" at={completedAt} isExact />],
        [
          words.worked,
          completedAt === null || step.type === 'approval'
            ? null
            : formatDuration(sumWork([step], Date.parse(completedAt))),
        ],
        [words.latency, latencyMs === null ? null : formatDuration(latencyMs)],
      ]}
    />
  );
}

const Pause = ({ pause }: { pause: Schemas['Approval'] }) => (
  <section>
    <h3 className="mb-1">{words.pause}</h3>
    <p>
      <Status look={pauseLooks[pause.status]}>{words.pauses[pause.status]}</Status>{' '}
      {pause.decidedBy?.name} <Time at={pause.decidedAt ?? pause.requestedAt} isExact />
    </p>
    <p className="text-muted">{pause.reason}</p>
    {pause.votes.map(({ by, comment, at }) =>
      comment === null ? null : (
        <blockquote key={at} className="mt-1 border-l-2 border-border pl-3 break-words">
          {comment}
          <span className="text-muted"> {by.name}</span>
        </blockquote>
      ),
    )}
  </section>
);
