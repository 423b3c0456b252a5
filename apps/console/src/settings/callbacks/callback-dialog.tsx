import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Schemas } from '../../api.ts';
import { words as common } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Deliveries } from './deliveries.tsx';
import { describeTest } from './describe-test.ts';
import { callbacksQuery, deliveriesQuery } from './queries.ts';

interface CallbackDialogProps {
  callback: Schemas['Webhook'];
  /** Why it cannot be changed. */
  whyNot: string | undefined;
  onClose: () => void;
}

/** A callback with its last deliveries, and what can be done with it. */
export function CallbackDialog({ callback, whyNot, onClose }: CallbackDialogProps) {
  const { id, label, endpointUrl, events } = callback;
  const [step, setStep] = useState<'rotate' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const test = useTest(id);
  return (
    <Dialog
      title={label}
      onClose={onClose}
      footer={
        <>
          <Button whyNot={whyNot} kind="danger" onClick={() => setStep('delete')}>
            {common.delete}
          </Button>
          <Button whyNot={whyNot} onClick={() => setStep('rotate')}>
            {words.rotate}
          </Button>
          <Button whyNot={whyNot} isBusy={test.isPending} onClick={() => test.mutate()}>
            {words.test}
          </Button>
        </>
      }
    >
      <Facts
        items={[
          [
            words.endpoint,
            <span key="url" className="break-all">
              {endpointUrl}
            </span>,
          ],
          [words.events, events === null ? words.allEvents : events.join(', ')],
        ]}
      />
      <Deliveries id={id} />
      {step === 'rotate' && (
        <RotateDialog id={id} onSecret={setSecret} onClose={() => setStep(null)} />
      )}
      {step === 'delete' && (
        <DeleteDialog callback={callback} onDeleted={onClose} onClose={() => setStep(null)} />
      )}
      {secret !== null && (
        <SecretDialog
          title={words.secretOf}
          text={words.signingText}
          secret={secret}
          kept={words.secretKept}
          onClose={() => setSecret(null)}
        />
      )}
    </Dialog>
  );
}

/** Sends a test and says what became of it. */
function useTest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/mobilehub/webhooks/{id}/test', { params: { path: { id } } }),
    onSuccess: async (tested) => {
      toast(describeTest(tested), tested.delivered ? 'done' : 'problem');
      await client.invalidateQueries(deliveriesQuery(id));
      await client.invalidateQueries(callbacksQuery);
    },
    onError: ({ message }) => toast(message, 'problem'),
  });
}

interface RotateDialogProps {
  id: string;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

function RotateDialog({ id, onSecret, onClose }: RotateDialogProps) {
  const send = async () => {
    const params = { path: { id } };
    onSecret(
      (await api.post('/api/mobilehub/webhooks/{id}/rotate-secret', { params })).signingSecret,
    );
  };
  return (
    <FormDialog title={words.rotate} submit={words.rotate} onSend={send} onClose={onClose}>
      {() => <p>{words.rotateText}</p>}
    </FormDialog>
  );
}

interface DeleteDialogProps {
  callback: Schemas['Webhook'];
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteDialog({ callback: { id, label }, onDeleted, onClose }: DeleteDialogProps) {
  const client = useQueryClient();
  const send = async () => {
    await api.delete('/api/mobilehub/webhooks/{id}', { params: { path: { id } } });
    toast(words.callbackDeleted);
    onDeleted();
    await client.invalidateQueries(callbacksQuery);
  };
  return (
    <ConfirmDialog
      title={words.deleteCallback(label)}
      submit={common.delete}
      onSend={send}
      onClose={onClose}
      text={words.deleteCallbackText}
    />
  );
}
