import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { QueryView } from '../ui/query-view.tsx';
import { Records, type Column } from '../ui/records.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { Status, type Look } from '../ui/status.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';
import { runEntriesQuery } from './queries.ts';

type Entry = Schemas['AuditLogEntry'];

const looks = {
  success: 'completed',
  requires_approval: 'waiting',
  warning: 'pending',
  error: 'failed',
} satisfies Record<Entry['status'], Look>;

const columns: readonly Column<Entry>[] = [
  { key: 'message', header: words.message, cell: ({ message }) => message, onPhone: 'title' },
  {
    key: 'status',
    header: words.status,
    cell: ({ status }) => <Status look={looks[status]}>{words.entryStatuses[status]}</Status>,
  },
  { key: 'who', header: words.who, cell: ({ actor, agent }) => actor?.name ?? agent },
  { key: 'at', header: words.at, cell: ({ timestamp }) => <Time at={timestamp} isExact /> },
];

/** What the audit log says of the run, newest first. */
export function RunEntries({ runId }: { runId: string }) {
  const query = useQuery(runEntriesQuery(runId));
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={5} />}>
      {({ logs, totalCount }) => (
        <>
          <Records
            label={words.entries}
            rows={logs}
            columns={columns}
            rowKey={({ id }) => id}
            totalCount={totalCount}
          />
          <p className="mt-3">
            <Link to="/audit" search={{ runId }} className="link">
              {words.allEntries(totalCount)}
            </Link>
          </p>
        </>
      )}
    </QueryView>
  );
}
