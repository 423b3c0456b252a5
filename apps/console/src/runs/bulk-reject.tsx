import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, readText } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { rejectRuns } from './reject-runs.ts';
import type { ListedRun } from './run-columns.tsx';

interface BulkRejectProps {
  /** Those that are selected and still wait. */
  runs: readonly ListedRun[];
  onClear: () => void;
}

/** What can be done with the selected runs: a bar above the bottom tabs. */
export function BulkReject({ runs, onClear }: BulkRejectProps) {
  const [isAsking, setAsking] = useState(false);
  if (runs.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={words.selected(runs.length)}
      className="card sticky bottom-[calc(var(--tabs)+8px)] z-10 mt-3 flex flex-wrap items-center gap-2 p-2 pl-4 shadow-[var(--shadow)]"
    >
      <span className="flex-1 font-strong">{words.selected(runs.length)}</span>
      <Button kind="quiet" onClick={onClear}>
        {words.clearSelection}
      </Button>
      <Button kind="danger" icon="failed" onClick={() => setAsking(true)}>
        {words.reject}
      </Button>
      {isAsking && <RejectDialog runs={runs} onClose={() => setAsking(false)} />}
    </div>
  );
}

function RejectDialog({ runs, onClose }: { runs: readonly ListedRun[]; onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const { rejected, refusals } = await rejectRuns(client, runs, readText(values, 'comment'));
    if (rejected > 0) toast(words.rejected(rejected));
    for (const refusal of refusals) toast(refusal, 'problem');
    await client.invalidateQueries({ queryKey: ['runs'] });
    await client.invalidateQueries({ queryKey: ['approvals'] });
  };
  return (
    <FormDialog
      title={words.rejectTitle(runs.length)}
      submit={words.rejectTitle(runs.length)}
      kind="danger"
      onSend={send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{words.rejectText}</p>
          <Field name="comment" label={words.comment} hint={words.commentHint} form={form}>
            {(control) => <textarea {...control} required maxLength={2_000} rows={3} />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
