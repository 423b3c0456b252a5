import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { profilesKey } from './queries.ts';

const fields = [
  ['businessName', words.businessName, undefined],
  ['offering', words.offering, undefined],
  ['primaryGoal', words.primaryGoal, undefined],
  ['industry', words.industry, words.industryHint],
  ['targetAudience', words.targetAudience, words.audienceHint],
] as const;

/** Has a model write a profile; it is saved at once. */
export function GenerateProfile({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const body = Object.fromEntries(
      fields.map(([name]) => [name, readText(values, name).trim() || null]),
    );
    const { profile } = await api.post('/api/icp/generate', { body });
    toast(words.profileAdded(profile.name));
    await client.invalidateQueries({ queryKey: profilesKey });
  };
  return (
    <FormDialog
      title={words.generateProfile}
      submit={words.generate}
      onSend={send}
      onClose={onClose}
    >
      {(form) =>
        fields.map(([name, label, hint]) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={label}
            {...(hint !== undefined && { hint })}
          >
            {(props) => <input {...props} />}
          </Field>
        ))
      }
    </FormDialog>
  );
}
