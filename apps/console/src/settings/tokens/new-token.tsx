import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type AnswerOf, type Schemas } from '../../api.ts';
import { useConfirmation } from '../../session/confirmation.tsx';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { words } from '../messages.en.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { tokensQuery } from './queries.ts';
import { ScopeChoice } from './scope-choice.tsx';

type Token = Schemas['ApiToken'];

/** Asks for a token's name, kind and scopes, makes it and shows its secret once. */
export function NewToken({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const [made, setMade] = useState<AnswerOf<'post', '/api/tokens'> | null>(null);
  if (made !== null) {
    return (
      <SecretDialog
        title={words.tokenMade(made.token.name)}
        text={words.secretOnce}
        secret={made.secret}
        kept={words.secretKept}
        onClose={onDone}
      />
    );
  }
  const send = async (values: FormData) => {
    const body = readToken(values);
    setMade(await confirmed(() => api.post('/api/tokens', { body })));
    await client.invalidateQueries(tokensQuery);
  };
  return (
    <>
      <TokenForm onSend={send} onClose={onDone} />
      {dialog}
    </>
  );
}

function readToken(values: FormData) {
  const day = readText(values, 'expiresAt');
  return {
    name: readText(values, 'name').trim(),
    kind: readText(values, 'kind') as Token['kind'],
    scopes: values.getAll('scopes') as Token['scopes'],
    ...(day !== '' && { expiresAt: new Date(`${day}T23:59:59`).toISOString() }),
  };
}

interface TokenFormProps {
  onSend: (values: FormData) => Promise<void>;
  onClose: () => void;
}

function TokenForm({ onSend, onClose }: TokenFormProps) {
  const [kind, setKind] = useState<Token['kind']>('service');
  return (
    <FormDialog
      title={words.createToken}
      submit={words.create}
      onSend={onSend}
      // What is made stays open: its secret is shown next.
      staysOpen
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="name" label={words.tokenName} hint={words.tokenNameHint}>
            {(props) => <input {...props} required autoComplete="off" />}
          </Field>
          <Field form={form} name="kind" label={words.kind}>
            {(props) => (
              <select
                {...props}
                value={kind}
                onChange={({ currentTarget }) => setKind(currentTarget.value as Token['kind'])}
              >
                <option value="service">{words.kinds.service}</option>
                <option value="agent">{words.kinds.agent}</option>
              </select>
            )}
          </Field>
          <ScopeChoice form={form} isAgent={kind === 'agent'} />
          <Field form={form} name="expiresAt" label={words.expires} hint={words.expiresHint}>
            {(props) => <input {...props} type="date" />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
