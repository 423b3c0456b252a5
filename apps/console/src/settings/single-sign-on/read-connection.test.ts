import { expect, it } from 'vitest';
import { readConnection } from './read-connection.ts';

function form(entries: readonly (readonly [string, string])[]): FormData {
  const values = new FormData();
  for (const [name, value] of entries) values.append(name, value);
  return values;
}

const least = [
  ['issuer', ' https://login.example.com '],
  ['clientId', 'ops'],
  ['clientSecret', ''],
  ['domains', 'example.com\n\n example.org '],
  ['roleClaim', ' '],
  ['defaultRole', 'viewer'],
] as const;

it('leaves out what was left empty, so that the stored secret is kept', () => {
  expect(readConnection(form(least))).toEqual({
    issuer: 'https://login.example.com',
    clientId: 'ops',
    domains: ['example.com', 'example.org'],
    roleMapping: {},
    defaultRole: 'viewer',
    ssoOnly: false,
  });
});

it('maps each value to the role beside it', () => {
  const mapped = form([
    ...least,
    ['mappingValue', 'Sales'],
    ['mappingRole', 'editor'],
    ['mappingValue', ''],
    ['mappingRole', 'admin'],
    ['mappingValue', 'Sales leads'],
    ['mappingRole', 'approver'],
    ['ssoOnly', 'on'],
  ]);
  expect(readConnection(mapped)).toMatchObject({
    roleMapping: { Sales: 'editor', 'Sales leads': 'approver' },
    ssoOnly: true,
  });
});
