import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { canMakePasskeys } from './create-passkey.ts';
import { TotpDialog } from './totp-dialog.tsx';
import type { FactorChanges, TotpStarted } from './use-factors.tsx';

interface FactorActionsProps {
  hasFactors: boolean;
  /** Why none can be added. */
  whyNot: string | undefined;
  changes: FactorChanges;
}

const onError = ({ message }: Error): void => toast(message, 'problem');

export function FactorActions({ hasFactors, whyNot, changes }: FactorActionsProps) {
  const [started, setStarted] = useState<TotpStarted | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const totp = useMutation({ mutationFn: changes.startTotp, onSuccess: setStarted, onError });
  const passkey = useMutation({ mutationFn: changes.addPasskey, onError });
  const noPasskeys = canMakePasskeys() ? undefined : words.passkeysMissing;
  return (
    <div className="flex flex-wrap gap-2">
      <Button isBusy={totp.isPending} whyNot={whyNot} onClick={() => totp.mutate()}>
        {words.addTotp}
      </Button>
      <Button
        isBusy={passkey.isPending}
        whyNot={whyNot ?? noPasskeys}
        onClick={() => passkey.mutate()}
      >
        {words.addPasskey}
      </Button>
      {hasFactors && <Button onClick={() => setRenewing(true)}>{words.renewCodes}</Button>}
      {started !== null && (
        <TotpDialog
          started={started}
          onSend={(code) => changes.confirmTotp(started.id, code)}
          onClose={() => setStarted(null)}
        />
      )}
      {isRenewing && (
        <ConfirmDialog
          title={words.renewCodes}
          submit={words.renewCodes}
          onSend={changes.renewCodes}
          onClose={() => setRenewing(false)}
          text={words.renewCodesText}
        />
      )}
    </div>
  );
}
