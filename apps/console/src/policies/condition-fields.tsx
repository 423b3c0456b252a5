import type { Schemas } from '../api.ts';
import { SelectField } from '../ui/select-field.tsx';
import { Choices, NumberField, TextField, type FieldsForm } from './fields.tsx';
import { words } from './messages.en.ts';

interface ConditionFieldsProps {
  path: string;
  when: Schemas['ApprovalPolicy']['when'];
  form: FieldsForm;
}

/** Options that say nothing too. */
const orAny = (options: Readonly<Record<string, string>>) => ({ '': words.any, ...options });

/** Which runs a policy is about. */
export function ConditionFields({ path, when, form }: ConditionFieldsProps) {
  const { fields, hints } = words;
  const at = (name: string) => ({ form, name: `${path}.${name}` });
  return (
    <fieldset className="grid gap-3 desk:grid-cols-3">
      <legend className="mb-1 font-strong">{words.when}</legend>
      <p className="text-small text-muted desk:col-span-3">{words.whenHint}</p>
      <TextField
        {...at('workflow')}
        label={fields.workflow}
        hint={hints.workflow}
        value={when.workflow}
      />
      <TextField
        {...at('department')}
        label={fields.department}
        hint={hints.department}
        value={when.department}
      />
      <TextField
        {...at('platforms')}
        label={fields.platforms}
        hint={hints.platforms}
        value={when.platforms?.join(', ')}
      />
      <SelectField
        {...at('effect')}
        label={fields.effect}
        options={orAny(words.effects)}
        initial={when.effect ?? ''}
      />
      <SelectField
        {...at('personalData')}
        label={fields.personalData}
        options={orAny({ true: words.yes, false: words.no })}
        initial={when.personalData === undefined ? '' : String(when.personalData)}
      />
      <SelectField
        {...at('startedBy')}
        label={fields.startedBy}
        options={orAny(words.kinds)}
        initial={when.startedBy ?? ''}
      />
      <NumberField {...at('costUsd.gte')} label={fields.costUsd} value={when.costUsd?.gte} />
      <NumberField {...at('qualityBelow')} label={fields.qualityBelow} value={when.qualityBelow} />
      <Choices
        {...at('artifactTypes')}
        label={fields.artifactTypes}
        options={words.artifactTypes}
        values={when.artifactTypes ?? []}
      />
    </fieldset>
  );
}
