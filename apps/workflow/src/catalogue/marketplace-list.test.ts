import { defaultPlaybookIds, playbookDepartments } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { defaultDepartments } from '../deployments/deployed-workflows.ts';
import { departments } from './departments.ts';

it('is the list of departments that the marketplace offers, with as many workflows', () => {
  const own = departments.map(({ playbookId, code, name, workflows }) => ({
    playbookId,
    departmentCode: code,
    department: name,
    workflowsCount: workflows.length,
  }));
  expect(own).toEqual(playbookDepartments);
});

it('has the departments deployed by default that the marketplace reports as mounted', () => {
  const playbookIds = departments
    .filter(({ code }) => defaultDepartments.includes(code))
    .map(({ playbookId }) => playbookId);
  expect(playbookIds).toEqual(defaultPlaybookIds);
});
