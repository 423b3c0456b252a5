import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { Field, readText } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { splitList } from '../ui/split-list.ts';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { snapshotsQuery } from './queries.ts';

export function SaveDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const body = {
      name: readText(values, 'name').trim(),
      officeName: readText(values, 'officeName').trim(),
      description: readText(values, 'description').trim(),
      tags: splitList(readText(values, 'tags'), ','),
    };
    const { name } = await api.post('/api/snapshots/save', { body });
    toast(words.saved(name));
    await client.invalidateQueries(snapshotsQuery);
  };
  return (
    <FormDialog title={words.save} submit={words.save} onSend={send} onClose={onClose}>
      {(form) => (
        <>
          <p className="text-muted">{words.saveText}</p>
          <Field form={form} name="name" label={words.name}>
            {(props) => <input {...props} required />}
          </Field>
          <Field form={form} name="officeName" label={words.office}>
            {(props) => <input {...props} required />}
          </Field>
          <Field form={form} name="description" label={words.description}>
            {(props) => <textarea {...props} rows={3} />}
          </Field>
          <Field form={form} name="tags" label={words.tags} hint={words.tagsHint}>
            {(props) => <input {...props} />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
