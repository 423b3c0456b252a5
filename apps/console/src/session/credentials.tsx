import { api, OpsError } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../ui/form.tsx';
import { toast } from '../ui/toast.tsx';
import type { SignedIn } from './enter.ts';
import { words } from './messages.en.ts';
import { askForPasskey, hasPasskeys } from './passkey.ts';
import { readChallenge, type Challenge } from './second-factor.tsx';

interface CredentialsProps {
  /** Sign up instead of in. */
  isNew: boolean;
  onSignedIn: (answer: SignedIn) => Promise<void>;
  onChallenge: (challenge: Challenge) => void;
  onCompany: () => void;
}

export function Credentials({ isNew, onSignedIn, onChallenge, onCompany }: CredentialsProps) {
  const form = useServerForm(async (values) => {
    const [email, password] = [readText(values, 'email'), readText(values, 'password')];
    const name = readText(values, 'name').trim();
    const body = { email, password, ...(name !== '' && { name }) };
    try {
      await onSignedIn(await api.post(isNew ? '/api/auth/signup' : '/api/auth/login', { body }));
    } catch (error) {
      const challenge = readChallenge(error);
      if (challenge === null) throw error;
      onChallenge(challenge);
    }
  });
  return (
    <>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <Field form={form} name="email" label={words.email}>
          {(props) => <input {...props} type="email" autoComplete="username" required />}
        </Field>
        <Field
          form={form}
          name="password"
          label={words.password}
          {...(isNew && { hint: words.passwordHint })}
        >
          {(props) => (
            <input
              {...props}
              type="password"
              autoComplete={isNew ? 'new-password' : 'current-password'}
              minLength={isNew ? 6 : 1}
              required
            />
          )}
        </Field>
        {isNew && (
          <Field form={form} name="name" label={words.name} hint={words.nameHint}>
            {(props) => <input {...props} autoComplete="name" />}
          </Field>
        )}
        <FormError form={form} />
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {isNew ? words.signUp : words.signIn}
        </Button>
      </form>
      {!isNew && hasPasskeys() && (
        <Button onClick={() => void signInWithPasskey(onSignedIn)}>{words.withPasskey}</Button>
      )}
      {!isNew && <Button onClick={onCompany}>{words.withCompany}</Button>}
    </>
  );
}

async function signInWithPasskey(onSignedIn: CredentialsProps['onSignedIn']): Promise<void> {
  try {
    const { options } = await api.post('/api/auth/passkey/options');
    const passkey = await askForPasskey(options);
    const body = { challenge: options.challenge, passkey };
    await onSignedIn(await api.post('/api/auth/passkey/verify', { body }));
  } catch (error) {
    toast(error instanceof OpsError ? error.message : words.passkeyFailed, 'problem');
  }
}
