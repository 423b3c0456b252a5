import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { Section } from '../settings-page.tsx';
import { sessionsQuery } from './queries.ts';

export function PasswordForm() {
  const { email } = useMe();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const form = useServerForm(async (values) => {
    const body = {
      currentPassword: readText(values, 'currentPassword'),
      newPassword: readText(values, 'newPassword'),
    };
    await api.post('/api/auth/password', { body });
    element.current?.reset();
    toast(words.passwordChanged);
    await client.invalidateQueries(sessionsQuery);
  });
  return (
    <Section id="password" title={words.password}>
      <form
        ref={element}
        className="card flex max-w-lg flex-col gap-3 p-4"
        onSubmit={form.onSubmit}
      >
        {/* So that password managers know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field form={form} name="currentPassword" label={words.currentPassword}>
          {(props) => <input {...props} type="password" autoComplete="current-password" required />}
        </Field>
        <Field
          form={form}
          name="newPassword"
          label={words.newPassword}
          hint={words.newPasswordHint}
        >
          {(props) => (
            <input {...props} type="password" autoComplete="new-password" minLength={10} required />
          )}
        </Field>
        <FormError form={form} />
        <Button type="submit" className="self-start" isBusy={form.isBusy}>
          {words.changePassword}
        </Button>
      </form>
    </Section>
  );
}
