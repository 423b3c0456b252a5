import { Field, type ServerForm } from '../ui/form.tsx';

interface OptionsFieldProps {
  form: ServerForm;
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
}

/** A field for one of a few values. */
export const OptionsField = ({ form, name, label, options }: OptionsFieldProps) => (
  <Field form={form} name={name} label={label}>
    {(props) => (
      <select {...props}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
