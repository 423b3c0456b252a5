import type { DepartmentOrder } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';

/**
 * What the workflow service does for a mounted or unmounted department. Both may be repeated, and
 * neither has an effect after an order of a higher revision.
 * @returns the revision of the last order carried out.
 */
export interface Departments {
  deploy(call: Call, order: DepartmentOrder): Promise<{ revision: number }>;
  retire(call: Call, order: DepartmentOrder): Promise<{ revision: number }>;
}
