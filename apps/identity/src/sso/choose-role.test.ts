import { memberRoles } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseGroupRole, chooseRole, readClaimValues } from './choose-role.ts';

const role = fc.constantFrom(...memberRoles);
const mapping = fc.dictionary(fc.string(), role);

test('a role is the default one or one that a given value maps to, and none mapped is higher', () => {
  fc.assert(
    fc.property(mapping, role, fc.array(fc.string()), (roleMapping, defaultRole, others) => {
      const values = [...others, ...Object.keys(roleMapping).slice(0, 2)];
      const mapped = values
        .filter((value) => Object.hasOwn(roleMapping, value))
        .map((value) => memberRoles.indexOf(roleMapping[value]!));
      const chosen = chooseRole({ roleMapping, defaultRole }, values);
      expect(memberRoles.indexOf(chosen)).toBe(
        mapped.length === 0 ? memberRoles.indexOf(defaultRole) : Math.min(...mapped),
      );
    }),
  );
});

test('names that every object has map to nothing', () => {
  const values = ['__proto__', 'constructor', 'toString'];
  expect(chooseRole({ roleMapping: {}, defaultRole: 'viewer' }, values)).toBe('viewer');
});

test('a group of a directory is found without regard to case, a value of a claim is not', () => {
  const connection = { roleMapping: { Leads: 'approver' }, defaultRole: 'viewer' } as const;
  expect(chooseGroupRole(connection, ['LEADS'])).toBe('approver');
  expect(chooseRole(connection, ['LEADS'])).toBe('viewer');
});

test('of stored values that differ in case alone, a group has the one that is written as it', () => {
  const connection = {
    roleMapping: { Leads: 'editor', leads: 'admin' },
    defaultRole: 'viewer',
  } as const;
  const roles = ['Leads', 'leads', 'LEADS'].map((name) => chooseGroupRole(connection, [name]));
  expect(roles).toEqual(['editor', 'admin', 'viewer']);
});

test('a claim’s values are its texts, whatever it is', () => {
  expect(readClaimValues(['a', 1, null, 'b'])).toEqual(['a', 'b']);
  expect(readClaimValues('a')).toEqual(['a']);
  fc.assert(fc.property(fc.jsonValue(), (claim) => void readClaimValues(claim)));
});
