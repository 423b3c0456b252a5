import { Field, type ServerForm } from './form.tsx';

interface SelectFieldProps {
  form: Pick<ServerForm, 'issues'>;
  name: string;
  label: string;
  hint?: string;
  /** The values with their words, in order. */
  options: Readonly<Record<string, string>>;
  /** The first one where absent. */
  initial?: string;
}

/** A field for one of a few values. */
export const SelectField = ({ options, initial, ...field }: SelectFieldProps) => (
  <Field {...field}>
    {(props) => (
      <select {...props} defaultValue={initial}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
