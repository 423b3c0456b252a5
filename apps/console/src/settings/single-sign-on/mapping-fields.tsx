import { memberRoles, type Role } from '@workspace-ops/contracts/role-names';
import { useState } from 'react';
import { roleWords } from '../../messages/en.ts';
import { useHasRole } from '../../session/me.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { ServerForm } from '../../ui/form.tsx';
import { words } from './messages.en.ts';

interface MappingFieldsProps {
  form: ServerForm;
  mapping: Readonly<Record<string, Role>>;
}

interface Row {
  key: number;
  value: string;
  role: Role;
}

/** The role of each value of the claim, a row each. */
export function MappingFields({ form, mapping }: MappingFieldsProps) {
  const [rows, setRows] = useState<Row[]>(() =>
    Object.entries(mapping).map(([value, role], key) => ({ key, value, role })),
  );
  const isOwner = useHasRole('owner');
  const issue = form.issues.find(({ path }) => path.startsWith('roleMapping'));
  const add = () =>
    setRows([...rows, { key: (rows.at(-1)?.key ?? -1) + 1, value: '', role: 'viewer' }]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-strong">{words.mapping}</legend>
      {rows.map(({ key, value, role }, index) => (
        <div key={key} className="flex flex-wrap gap-2">
          <input
            className="field min-w-0 flex-1"
            name="mappingValue"
            aria-label={words.mappingValue(index + 1)}
            defaultValue={value}
          />
          <select
            className="field w-auto"
            name="mappingRole"
            aria-label={words.mappingRole(index + 1)}
            defaultValue={role}
          >
            {memberRoles
              .filter((each) => each !== 'owner' || isOwner || role === 'owner')
              .map((each) => (
                <option key={each} value={each}>
                  {roleWords[each]}
                </option>
              ))}
          </select>
          <IconButton
            icon="close"
            label={words.removeMapping(index + 1)}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      <Button className="self-start" onClick={add}>
        {words.addMapping}
      </Button>
      <p className="text-small text-muted">{words.mappingHint}</p>
      {issue !== undefined && <p className="text-failed">{`${words.mapping} ${issue.message}`}</p>}
    </fieldset>
  );
}
