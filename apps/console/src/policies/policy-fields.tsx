import { useId } from 'react';
import type { Schemas } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { NumberField, TextField, type FieldsForm } from './fields.tsx';
import { words } from './messages.en.ts';

type Policy = Schemas['ApprovalPolicy'];

interface PolicyFieldsProps {
  index: number;
  policy: Policy;
  form: FieldsForm;
  onRemove: () => void;
}

/** The fields of one policy. Their names are the paths that the service's faults name. */
export function PolicyFields({ index, policy, form, onRemove }: PolicyFieldsProps) {
  const path = `policies.${index}`;
  const title = useId();
  return (
    <section className="card flex flex-col gap-4 p-4" aria-labelledby={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={title} className="text-heading">
          {words.policy(index + 1)}
        </h2>
        <Button kind="danger" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      <TextField form={form} name={`${path}.name`} label={words.name} value={policy.name} />
      <ConditionFields path={`${path}.when`} when={policy.when} form={form} />
      <RequireFields path={`${path}.require`} require={policy.require} form={form} />
      <DeadlineFields path={`${path}.deadline`} deadline={policy.deadline} form={form} />
    </section>
  );
}

interface RequireFieldsProps {
  path: string;
  require: Policy['require'];
  form: FieldsForm;
}

const RequireFields = ({ path, require, form }: RequireFieldsProps) => (
  <fieldset className="grid gap-3 desk:grid-cols-3">
    <legend className="mb-1 font-strong">{words.require}</legend>
    <NumberField
      form={form}
      name={`${path}.count`}
      label={words.fields.count}
      value={require.count}
    />
    <TextField
      form={form}
      name={`${path}.roles`}
      label={words.fields.roles}
      hint={words.hints.roles}
      value={require.roles.join(', ')}
    />
    <label className="flex min-h-8 items-center gap-2 max-desk:min-h-11 desk:mt-6 desk:self-start">
      <input type="checkbox" name={`${path}.notInitiator`} defaultChecked={require.notInitiator} />
      {words.fields.notInitiator}
    </label>
  </fieldset>
);

interface DeadlineFieldsProps {
  path: string;
  deadline: Policy['deadline'];
  form: FieldsForm;
}

const DeadlineFields = ({ path, deadline, form }: DeadlineFieldsProps) => (
  <fieldset className="grid gap-3 desk:grid-cols-3">
    <legend className="mb-1 font-strong">{words.deadline}</legend>
    <TextField
      form={form}
      name={`${path}.after`}
      label={words.fields.after}
      hint={words.hints.after}
      value={deadline?.after}
    />
    <SelectField
      form={form}
      name={`${path}.then`}
      label={words.fields.action}
      options={words.thens}
      initial={deadline?.then ?? 'escalate'}
    />
    <TextField
      form={form}
      name={`${path}.to`}
      label={words.fields.to}
      hint={words.hints.to}
      value={deadline?.to?.join(', ')}
    />
  </fieldset>
);
