import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { formatCost } from '../ui/format-cost.ts';
import type { Column } from '../ui/records.tsx';
import { Status, type Look } from '../ui/status.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';
import { nameDecision } from '../content/name-decision.ts';
import { pickSubject } from '../content/pick-subject.ts';

type Approval = Schemas['Approval'];

const looks = {
  open: 'waiting',
  approved: 'completed',
  rejected: 'failed',
  sent_back: 'pending',
  expired: 'failed',
} satisfies Record<Approval['status'], Look>;

export const ApprovalStatus = ({ status }: { status: Approval['status'] }) => (
  <Status look={looks[status]}>{words.statuses[status]}</Status>
);

const columns = {
  what: {
    key: 'what',
    header: words.what,
    onPhone: 'title',
    cell: (row) => (
      <Link
        to="/approvals/$id"
        params={{ id: row.id }}
        data-row
        className="link flex items-center font-strong max-desk:min-h-11"
      >
        {nameDecision(row)}
      </Link>
    ),
  },
  workflow: {
    key: 'workflow',
    header: words.workflow,
    cell: ({ workflowName, workflowId }) => workflowName ?? workflowId,
  },
  content: {
    key: 'content',
    header: words.content,
    cell: ({ artifacts, artifactsNotKept }) =>
      artifactsNotKept ? words.notKept : <ArtifactLine artifact={pickSubject(artifacts).main} />,
  },
  since: {
    key: 'since',
    header: words.since,
    cell: ({ requestedAt }) => <Time at={requestedAt} />,
  },
  cost: {
    key: 'cost',
    header: words.cost,
    className: 'text-right',
    cell: ({ costSoFar }) => formatCost(costSoFar),
  },
  status: {
    key: 'status',
    header: words.status,
    cell: ({ status }) => <ApprovalStatus status={status} />,
  },
  decided: {
    key: 'decided',
    header: words.decided,
    cell: ({ decidedAt }) => decidedAt !== undefined && <Time at={decidedAt} />,
  },
  by: { key: 'by', header: words.by, cell: ({ decidedBy }) => decidedBy?.name },
} satisfies Record<string, Column<Approval>>;

export const approvalColumns: readonly Column<Approval>[] = [
  columns.what,
  columns.workflow,
  columns.content,
  columns.since,
  columns.cost,
];

export const decidedColumns: readonly Column<Approval>[] = [
  columns.what,
  columns.workflow,
  columns.content,
  columns.status,
  columns.by,
  columns.decided,
];

/** What would be read by others, with its grade. */
function ArtifactLine({ artifact }: { artifact: Approval['artifacts'][number] | undefined }) {
  if (artifact === undefined) return words.noContent;
  const { title, qualityGrade } = artifact;
  return (
    <span className="flex min-w-0 flex-col max-desk:items-end max-desk:text-right">
      <span>{title}</span>
      {qualityGrade !== null && (
        <span className={`text-small ${qualityGrade === 'F' ? 'text-failed' : 'text-muted'}`}>
          {words.grade(qualityGrade)}
        </span>
      )}
    </span>
  );
}
