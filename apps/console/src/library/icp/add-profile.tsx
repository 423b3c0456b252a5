import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { Field, readText, type ServerForm } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { splitList } from '../../ui/split-list.ts';
import { profilesKey } from './queries.ts';

const readLines = (values: FormData, name: string) => splitList(readText(values, name), '\n');

const readProfile = (values: FormData) => ({
  name: readText(values, 'name').trim(),
  industry: readText(values, 'industry').trim(),
  targetRole: readText(values, 'targetRole').trim(),
  valueProposition: readText(values, 'valueProposition').trim(),
  companySize: readText(values, 'companySize').trim() || null,
  revenueRange: readText(values, 'revenueRange').trim() || null,
  acutePainTriggers: readLines(values, 'acutePainTriggers'),
  buyingSignals: readLines(values, 'buyingSignals'),
  disqualifiers: readLines(values, 'disqualifiers'),
  outreachAngles: readLines(values, 'outreachAngles'),
});

export function AddProfile({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const { profile } = await api.post('/api/icp/profiles', { body: readProfile(values) });
    toast(words.profileAdded(profile.name));
    await client.invalidateQueries({ queryKey: profilesKey });
  };
  return (
    <FormDialog title={words.addProfile} submit={words.add} onSend={send} onClose={onClose}>
      {(form) => (
        <>
          <Line form={form} name="name" label={words.name} isNeeded />
          <Line form={form} name="industry" label={words.industry} isNeeded />
          <Line form={form} name="targetRole" label={words.targetRole} isNeeded />
          <Line form={form} name="valueProposition" label={words.valueProposition} isNeeded />
          <Line
            form={form}
            name="companySize"
            label={words.companySize}
            hint={words.companySizeHint}
          />
          <Line
            form={form}
            name="revenueRange"
            label={words.revenueRange}
            hint={words.revenueRangeHint}
          />
          <Lines form={form} name="acutePainTriggers" label={words.pains} />
          <Lines form={form} name="buyingSignals" label={words.buying} />
          <Lines form={form} name="disqualifiers" label={words.disqualifiers} />
          <Lines form={form} name="outreachAngles" label={words.angles} />
        </>
      )}
    </FormDialog>
  );
}

interface LineProps {
  form: ServerForm;
  name: string;
  label: string;
  hint?: string;
  isNeeded?: boolean;
}

const Line = ({ isNeeded = false, ...field }: LineProps) => (
  <Field {...field}>{(props) => <input {...props} required={isNeeded} />}</Field>
);

const Lines = (field: Omit<LineProps, 'hint' | 'isNeeded'>) => (
  <Field {...field} hint={words.listHint}>
    {(props) => <textarea {...props} rows={3} />}
  </Field>
);
