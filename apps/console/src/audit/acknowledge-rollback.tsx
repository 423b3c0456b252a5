import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Field, readText } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { auditVerificationQuery } from './queries.ts';

/** For an owner: records that the database lost the end of the log, and why. */
export function AcknowledgeRollback() {
  const client = useQueryClient();
  const whyNot = useWhyNot('owner');
  const [isAsking, setAsking] = useState(false);
  const send = async (values: FormData) => {
    const body = { reason: readText(values, 'reason').trim() };
    await api.post('/api/audit-logs/acknowledge-rollback', { body });
    toast(words.acknowledged);
    await client.fetchQuery({ ...auditVerificationQuery, staleTime: 0 });
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <Button whyNot={whyNot} onClick={() => setAsking(true)}>
        {words.acknowledge}
      </Button>
      {whyNot !== undefined && <p className="text-small text-muted">{whyNot}</p>}
      {isAsking && (
        <FormDialog
          title={words.acknowledge}
          submit={words.acknowledge}
          onSend={send}
          onClose={() => setAsking(false)}
        >
          {(form) => (
            <>
              <p>{words.acknowledgeText}</p>
              <Field form={form} name="reason" label={words.reason} hint={words.reasonHint}>
                {(props) => <textarea {...props} rows={3} required />}
              </Field>
            </>
          )}
        </FormDialog>
      )}
    </div>
  );
}
