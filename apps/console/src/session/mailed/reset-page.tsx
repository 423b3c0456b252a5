import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { Frame } from '../frame.tsx';
import { words } from '../messages.en.ts';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { readCode } from './read-code.ts';

/** Asks for the mail with a code, and sets a new password with it. */
export function ResetPage() {
  // Who comes by the mail's link has the code.
  const [hasCode, setHasCode] = useState(() => readCode(location.hash) !== '');
  return (
    <Frame
      title={words.resetTitle}
      below={
        <p className="mt-4 text-center">
          <Link to="/login" className="link">
            {words.backToSignIn}
          </Link>
        </p>
      }
    >
      {hasCode ? <SetPassword /> : <AskForMail onSent={() => setHasCode(true)} />}
    </Frame>
  );
}

function AskForMail({ onSent }: { onSent: () => void }) {
  const form = useServerForm(async (values) => {
    await api.post('/api/auth/password/reset', { body: { email: readText(values, 'email') } });
    onSent();
  });
  return (
    <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      <p className="text-muted">{words.resetText}</p>
      <Field form={form} name="email" label={words.email}>
        {(control) => <input {...control} type="email" autoComplete="username" required />}
      </Field>
      <FormError form={form} />
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {words.sendCode}
      </Button>
      <Button kind="quiet" onClick={onSent}>
        {words.haveCode}
      </Button>
    </form>
  );
}

function SetPassword() {
  const navigate = useNavigate();
  const form = useServerForm(async (values) => {
    const token = readText(values, 'token').trim();
    const newPassword = readText(values, 'newPassword');
    await api.post('/api/auth/password/reset/confirm', { body: { token, newPassword } });
    toast(words.passwordSet);
    await navigate({ to: '/login', replace: true });
  });
  return (
    <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      <p className="text-muted">{words.codeSent}</p>
      <CodeField form={form} />
      <NewPasswordField form={form} name="newPassword" />
      <FormError form={form} />
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {words.setPassword}
      </Button>
    </form>
  );
}
