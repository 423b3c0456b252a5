import { sessionLifetimeSeconds } from '@workspace-ops/contracts';
import { createManualClock } from '@workspace-ops/testkit';
import { expect, it } from 'vitest';
import { createChangedRoles } from './changed-roles.ts';

const member = { workspaceId: 'ws_1', userId: 'usr_1' };
const since = '2026-01-01T00:00:00.000Z';

it('puts a changed role in the place of the token’s, for this member alone', () => {
  const roles = createChangedRoles(createManualClock(new Date(since)));
  expect(roles.resolve(member, 'owner')).toBe('owner');
  roles.note([{ ...member, role: 'viewer', since }]);
  expect(roles.resolve(member, 'owner')).toBe('viewer');
  expect(roles.resolve({ ...member, userId: 'usr_2' }, 'owner')).toBe('owner');
  expect(roles.resolve({ ...member, workspaceId: 'ws_2' }, 'owner')).toBe('owner');
  expect(roles.resolve({ ...member, userId: null }, null)).toBeNull();
});

it('takes the role of the token again for who left and joined anew', () => {
  const roles = createChangedRoles(createManualClock(new Date(since)));
  roles.note([{ ...member, role: 'admin', since }]);
  roles.note([{ ...member, role: null, since }]);
  expect(roles.resolve(member, 'viewer')).toBe('viewer');
});

it('forgets a change when no token of before is valid any more', () => {
  const clock = createManualClock(new Date(since));
  const roles = createChangedRoles(clock);
  roles.note([{ ...member, role: 'viewer', since }]);
  clock.advance(sessionLifetimeSeconds * 1_000 - 1);
  roles.note([]);
  expect(roles.resolve(member, 'owner')).toBe('viewer');
  clock.advance(60_000);
  roles.note([]);
  expect(roles.resolve(member, 'owner')).toBe('owner');
});
