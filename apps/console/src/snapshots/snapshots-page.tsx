import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records, type Column } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';
import { snapshotsQuery } from './queries.ts';
import { SaveDialog } from './save-dialog.tsx';
import { SnapshotDialog } from './snapshot-dialog.tsx';
import { SnapshotActionDialog } from './snapshot-action-dialog.tsx';

const columns: readonly Column<Schemas['ListedSnapshot']>[] = [
  {
    key: 'name',
    header: words.name,
    onPhone: 'title',
    cell: ({ id, name, description }) => (
      <>
        <Link
          to="/snapshots"
          search={{ id }}
          resetScroll={false}
          className="font-strong hover:underline"
        >
          {name}
        </Link>
        <span className="line-clamp-1 text-small font-normal text-muted">{description}</span>
      </>
    ),
  },
  { key: 'office', header: words.office, cell: ({ officeName }) => officeName },
  { key: 'tags', header: words.tags, onPhone: 'hidden', cell: ({ tags }) => tags.join(', ') },
  { key: 'updated', header: words.updated, cell: ({ updatedAt }) => <Time at={updatedAt} /> },
  {
    key: 'open',
    header: words.open,
    onPhone: 'action',
    className: 'desk:w-0 desk:text-right',
    cell: ({ id, name }) => (
      <Link
        to="/snapshots"
        search={{ id }}
        resetScroll={false}
        className="button"
        aria-label={words.openOne(name)}
      >
        {words.open}
      </Link>
    ),
  },
];

export function SnapshotsPage() {
  const query = useQuery(snapshotsQuery);
  const { id, do: action } = useSearch({ from: '/shell/snapshots' });
  const navigate = useNavigate({ from: '/snapshots' });
  const whyNot = useWhyNot('admin');
  const close = () => void navigate({ search: {}, resetScroll: false });
  const open = query.data?.find((snapshot) => snapshot.id === id);
  const mayAct = whyNot === undefined && action !== undefined && action !== 'save';
  return (
    <Page
      title={words.title}
      actions={
        <Button
          kind="primary"
          icon="snapshots"
          whyNot={whyNot}
          onClick={() => void navigate({ search: { do: 'save' } })}
        >
          {words.save}
        </Button>
      }
    >
      <p className="mb-3 text-muted">
        {words.lead} {whyNot}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        isEmpty={(snapshots) => snapshots.length === 0}
        empty={<PlainState icon="snapshots" title={words.emptyTitle} text={words.emptyText} />}
      >
        {(snapshots) => (
          <Records
            label={words.list}
            rows={snapshots}
            columns={columns}
            rowKey={(snapshot) => snapshot.id}
          />
        )}
      </QueryView>
      {action === 'save' && whyNot === undefined && <SaveDialog onClose={close} />}
      {open !== undefined && !mayAct && (
        <SnapshotDialog snapshot={open} whyNot={whyNot} onClose={close} />
      )}
      {open !== undefined && mayAct && (
        <SnapshotActionDialog snapshot={open} action={action} onClose={close} />
      )}
    </Page>
  );
}
