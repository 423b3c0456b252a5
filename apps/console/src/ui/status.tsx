import type { Schemas } from '../api.ts';
import { statusWords } from '../messages/en.ts';
import { Icon, type IconName } from './icons.tsx';

type RunStatus = Schemas['Run']['status'];

/** One of the five looks: shape, word and colour, never the colour alone. */
export type Look = 'pending' | 'running' | 'waiting' | 'completed' | 'failed';

const colours = {
  pending: 'text-pending',
  running: 'text-running',
  waiting: 'text-waiting',
  completed: 'text-completed',
  failed: 'text-failed',
} satisfies Record<Look, string>;

export const runLooks = {
  pending: 'pending',
  running: 'running',
  paused_for_approval: 'waiting',
  completed: 'completed',
  failed: 'failed',
} satisfies Record<RunStatus, Look>;

export const Status = ({ look, children }: { look: Look; children: string }) => (
  <span className={`inline-flex items-center gap-1 font-strong whitespace-nowrap ${colours[look]}`}>
    <Icon name={look satisfies IconName} />
    {children}
  </span>
);

export const RunStatusLabel = ({ status }: { status: RunStatus }) => (
  <Status look={runLooks[status]}>{statusWords[status]}</Status>
);
