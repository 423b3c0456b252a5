import { Link } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { roleWords } from '../messages/en.ts';
import { formatExact } from '../ui/format-time.ts';
import type { Column } from '../ui/records.tsx';
import { Time, useZone } from '../ui/time.tsx';
import { words } from './messages.en.ts';

type Member = Schemas['Member'];

interface ColumnsOf {
  mayChange: boolean;
  myId: string;
  rows: readonly Member[];
}

export function listMemberColumns({ mayChange, myId, rows }: ColumnsOf): Column<Member>[] {
  const findName = (userId: string) =>
    rows.find((member) => member.userId === userId)?.name ?? userId;
  return [
    {
      key: 'name',
      header: words.name,
      onPhone: 'title',
      cell: (member) => (
        <>
          <span className="font-strong">{member.name}</span>
          {member.userId === myId && <span className="text-muted"> · {words.you}</span>}
          <span className="block text-small font-normal text-muted">{member.email}</span>
          {member.delegate !== null && (
            <StandIn name={findName(member.delegate.userId)} until={member.delegate.until} />
          )}
        </>
      ),
    },
    { key: 'role', header: words.role, cell: ({ role }) => roleWords[role] },
    {
      key: 'titles',
      header: words.titles,
      cell: ({ titles }) => (titles.length === 0 ? '–' : titles.join(', ')),
    },
    { key: 'joined', header: words.joined, cell: ({ joinedAt }) => <Time at={joinedAt} /> },
    ...(mayChange ? [actionColumn] : []),
  ];
}

const actionColumn: Column<Member> = {
  key: 'actions',
  header: words.change,
  onPhone: 'action',
  className: 'desk:w-0 desk:text-right',
  cell: ({ userId, name }) => (
    <Link
      to="/members"
      search={{ do: 'change', id: userId }}
      className="button"
      aria-label={words.changeMember(name)}
    >
      {words.change}
    </Link>
  ),
};

function StandIn({ name, until }: { name: string; until: string }) {
  return (
    <span className="block text-small font-normal text-waiting">
      {words.standIn(name, formatExact(until, useZone()))}
    </span>
  );
}
