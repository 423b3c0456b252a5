import { useQueryClient } from '@tanstack/react-query';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { changeFieldNames } from './queries.ts';

/** Asks for a name of the workspace's own and the field that it means. */
export function NewName({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const [name, means] = [readText(values, 'name').trim(), readText(values, 'means').trim()];
    await changeFieldNames(client, (names) => ({ ...names, [name]: means }));
    toast(words.fieldNameAdded);
  };
  return (
    <FormDialog
      title={words.addFieldName}
      submit={words.addFieldName}
      onSend={send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="name" label={words.ownName} hint={words.ownNameHint}>
            {(props) => <input {...props} required autoComplete="off" />}
          </Field>
          <Field form={form} name="means" label={words.fieldMeant} hint={words.fieldMeantHint}>
            {(props) => <input {...props} required autoComplete="off" />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
