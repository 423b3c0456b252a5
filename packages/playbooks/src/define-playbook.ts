import type { Handoff, Playbook } from '@workspace-ops/contracts';

type WrittenHandoff = Omit<Handoff, 'sequence' | 'fromDepartmentCode' | 'toDepartmentCode'>;
type Written = Omit<Playbook, 'status' | 'handoffs'> & { handoffs: readonly WrittenHandoff[] };

const departmentOf = (workflowCode: string): string => workflowCode.slice(0, 3).toLowerCase();

/** Completes a written playbook with what follows from its order and its workflow codes. */
export const definePlaybook = ({ handoffs, ...written }: Written): Playbook => ({
  ...written,
  status: 'active',
  handoffs: handoffs.map((handoff, index) => ({
    ...handoff,
    sequence: index + 1,
    fromDepartmentCode: departmentOf(handoff.fromWorkflowCode),
    toDepartmentCode: departmentOf(handoff.toWorkflowCode),
  })),
});
