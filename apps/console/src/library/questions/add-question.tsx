import { useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { splitList } from '../../ui/split-list.ts';
import { questionsKey } from './queries.ts';

type Question = Schemas['AssessmentQuestion'];

export function AddQuestion({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const body = {
      text: readText(values, 'text').trim(),
      domain: readText(values, 'domain') as Question['domain'],
      depth: readText(values, 'depth') as Question['depth'],
      skill: readText(values, 'skill').trim(),
      evaluation: readText(values, 'evaluation').trim(),
      signals: splitList(readText(values, 'signals'), ','),
    };
    await api.post('/api/assessment-questions', { body });
    toast(words.questionAdded);
    await client.invalidateQueries({ queryKey: questionsKey });
  };
  return (
    <FormDialog title={words.addQuestion} submit={words.add} onSend={send} onClose={onClose}>
      {(form) => (
        <>
          <Field form={form} name="text" label={words.question}>
            {(props) => <textarea {...props} rows={2} required />}
          </Field>
          <Field form={form} name="evaluation" label={words.evaluation}>
            {(props) => <textarea {...props} rows={2} required />}
          </Field>
          <Field form={form} name="skill" label={words.skill}>
            {(props) => <input {...props} required />}
          </Field>
          <SelectField form={form} name="domain" label={words.domain} options={words.domains} />
          <SelectField form={form} name="depth" label={words.depth} options={words.depths} />
          <Field form={form} name="signals" label={words.signals} hint={words.signalsHint}>
            {(props) => <input {...props} />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
