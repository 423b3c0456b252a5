import { Field, type ServerForm } from '../ui/form.tsx';

export type FieldsForm = Pick<ServerForm, 'issues'>;

interface NamedFieldProps {
  form: FieldsForm;
  name: string;
  label: string;
  hint?: string;
}

interface TextFieldProps extends NamedFieldProps {
  value: string | undefined;
}

export const TextField = ({ value, ...field }: TextFieldProps) => (
  <Field {...field}>{(props) => <input {...props} defaultValue={value} />}</Field>
);

interface NumberFieldProps extends NamedFieldProps {
  value: number | undefined;
}

export const NumberField = ({ value, ...field }: NumberFieldProps) => (
  <Field {...field}>
    {(props) => (
      <input {...props} type="number" min="0" step="any" inputMode="decimal" defaultValue={value} />
    )}
  </Field>
);

interface ChoicesProps extends NamedFieldProps {
  options: Readonly<Record<string, string>>;
  values: readonly string[];
}

/** Any number of a few values. */
export function Choices({ form, name, label, options, values }: ChoicesProps) {
  const issue = form.issues.find(({ path }) => path === name)?.message;
  return (
    <fieldset className="desk:col-span-3">
      <legend className="font-strong">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {Object.entries(options).map(([value, text]) => (
          <label key={value} className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={values.includes(value)}
            />
            {text}
          </label>
        ))}
      </div>
      {issue !== undefined && <p className="text-failed">{`${label} ${issue}`}</p>}
    </fieldset>
  );
}
