import type { DepartmentCode } from './types.ts';

const outward = new Set<DepartmentCode>(['sal', 'aft']);
const customers = new Set<DepartmentCode>(['mkt', 'sal', 'ful', 'aft']);

interface OfDepartment {
  departmentCode: DepartmentCode;
}

/** Whether a workflow has somebody called or written to who did not ask for it. */
export const reachesOut = ({ departmentCode }: OfDepartment): boolean =>
  outward.has(departmentCode);

/** Whether a workflow's data is what people outside said. */
export const hearsCustomers = ({ departmentCode }: OfDepartment): boolean =>
  customers.has(departmentCode);
