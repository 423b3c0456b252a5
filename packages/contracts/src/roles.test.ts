import { expect, test } from 'vitest';
import { hasRole, leastRoles, memberRoles } from './roles.ts';

test('each role may what those after it may, and an auditor reads', () => {
  const allowed = memberRoles.map((role) => leastRoles.filter((least) => hasRole(role, least)));
  expect(allowed).toEqual([
    ['owner', 'admin', 'approver', 'editor', 'viewer'],
    ['admin', 'approver', 'editor', 'viewer'],
    ['approver', 'editor', 'viewer'],
    ['editor', 'viewer'],
    ['viewer'],
    ['viewer'],
  ]);
});
