import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api, OpsError, type InputOf, type Schemas } from '../api.ts';
import { Field, readText } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { factorsQuery } from './factors-query.ts';
import { words } from './messages.en.ts';
import { askForPasskey, hasPasskeys } from './passkey.ts';

type Kind = keyof typeof words.confirmKinds;

interface Waiting {
  confirmed: () => void;
  refused: (error: Error) => void;
}

/**
 * For what the service does only for who has shown lately to be the person of the session.
 * @returns `confirmed`, which sends, and where the service asks for it sends again after a confirmation,
 * and the dialog to render.
 */
export function useConfirmation() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const confirmed = async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (!OpsError.is(error, 'confirmation_required')) throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ confirmed: resolve, refused: reject });
      });
      return send();
    }
  };
  const close = () => {
    waiting?.refused(new Error(words.notConfirmed));
    setWaiting(null);
  };
  const dialog: ReactNode = waiting !== null && (
    <ConfirmationDialog onConfirmed={waiting.confirmed} onClose={close} />
  );
  return { confirmed, dialog };
}

interface ConfirmationDialogProps {
  onConfirmed: () => void;
  onClose: () => void;
}

function ConfirmationDialog({ onConfirmed, onClose }: ConfirmationDialogProps) {
  const { data } = useQuery(factorsQuery);
  const kinds = listKinds(data?.factors ?? []);
  const [kind, setKind] = useState<Kind>('password');
  const send = async (values: FormData) => {
    await api.post('/api/auth/confirm', { body: await readProof(kind, values) });
    onConfirmed();
  };
  return (
    <FormDialog title={words.confirmTitle} submit={words.confirm} onSend={send} onClose={onClose}>
      {(form) => (
        <>
          <p className="text-muted">{words.confirmText}</p>
          {kinds.length > 1 && (
            <Field form={form} name="kind" label={words.confirmBy}>
              {(props) => (
                <select
                  {...props}
                  value={kind}
                  onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
                >
                  {kinds.map((value) => (
                    <option key={value} value={value}>
                      {words.confirmKinds[value]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          {kind !== 'passkey' && (
            <Field key={kind} form={form} name={kind} label={words.confirmKinds[kind]}>
              {(props) => (
                <input
                  {...props}
                  type={kind === 'password' ? 'password' : 'text'}
                  inputMode={kind === 'totp' ? 'numeric' : undefined}
                  autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
                  required
                />
              )}
            </Field>
          )}
        </>
      )}
    </FormDialog>
  );
}

function listKinds(factors: readonly Schemas['Factor'][]): Kind[] {
  const has = (kind: Schemas['Factor']['kind']) => factors.some((factor) => factor.kind === kind);
  return [
    'password',
    ...(has('totp') ? (['totp'] as const) : []),
    ...(has('passkey') && hasPasskeys() ? (['passkey'] as const) : []),
    ...(factors.length > 0 ? (['recoveryCode'] as const) : []),
  ];
}

type Proof = InputOf<'post', '/api/auth/confirm'>['body'];

async function readProof(kind: Kind, values: FormData): Promise<Proof> {
  if (kind === 'passkey') {
    const { options } = await api.post('/api/auth/confirm/options');
    return { challenge: options.challenge, passkey: await askForPasskey(options) };
  }
  if (kind === 'password') return { password: readText(values, kind) };
  return { [kind]: readText(values, kind).replaceAll(/\s/g, '') };
}
