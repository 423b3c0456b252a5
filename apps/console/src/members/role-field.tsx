import { memberRoles, type Role } from '@workspace-ops/contracts/role-names';
import { useState } from 'react';
import { roleWords } from '../messages/en.ts';
import { Field, type ServerForm } from '../ui/form.tsx';
import { words } from './messages.en.ts';

/** A role, with what it allows below. */
export function RoleField({ form, initial }: { form: ServerForm; initial: Role }) {
  const [role, setRole] = useState<Role>(initial);
  return (
    <Field form={form} name="role" label={words.role} hint={words.roles[role]}>
      {(props) => (
        <select
          {...props}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}
        >
          {memberRoles.map((value) => (
            <option key={value} value={value}>
              {roleWords[value]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
