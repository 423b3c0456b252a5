import { aftercare } from './aftercare.ts';
import { culture } from './culture.ts';
import { finance } from './finance.ts';
import { fulfilment } from './fulfilment.ts';
import { marketing } from './marketing.ts';
import { operations } from './operations.ts';
import { sales } from './sales.ts';
import type { Department, DepartmentCode, WorkflowDefinition } from './types.ts';

/** All departments, in the order of the marketplace. */
export const departments: readonly Department[] = [
  marketing,
  sales,
  operations,
  finance,
  fulfilment,
  culture,
  aftercare,
];

/** What a workspace has before anybody mounts or unmounts something. */
export const defaultDepartments: readonly DepartmentCode[] = ['mkt', 'ops'];

/** The workflow of that name, compared without regard to case. */
export function findWorkflowByName(name: string): WorkflowDefinition | undefined {
  const wanted = name.trim().toLowerCase();
  return departments
    .flatMap((department) => department.workflows)
    .find((workflow) => workflow.name.toLowerCase() === wanted);
}

/** The workflow of an id or a code, compared without regard to case: `mkt-01`, `MKT-01`. */
export function findWorkflowDefinition(idOrCode: string): WorkflowDefinition | undefined {
  const wanted = idOrCode.trim().toLowerCase();
  for (const department of departments) {
    const found = department.workflows.find((workflow) => workflow.id === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
