import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { makeIdempotencyKey } from '@workspace-ops/sdk';
import { useState } from 'react';
import { api } from '../api.ts';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';

/** Starts a run again that has ended, after a second press, and leads to the new one. */
export function StartAgain({ runId }: { runId: string }) {
  const [isAsking, setAsking] = useState(false);
  const whyNot = useWhyNot('editor');
  return (
    <>
      <Button icon="runs" whyNot={whyNot} onClick={() => setAsking(true)}>
        {words.startAgain}
      </Button>
      {isAsking && <StartAgainDialog runId={runId} onClose={() => setAsking(false)} />}
    </>
  );
}

function StartAgainDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The same for each press: an answer that was lost may be of a run that was started.
  const [idempotencyKey] = useState(makeIdempotencyKey);
  const send = async () => {
    const made = await api.post('/api/runs/{runId}/restart', {
      params: { path: { runId } },
      idempotencyKey,
    });
    toast(words.startedAgain);
    void client.invalidateQueries({ queryKey: ['runs'] });
    await navigate({ to: '/runs/$runId', params: { runId: made.runId } });
  };
  return (
    <FormDialog
      title={words.startAgainTitle}
      submit={words.startAgain}
      onSend={send}
      onClose={onClose}
    >
      {() => <p>{words.startAgainText}</p>}
    </FormDialog>
  );
}
