import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { api, OpsError } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../../ui/form.tsx';
import { enter } from '../enter.ts';
import { Frame } from '../frame.tsx';
import { meQuery } from '../me.ts';
import { words } from '../messages.en.ts';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Accepts an invitation: as who is signed in, or with a new account. */
export function InvitationPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useQuery(meQuery);
  const form = useServerForm(async (values) => {
    const token = readText(values, 'token').trim();
    const name = readText(values, 'name').trim();
    const body = user
      ? { token }
      : { token, password: readText(values, 'password'), ...(name !== '' && { name }) };
    enter(client, await api.post('/api/auth/invitations/accept', { body }));
    await navigate({ to: '/approvals', replace: true });
  });
  return (
    <Frame title={words.invitationTitle}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <p className="text-muted">{user ? words.acceptAs(user.email) : words.invitationText}</p>
        <CodeField form={form} />
        {user === null && (
          <>
            <Field form={form} name="name" label={words.name} hint={words.invitedNameHint}>
              {(control) => <input {...control} autoComplete="name" />}
            </Field>
            <NewPasswordField form={form} name="password" />
          </>
        )}
        <FormError form={form} />
        {OpsError.is(form.error, 'email_taken') && <SignInFirst />}
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {words.accept}
        </Button>
      </form>
    </Frame>
  );
}

/** Who has an account signs in, and comes back with the code, which no address of the console holds. */
const SignInFirst = () => (
  <Link to="/login" search={{ next: '/invitation' }} className="link">
    {words.signInFirst}
  </Link>
);
