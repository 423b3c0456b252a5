import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { meQuery } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, textOf, useServerForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';

/** Takes the code of the mail that came with the sign-up. */
export function ProveEmail() {
  const client = useQueryClient();
  const form = useServerForm(async (values) => {
    await api.post('/api/auth/email/verify', { body: { token: textOf(values, 'token').trim() } });
    toast(words.emailProved);
    // Asked at once, who is signed in is answered from a cache that is some seconds old.
    client.setQueryData(meQuery.queryKey, (user) => user && { ...user, emailVerified: true });
  });
  return (
    <form className="card flex max-w-lg flex-col gap-3 p-4" onSubmit={form.onSubmit}>
      <p>{words.notProved}</p>
      <Field form={form} name="token" label={words.emailCode}>
        {(props) => <input {...props} required autoComplete="off" />}
      </Field>
      <FormError form={form} />
      <Button type="submit" className="self-start" isBusy={form.isBusy}>
        {words.proveEmail}
      </Button>
    </form>
  );
}
