import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../api.ts';
import { staleByArtifact } from '../scheduling/use-artifact-change.ts';
import { Field, readText } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';

/** Has the artifact rewritten, and leads to what came of it. */
export function RefineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = async (values: FormData) => {
    const instructions = readText(values, 'instructions').trim();
    const refined = await api.post('/api/artifacts/{id}/refine', {
      params: { path: { id } },
      body: instructions === '' ? {} : { instructions },
    });
    toast(words.refined(refined.revisionVersion, refined.evaluation.score.toFixed(1)));
    await Promise.all(staleByArtifact.map((queryKey) => client.invalidateQueries({ queryKey })));
    await navigate({
      to: '/artifacts/$id',
      params: { id: refined.refinedArtifactId },
      search: { tab: 'revisions', with: id },
    });
  };
  return (
    <FormDialog
      title={words.refineTitle}
      submit={words.refine}
      onSend={send}
      staysOpen
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{words.refineText}</p>
          <Field
            form={form}
            name="instructions"
            label={words.instructions}
            hint={words.instructionsHint}
          >
            {(control) => <textarea {...control} rows={4} maxLength={2_000} />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
