import { useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../api.ts';
import { Field, readText, type ServerForm } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { budgetsQuery } from './queries.ts';

type Budgets = Schemas['Budgets'];

interface LimitsDialogProps {
  budgets: Budgets;
  onClose: () => void;
}

export function LimitsDialog({ budgets, onClose }: LimitsDialogProps) {
  const client = useQueryClient();
  const send = async (values: FormData) => {
    const body = {
      dailyUsd: readNumber(values, 'dailyUsd'),
      monthlyUsd: readNumber(values, 'monthlyUsd'),
      perRunUsd: readNumber(values, 'perRunUsd'),
      onLimit: readText(values, 'onLimit') as Budgets['onLimit'],
      allowUnknownPrices: values.has('allowUnknownPrices'),
    };
    client.setQueryData(budgetsQuery.queryKey, await api.put('/api/budgets', { body }));
    toast(words.saved);
  };
  return (
    <FormDialog title={words.setLimits} submit={words.setLimits} onSend={send} onClose={onClose}>
      {(form) => (
        <>
          <Amount form={form} name="dailyUsd" value={budgets.dailyUsd} hint={words.dailyHint} />
          <Amount form={form} name="monthlyUsd" value={budgets.monthlyUsd} hint={words.none} />
          <Amount form={form} name="perRunUsd" value={budgets.perRunUsd} hint={words.none} />
          <SelectField
            form={form}
            name="onLimit"
            label={words.onLimit}
            options={words.onLimits}
            initial={budgets.onLimit}
          />
          <label className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
            <input
              type="checkbox"
              name="allowUnknownPrices"
              defaultChecked={budgets.allowUnknownPrices}
            />
            {words.allowUnknown}
          </label>
        </>
      )}
    </FormDialog>
  );
}

interface AmountProps {
  form: ServerForm;
  name: 'dailyUsd' | 'monthlyUsd' | 'perRunUsd';
  value: number | null;
  hint: string;
}

const Amount = ({ form, name, value, hint }: AmountProps) => (
  <Field form={form} name={name} label={words[name]} hint={hint}>
    {(props) => (
      <input
        {...props}
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        defaultValue={value ?? ''}
      />
    )}
  </Field>
);

/** An amount, or null for an empty field. */
const readNumber = (values: FormData, name: string): number | null => {
  const text = readText(values, name).trim();
  return text === '' ? null : Number(text);
};
