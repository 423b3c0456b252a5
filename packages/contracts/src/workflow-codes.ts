/**
 * The catalogue's workflows by their codes: the code of the department and a number from 01 on.
 * The workflow service defines each of them; what mounting deploys is counted from here.
 */
export const workflowCodes = [
  'MKT-01',
  'MKT-02',
  'MKT-03',
  'MKT-04',
  'SAL-01',
  'SAL-02',
  'SAL-03',
  'SAL-04',
  'OPS-01',
  'OPS-02',
  'OPS-03',
  'OPS-04',
  'FIN-01',
  'FIN-02',
  'FIN-03',
  'FIN-04',
  'FUL-01',
  'FUL-02',
  'FUL-03',
  'CUL-01',
  'CUL-02',
  'CUL-03',
  'AFT-01',
  'AFT-02',
  'AFT-03',
  'AFT-04',
] as const;

/** How many workflows a department has, as `mkt`. */
export const countWorkflows = (departmentCode: string): number =>
  workflowCodes.filter((code) => code.startsWith(`${departmentCode.toUpperCase()}-`)).length;
