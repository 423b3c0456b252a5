import { useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { questionsKey } from './queries.ts';

/** Has a model write questions; they are saved at once. */
export function GenerateQuestions({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const body = {
      domain: readText(values, 'domain') as Schemas['AssessmentQuestion']['domain'],
      focusArea: readText(values, 'focusArea').trim() || null,
      industry: readText(values, 'industry').trim() || null,
      count: Number(readText(values, 'count')),
    };
    const { questions } = await api.post('/api/assessment-questions/generate-ai', { body });
    toast(words.generated(questions.length));
    await client.invalidateQueries({ queryKey: questionsKey });
  };
  return (
    <FormDialog
      title={words.generateQuestions}
      submit={words.generate}
      onSend={send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField form={form} name="domain" label={words.domain} options={words.domains} />
          <Field form={form} name="focusArea" label={words.focus} hint={words.focusHint}>
            {(props) => <input {...props} />}
          </Field>
          <Field form={form} name="industry" label={words.industry}>
            {(props) => <input {...props} />}
          </Field>
          <Field form={form} name="count" label={words.count}>
            {(props) => (
              <input {...props} type="number" min="1" step="1" defaultValue="3" required />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
