import { useState } from 'react';
import { api } from '../api.ts';
import { useConfirmation } from '../session/confirmation.tsx';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { SecretDialog } from '../ui/secret-dialog.tsx';
import { words } from './messages.en.ts';

/** The address at which another application reads the calendar, with a token that does nothing else. */
const feedAddress = (secret: string): string =>
  `${location.origin}/api/artifacts/content-calendar.ics?token=${encodeURIComponent(secret)}`;

export function Subscribe() {
  const [isOpen, setOpen] = useState(false);
  const whyNot = useWhyNot('admin');
  return (
    <>
      <Button whyNot={whyNot} onClick={() => setOpen(true)}>
        {words.subscribe}
      </Button>
      {isOpen && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { confirmed, dialog } = useConfirmation();
  if (secret !== null) {
    return (
      <SecretDialog
        title={words.address}
        text={words.addressOnce}
        secret={feedAddress(secret)}
        kept={words.addressKept}
        onClose={onClose}
      />
    );
  }
  const send = async () => {
    const body = { name: words.tokenName, kind: 'service', scopes: ['calendar'] } as const;
    const made = await confirmed(() =>
      api.post('/api/tokens', { body: { ...body, scopes: [...body.scopes] } }),
    );
    setSecret(made.secret);
  };
  return (
    <>
      <FormDialog
        title={words.subscribeTitle}
        submit={words.makeAddress}
        onSend={send}
        staysOpen
        onClose={onClose}
      >
        {() => <p>{words.subscribeText}</p>}
      </FormDialog>
      {dialog}
    </>
  );
}
