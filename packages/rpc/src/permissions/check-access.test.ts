import { leastRoles, memberRoles, hasRole, type TokenScope } from '@workspace-ops/contracts';
import { expect, it, test } from 'vitest';
import { checkAccess, type Access } from './check-access.ts';

const member = (role: (typeof memberRoles)[number] | null) => ({ role });
const holder = (...scopes: TokenScope[]) => ({
  role: null,
  token: { id: 'tok_1', kind: 'agent' as const, name: 'Crawler', scopes },
});

test.each(leastRoles)('what takes the role %s refuses every role below, by its name', (least) => {
  for (const role of memberRoles) {
    const check = () => checkAccess(member(role), { role: least });
    if (hasRole(role, least)) check();
    else expect(check).toThrow(`This takes the role ${least} in the workspace; yours is ${role}.`);
  }
});

it('asks no role of a caller who has none', () => {
  checkAccess(member(null), { role: 'owner' });
});

it('asks nothing of anyone, but a scope of a token', () => {
  checkAccess(member('viewer'), { role: 'anyone' });
  expect(() => checkAccess(holder('read'), { role: 'anyone' })).toThrow('No API token may do this');
});

it('asks a token for the scope, or for one of several', () => {
  const action: Access = { role: 'editor', scope: ['runs:start', 'runs:decide'] };
  checkAccess(holder('runs:decide'), action);
  expect(() => checkAccess(holder('read', 'ingest'), action)).toThrow(
    'This takes an API token with the scope runs:start or runs:decide; yours has read, ingest.',
  );
});
