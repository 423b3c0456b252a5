import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Role } from '@workspace-ops/contracts/role-names';
import { api } from '../api.ts';
import { LoadMore } from '../lists/load-more.tsx';
import { useConfirmation } from '../session/confirmation.tsx';
import { useMe, useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Field, readText } from '../ui/form.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Records } from '../ui/records.tsx';
import { PlainState, SkeletonRows } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { Invitations } from './invitations.tsx';
import { listMemberColumns } from './member-columns.tsx';
import { MemberDialogs } from './member-dialogs.tsx';
import { words } from './messages.en.ts';
import { invitationsQuery, membersQuery } from './queries.ts';
import { RoleField } from './role-field.tsx';

export function MembersPage() {
  const query = useInfiniteQuery(membersQuery);
  const search = useSearch({ from: '/shell/members' });
  const navigate = useNavigate({ from: '/members' });
  const whyNot = useWhyNot('admin');
  const { id: myId } = useMe();
  const close = () => void navigate({ search: {}, resetScroll: false });
  return (
    <Page
      title={words.title}
      actions={
        <Button
          kind="primary"
          icon="members"
          whyNot={whyNot}
          onClick={() => void navigate({ search: { do: 'invite' } })}
        >
          {words.invite}
        </Button>
      }
    >
      {whyNot !== undefined && <p className="mb-3 text-muted">{whyNot}</p>}
      <QueryView query={query} skeleton={<SkeletonRows />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ members }) => members);
          const totalCount = pages[0]?.totalCount ?? 0;
          return (
            <>
              <Records
                label={words.list}
                rows={rows}
                columns={listMemberColumns({ mayChange: whyNot === undefined, myId, rows })}
                rowKey={({ userId }) => userId}
                totalCount={totalCount}
              />
              <LoadMore query={query} shown={rows.length} totalCount={totalCount} />
              {totalCount === 1 && (
                <PlainState icon="members" title={words.aloneTitle} text={words.aloneText} />
              )}
              <MemberDialogs
                action={search.do}
                member={rows.find(({ userId }) => userId === (search.id ?? myId))}
                onClose={close}
              />
            </>
          );
        }}
      </QueryView>
      {whyNot === undefined && (
        <Invitations
          withdrawing={search.do === 'withdraw' ? search.id : undefined}
          onClose={close}
        />
      )}
      <p className="mt-6">
        <Link to="/members" search={{ do: 'leave' }} className="link">
          {words.leave}
        </Link>
      </p>
      {search.do === 'invite' && whyNot === undefined && <InviteDialog onClose={close} />}
    </Page>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const send = async (values: FormData) => {
    const body = { email: readText(values, 'email'), role: readText(values, 'role') as Role };
    await confirmed(() => api.post('/api/members/invitations', { body }));
    toast(words.invited(body.email));
    await client.invalidateQueries(invitationsQuery);
  };
  return (
    <>
      <FormDialog title={words.inviteTitle} submit={words.send} onSend={send} onClose={onClose}>
        {(form) => (
          <>
            <p className="text-muted">
              {words.inviteText(`${location.origin}/console/invitation`)}
            </p>
            <Field form={form} name="email" label={words.email}>
              {(props) => <input {...props} type="email" required autoComplete="off" />}
            </Field>
            <RoleField form={form} initial="approver" />
          </>
        )}
      </FormDialog>
      {dialog}
    </>
  );
}
