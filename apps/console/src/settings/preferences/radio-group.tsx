import { useId } from 'react';

interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** One of a few values, which counts at once. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="font-strong">{label}</legend>
      {Object.entries<string>(options).map(([key, text]) => (
        <label key={key} className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
          <input
            type="radio"
            name={name}
            checked={key === value}
            onChange={() => onChange(key as Value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
