import type { Schemas } from '../../api.ts';
import { Field, type ServerForm } from '../../ui/form.tsx';
import { words } from '../messages.en.ts';

interface HoursFieldsProps {
  form: ServerForm;
  hours: Schemas['Workspace']['workingHours'];
}

/** The working hours: days of the week, 1 for Monday, and the same times on each. */
export function HoursFields({ form, hours }: HoursFieldsProps) {
  const issue = form.issues.find(({ path }) => path.startsWith('workingHours.days'));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-strong">{words.workingDays}</legend>
      <div className="flex flex-wrap gap-x-4">
        {words.days.map((name, index) => (
          <label key={name} className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
            <input
              type="checkbox"
              name="workingHours.days"
              value={index + 1}
              defaultChecked={hours.days.includes(index + 1)}
            />
            {name}
          </label>
        ))}
      </div>
      {issue !== undefined && (
        <p className="text-failed">{`${words.workingDays} ${issue.message}`}</p>
      )}
      <div className="flex flex-wrap gap-4">
        <Field form={form} name="workingHours.from" label={words.hoursFrom}>
          {(props) => <input {...props} type="time" required defaultValue={hours.from} />}
        </Field>
        <Field form={form} name="workingHours.to" label={words.hoursTo}>
          {(props) => <input {...props} type="time" required defaultValue={hours.to} />}
        </Field>
      </div>
      <p className="text-small text-muted">{words.hoursHint}</p>
    </fieldset>
  );
}
