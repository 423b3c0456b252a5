import { Button } from '../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../ui/form.tsx';
import { words } from './messages.en.ts';
import { readNext } from './next.ts';

interface CompanySignInProps {
  /** Where the person was going in the console. */
  next: string | undefined;
  onBack: () => void;
}

/** Leads to the sign-in page of the email's domain; the way back is the service's. */
export function CompanySignIn({ next, onBack }: CompanySignInProps) {
  const form = useServerForm(async (values) => {
    const email = readText(values, 'email').trim();
    const query = new URLSearchParams({ email, returnTo: `/console${readNext(next)}` });
    location.assign(`/api/auth/sso/start?${query.toString()}`);
  });
  return (
    <>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <Field form={form} name="email" label={words.email} hint={words.companyHint}>
          {(props) => <input {...props} type="email" autoComplete="username" required autoFocus />}
        </Field>
        <FormError form={form} />
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {words.continue}
        </Button>
      </form>
      <Button onClick={onBack}>{words.withPassword}</Button>
    </>
  );
}
