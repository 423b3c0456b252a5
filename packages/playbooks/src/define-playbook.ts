import type { Handoff, Playbook } from '@workspace-ops/contracts';
import type { HandoffRules } from './handoff-rules.ts';

type WrittenHandoff = Omit<Handoff, 'sequence' | 'fromDepartmentCode' | 'toDepartmentCode'> &
  HandoffRules;
type Written = Omit<Playbook, 'status' | 'handoffs'> & { handoffs: readonly WrittenHandoff[] };

export interface DefinedPlaybook {
  /** As it is published and stored. */
  playbook: Playbook;
  /** In the order of its handoffs. */
  rules: readonly HandoffRules[];
}

const departmentOf = (workflowCode: string): string => workflowCode.slice(0, 3).toLowerCase();

/** Completes a written playbook with what follows from its order and its workflow codes. */
export const definePlaybook = ({ handoffs, ...written }: Written): DefinedPlaybook => ({
  playbook: {
    ...written,
    status: 'active',
    handoffs: handoffs.map(({ stopWhen: _stop, signalledBy: _signal, ...handoff }, index) => ({
      ...handoff,
      sequence: index + 1,
      fromDepartmentCode: departmentOf(handoff.fromWorkflowCode),
      toDepartmentCode: departmentOf(handoff.toWorkflowCode),
    })),
  },
  rules: handoffs.map(({ stopWhen, signalledBy }) => ({
    stopWhen,
    ...(signalledBy === undefined ? {} : { signalledBy }),
  })),
});
