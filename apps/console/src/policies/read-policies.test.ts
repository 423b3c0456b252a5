import { expect, it } from 'vitest';
import { nameField, readPolicies } from './read-policies.ts';

it('reads each policy from the fields with its number', () => {
  const values = new FormData();
  values.set('policies.0.name', ' Outside ');
  values.set('policies.0.when.costUsd.gte', '0');
  values.set('policies.0.when.personalData', 'false');
  values.append('policies.0.when.artifactTypes', 'post');
  values.append('policies.0.when.artifactTypes', 'csv');
  values.set('policies.0.require.count', '2');
  values.set('policies.0.require.roles', 'approver, title:Head of Sales,');
  values.set('policies.0.require.notInitiator', 'on');
  values.set('policies.1.name', 'Second');
  values.set('policies.1.deadline.after', 'PT4H');
  values.set('policies.1.deadline.then', 'reject');
  const [first, second] = readPolicies(values, 2);
  expect(first).toMatchObject({
    name: 'Outside',
    when: {
      costUsd: { gte: 0 },
      personalData: false,
      artifactTypes: ['post', 'csv'],
      workflow: null,
    },
    require: { count: 2, roles: ['approver', 'title:Head of Sales'], notInitiator: true },
    deadline: null,
  });
  expect(second).toMatchObject({
    require: { count: null, roles: null, notInitiator: false },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
    deadline: { after: 'PT4H', then: 'reject', to: null },
  });
});

it('shows the faults of items at their list', () => {
  expect(nameField('policies.3.require.roles.1')).toBe('policies.3.require.roles');
  expect(nameField('policies.0.name')).toBe('policies.0.name');
});
