import type { Schemas } from '../api.ts';
import { Status, type Look } from '../ui/status.tsx';
import type { TimelineRow } from './build-timeline.ts';
import { words } from './messages.en.ts';

type StepStatusName = Schemas['RunStep']['status'];

export const stepLooks = {
  pending: 'pending',
  running: 'running',
  completed: 'completed',
  failed: 'failed',
  skipped: 'pending',
} satisfies Record<StepStatusName, Look>;

export const pauseLooks = {
  open: 'waiting',
  approved: 'completed',
  rejected: 'failed',
  sent_back: 'pending',
  expired: 'failed',
} satisfies Record<Schemas['Approval']['status'], Look>;

/** A step that a person is asked about waits, whatever the step says of itself. */
export function StepStatus({ row: { step, segments } }: { row: TimelineRow }) {
  if (segments.some(({ kind, isOpen }) => kind === 'person' && isOpen)) {
    return <Status look="waiting">{words.waiting}</Status>;
  }
  const status = step?.status ?? 'completed';
  return <Status look={stepLooks[status]}>{words.stepStatuses[status]}</Status>;
}
