import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Role } from '@workspace-ops/contracts/role-names';
import { api, type Schemas } from '../api.ts';
import { useConfirmation } from '../session/confirmation.tsx';
import { signOut } from '../session/sign-out.ts';
import { Field, readText } from '../ui/form.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { splitList } from '../ui/split-list.ts';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { RoleField } from './role-field.tsx';
import type { MembersSearch } from './routes.ts';

type Member = Schemas['Member'];

interface DialogProps {
  member: Member;
  onClose: () => void;
}

interface MemberDialogsProps {
  action: MembersSearch['do'];
  member: Member | undefined;
  onClose: () => void;
}

export function MemberDialogs({ action, member, onClose }: MemberDialogsProps) {
  if (member === undefined) return null;
  if (action === 'change') return <ChangeDialog member={member} onClose={onClose} />;
  if (action === 'remove') return <RemoveDialog member={member} onClose={onClose} />;
  if (action === 'leave') return <LeaveDialog onClose={onClose} />;
  return null;
}

function ChangeDialog({ member, onClose }: DialogProps) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const { userId, name, role, titles } = member;
  const send = async (values: FormData) => {
    const body = {
      role: readText(values, 'role') as Role,
      titles: splitList(readText(values, 'titles'), ','),
    };
    const params = { path: { userId } };
    await confirmed(() => api.patch('/api/members/{userId}', { params, body }));
    toast(words.changed);
    await client.invalidateQueries({ queryKey: ['members'] });
  };
  return (
    <>
      <FormDialog
        title={words.changeMember(name)}
        submit={words.change}
        onSend={send}
        onClose={onClose}
      >
        {(form) => (
          <>
            <RoleField form={form} initial={role} />
            <Field form={form} name="titles" label={words.titles} hint={words.titlesHint}>
              {(props) => <input {...props} defaultValue={titles.join(', ')} />}
            </Field>
            <Link to="/members" search={{ do: 'remove', id: userId }} className="link self-start">
              {words.removeMember(name)}
            </Link>
          </>
        )}
      </FormDialog>
      {dialog}
    </>
  );
}

function RemoveDialog({ member: { userId, name }, onClose }: DialogProps) {
  const client = useQueryClient();
  const send = async () => {
    await api.delete('/api/members/{userId}', { params: { path: { userId } } });
    toast(words.removed(name));
    await client.invalidateQueries({ queryKey: ['members'] });
  };
  return (
    <ConfirmDialog
      title={words.removeMember(name)}
      submit={words.remove}
      onSend={send}
      onClose={onClose}
      text={words.removeText(name)}
    />
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async () => {
    await api.delete('/api/members/me');
    await signOut(client);
  };
  return (
    <ConfirmDialog
      title={words.leave}
      submit={words.leave}
      onSend={send}
      onClose={onClose}
      text={words.leaveText}
    />
  );
}
