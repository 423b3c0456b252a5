import { defaultPlaybookIds, playbookDepartments, workflowCodes } from '@workspace-ops/contracts';
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

it('defines every workflow that the contracts list, in their order', () => {
  const defined = departments.flatMap(({ workflows }) => workflows.map(({ code }) => code));
  expect(defined).toEqual(workflowCodes);
});

it('has the departments deployed by default that the marketplace reports as mounted', () => {
  const playbookIds = departments
    .filter(({ code }) => defaultDepartments.includes(code))
    .map(({ playbookId }) => playbookId);
  expect(playbookIds).toEqual(defaultPlaybookIds);
});
