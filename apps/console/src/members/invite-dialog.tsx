import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '@workspace-ops/contracts/role-names';
import { api } from '../api.ts';
import { Field, textOf } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { invitationsQuery } from './queries.ts';
import { RoleField } from './role-field.tsx';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const body = { email: textOf(values, 'email'), role: textOf(values, 'role') as Role };
    await api.post('/api/members/invitations', { body });
    toast(words.invited(body.email));
    await client.invalidateQueries(invitationsQuery);
  };
  return (
    <FormDialog title={words.inviteTitle} submit={words.send} onSend={send} onClose={onClose}>
      {(form) => (
        <>
          <p className="text-muted">{words.inviteText}</p>
          <Field form={form} name="email" label={words.email}>
            {(props) => <input {...props} type="email" required autoComplete="off" />}
          </Field>
          <RoleField form={form} initial="approver" />
        </>
      )}
    </FormDialog>
  );
}
