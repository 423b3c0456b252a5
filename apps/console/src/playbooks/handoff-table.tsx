import { Records, type Column } from '../ui/records.tsx';
import { Status } from '../ui/status.tsx';
import type { CountedHandoff } from './handoffs.tsx';
import { words } from './messages.en.ts';

const columns: readonly Column<CountedHandoff>[] = [
  {
    key: 'from',
    header: `${words.from} → ${words.to}`,
    onPhone: 'title',
    className: 'whitespace-nowrap',
    cell: ({ fromWorkflowCode, toWorkflowCode }) => (
      <code className="font-mono">
        {fromWorkflowCode} → {toWorkflowCode}
      </code>
    ),
  },
  { key: 'playbook', header: words.playbook, cell: ({ playbookName }) => playbookName },
  { key: 'signal', header: words.signal, cell: ({ triggerSignal }) => triggerSignal },
  { key: 'receiver', header: words.receiver, cell: ({ receivingOwner }) => receivingOwner },
  {
    key: 'approval',
    header: words.approval,
    cell: ({ approvalRequired }) =>
      approvalRequired ? <Status look="waiting">{words.needed}</Status> : words.notNeeded,
  },
  { key: 'count', header: words.count, className: 'text-right', cell: ({ count }) => count },
];

/** The same as the graph, to read. */
export const HandoffTable = ({ handoffs }: { handoffs: readonly CountedHandoff[] }) => (
  <Records label={words.handoffs} rows={handoffs} columns={columns} rowKey={({ key }) => key} />
);
