import { useState } from 'react';
import { api, OpsError, type InputOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../ui/form.tsx';
import type { SignedIn } from './enter.ts';
import { words } from './messages.en.ts';
import { askForPasskey } from './passkey.ts';

const kinds = ['totp', 'passkey', 'recovery_code'] as const;
type Kind = (typeof kinds)[number];

/** What the service requires before it finishes a sign-in. */
export interface Challenge {
  challenge: string;
  factors: readonly Kind[];
  passkeyOptions?: object;
}

/** The challenge that an error carries; null for every other error. */
export function readChallenge(error: unknown): Challenge | null {
  if (!(error instanceof OpsError) || error.code !== 'second_factor_required') return null;
  return error.body as unknown as Challenge;
}

interface SecondFactorProps {
  challenge: Challenge;
  onSignedIn: (answer: SignedIn) => Promise<void>;
  onStartAgain: () => void;
}

export function SecondFactor({ challenge, onSignedIn, onStartAgain }: SecondFactorProps) {
  const available = kinds.filter((kind) => challenge.factors.includes(kind));
  const [kind, setKind] = useState<Kind>(available[0] ?? 'recovery_code');
  const form = useServerForm(async (values) => {
    const body = { challenge: challenge.challenge, ...(await readFactor(kind, values, challenge)) };
    await onSignedIn(await api.post('/api/auth/login/factor', { body }));
  });
  return (
    <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      <p className="text-muted">{words.secondFactorText}</p>
      {kind === 'totp' && (
        <Field form={form} name="totp" label={words.totp} hint={words.totpHint}>
          {(props) => (
            <input {...props} inputMode="numeric" autoComplete="one-time-code" required autoFocus />
          )}
        </Field>
      )}
      {kind === 'recovery_code' && (
        <Field form={form} name="recoveryCode" label={words.recoveryCode}>
          {(props) => <input {...props} autoComplete="off" required autoFocus />}
        </Field>
      )}
      <FormError form={form} />
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {kind === 'passkey' ? words.usePasskey : words.continue}
      </Button>
      <div className="flex flex-wrap gap-2">
        {available
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} kind="quiet" onClick={() => setKind(other)}>
              {otherWords[other]}
            </Button>
          ))}
        <Button kind="quiet" onClick={onStartAgain}>
          {words.startAgain}
        </Button>
      </div>
    </form>
  );
}

const otherWords = {
  totp: words.useTotp,
  passkey: words.usePasskey,
  recovery_code: words.useRecoveryCode,
} satisfies Record<Kind, string>;

type Factor = Omit<InputOf<'post', '/api/auth/login/factor'>['body'], 'challenge'>;

async function readFactor(
  kind: Kind,
  values: FormData,
  { passkeyOptions }: Challenge,
): Promise<Factor> {
  if (kind === 'passkey') return { passkey: await askForPasskey(passkeyOptions ?? {}) };
  if (kind === 'totp') return { totp: readText(values, 'totp').replaceAll(/\s/g, '') };
  return { recoveryCode: readText(values, 'recoveryCode').trim() };
}
