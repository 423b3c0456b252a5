import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { formatCost } from '../ui/format-cost.ts';
import type { Column } from '../ui/records.tsx';
import { Status, type Look } from '../ui/status.tsx';
import { Time } from '../ui/time.tsx';
import type { AuditStatus } from './filter.ts';
import { words } from './messages.en.ts';

type Entry = Schemas['AuditLogEntry'];

const looks = {
  success: 'completed',
  requires_approval: 'waiting',
  warning: 'pending',
  error: 'failed',
} satisfies Record<AuditStatus, Look>;

export const EntryStatus = ({ status }: { status: AuditStatus }) => (
  <Status look={looks[status]}>{words.statuses[status]}</Status>
);

/** Lets a name as `sync.register_webhook` go on in the next line after a mark. */
const breakAtMarks = (name: string): ReactNode =>
  name.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const auditColumns: readonly Column<Entry>[] = [
  {
    key: 'message',
    header: words.message,
    onPhone: 'title',
    cell: ({ id, message }) => (
      <Link
        from="/audit"
        to="/audit"
        search={(old) => ({ ...old, entry: id })}
        resetScroll={false}
        className="line-clamp-2 hover:underline max-desk:min-h-11"
      >
        {message}
      </Link>
    ),
  },
  {
    key: 'action',
    header: words.action,
    onPhone: 'hidden',
    cell: ({ action }) => <code className="font-mono">{breakAtMarks(action)}</code>,
  },
  {
    key: 'actor',
    header: words.actor,
    cell: ({ actor, agent }) => actor?.name ?? agent,
  },
  { key: 'status', header: words.status, cell: ({ status }) => <EntryStatus status={status} /> },
  { key: 'at', header: words.at, cell: ({ timestamp }) => <Time at={timestamp} isExact /> },
  {
    key: 'cost',
    header: words.cost,
    onPhone: 'hidden',
    className: 'text-right',
    cell: ({ cost }) => (Number(cost) === 0 ? null : formatCost(cost)),
  },
];
