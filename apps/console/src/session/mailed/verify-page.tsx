import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { FormError, readText, useServerForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { Frame } from '../frame.tsx';
import { words } from '../messages.en.ts';
import { CodeField } from './code-field.tsx';

/** Proves an email address by the code of a mail, by a press: programs follow links before people do. */
export function VerifyPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useServerForm(async (values) => {
    await api.post('/api/auth/email/verify', { body: { token: readText(values, 'token').trim() } });
    toast(words.emailProved);
    await client.invalidateQueries();
    await navigate({ to: '/approvals', replace: true });
  });
  return (
    <Frame title={words.verifyTitle}>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <p className="text-muted">{words.verifyText}</p>
        <CodeField form={form} />
        <FormError form={form} />
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {words.verify}
        </Button>
      </form>
    </Frame>
  );
}
