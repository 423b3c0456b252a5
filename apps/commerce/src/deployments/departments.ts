import type { Call } from '@workspace-ops/rpc';

/** What the workflow service does for a mounted or unmounted department. Both may be repeated. */
export interface Departments {
  deploy(call: Call, departmentCode: string): Promise<unknown>;
  retire(call: Call, departmentCode: string): Promise<unknown>;
}
