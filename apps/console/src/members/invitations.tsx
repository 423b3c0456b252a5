import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api, type Schemas } from '../api.ts';
import { roleWords } from '../messages/en.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records, type Column } from '../ui/records.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { invitationsQuery } from './queries.ts';

type Invitation = Schemas['Invitation'];

const columns: readonly Column<Invitation>[] = [
  { key: 'email', header: words.email, cell: ({ email }) => email, onPhone: 'title' },
  { key: 'role', header: words.role, cell: ({ role }) => roleWords[role] },
  { key: 'expires', header: words.expires, cell: ({ expiresAt }) => <Time at={expiresAt} /> },
  {
    key: 'withdraw',
    header: words.withdraw,
    onPhone: 'action',
    className: 'desk:w-0 desk:text-right',
    cell: ({ id, email }) => (
      <Link
        to="/members"
        search={{ do: 'withdraw', id }}
        className="button"
        aria-label={words.withdrawFor(email)}
      >
        {words.withdraw}
      </Link>
    ),
  },
];

interface InvitationsProps {
  /** The id of the one that is about to be withdrawn. */
  withdrawing: string | undefined;
  onClose: () => void;
}

export function Invitations({ withdrawing, onClose }: InvitationsProps) {
  const query = useQuery(invitationsQuery);
  const chosen = query.data?.find(({ id }) => id === withdrawing);
  return (
    <section className="mt-6" aria-labelledby="invitations">
      <h2 id="invitations" className="mb-2 text-heading">
        {words.invitations}
      </h2>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={2} />}
        isEmpty={(invitations) => invitations.length === 0}
        empty={<p className="text-muted">{words.noInvitations}</p>}
      >
        {(invitations) => (
          <Records
            label={words.invitations}
            rows={invitations}
            columns={columns}
            rowKey={({ id }) => id}
          />
        )}
      </QueryView>
      {chosen !== undefined && <WithdrawDialog invitation={chosen} onClose={onClose} />}
    </section>
  );
}

interface WithdrawDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const client = useQueryClient();
  const send = async () => {
    await api.delete('/api/members/invitations/{id}', { params: { path: { id } } });
    toast(words.withdrawn);
    await client.invalidateQueries(invitationsQuery);
  };
  return (
    <ConfirmDialog
      title={words.withdrawFor(email)}
      submit={words.withdraw}
      onSend={send}
      onClose={onClose}
      text={words.withdrawText}
    />
  );
}
