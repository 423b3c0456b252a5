import { useQueryClient } from '@tanstack/react-query';
import { liveEventNames, type LiveEventName } from '@workspace-ops/contracts/event-names';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { words } from '../messages.en.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { callbacksQuery } from './queries.ts';

/** Registers an address and shows its signing secret once. */
export function NewCallback({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) {
    return (
      <SecretDialog
        title={words.secretOf}
        text={words.registerText}
        secret={secret}
        kept={words.secretKept}
        onClose={onDone}
      />
    );
  }
  const send = async (values: FormData) => {
    const label = readText(values, 'deviceLabel').trim();
    const events = values.getAll('events') as LiveEventName[];
    const body = {
      endpointUrl: readText(values, 'endpointUrl').trim(),
      ...(label !== '' && { deviceLabel: label }),
      ...(events.length > 0 && { events }),
    };
    setSecret((await api.post('/api/mobilehub/webhook/register', { body })).signingSecret);
    await client.invalidateQueries(callbacksQuery);
  };
  return (
    <FormDialog
      title={words.addCallback}
      submit={words.register}
      onSend={send}
      staysOpen
      onClose={onDone}
    >
      {(form) => (
        <>
          <Field form={form} name="endpointUrl" label={words.endpoint} hint={words.endpointHint}>
            {(props) => <input {...props} type="url" required />}
          </Field>
          <Field form={form} name="deviceLabel" label={words.label} hint={words.labelHint}>
            {(props) => <input {...props} />}
          </Field>
          <fieldset>
            <legend className="font-strong">{words.events}</legend>
            <p className="text-small text-muted">{words.eventsHint}</p>
            {liveEventNames.map((name) => (
              <label key={name} className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
                <input type="checkbox" name="events" value={name} />
                <code className="font-mono text-small break-all">{name}</code>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
