import { words } from './messages.en.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  /** The values with their words, in order. */
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value | undefined) => void;
}

/** A filter by one of a few values, or by none. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <select
      className="field w-auto max-w-full max-desk:min-w-0 max-desk:flex-[1_1_40%]"
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as Value)}
    >
      <option value="">{`${label}: ${words.any}`}</option>
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}
