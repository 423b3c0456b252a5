import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, api } from '../../api.ts';
import { factorsQuery } from '../../session/factors-query.ts';
import { meQuery, useMe } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../../ui/form.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Section } from '../settings-page.tsx';
import { FactorActions } from './factor-actions.tsx';
import { FactorList } from './factor-list.tsx';
import { useFactors } from './use-factors.tsx';

export function Factors() {
  const query = useQuery(factorsQuery);
  const { emailVerified } = useMe();
  return (
    <Section id="factors" title={words.factors}>
      <p className="text-muted">{words.factorsText}</p>
      <QueryView query={query} skeleton={<SkeletonRows count={2} />}>
        {(data) => (
          <FactorsOf data={data} whyNot={emailVerified === false ? words.notProved : undefined} />
        )}
      </QueryView>
    </Section>
  );
}

interface FactorsOfProps {
  data: AnswerOf<'get', '/api/auth/factors'>;
  whyNot: string | undefined;
}

function FactorsOf({ data: { factors, recoveryCodesLeft }, whyNot }: FactorsOfProps) {
  const { changes, codes, closeCodes, dialog } = useFactors();
  return (
    <>
      {whyNot !== undefined && <ProveEmail />}
      <FactorList factors={factors} onRemove={changes.remove} />
      {factors.length > 0 && <p>{words.codesLeft(recoveryCodesLeft)}</p>}
      <FactorActions hasFactors={factors.length > 0} whyNot={whyNot} changes={changes} />
      {codes !== null && (
        <SecretDialog
          title={words.codesTitle}
          text={words.codesText}
          secret={codes.join('\n')}
          kept={words.codesKept}
          onClose={closeCodes}
        />
      )}
      {dialog}
    </>
  );
}

/** Takes the code of the mail that came with the sign-up. */
function ProveEmail() {
  const client = useQueryClient();
  const form = useServerForm(async (values) => {
    await api.post('/api/auth/email/verify', { body: { token: readText(values, 'token').trim() } });
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
