import type { Handoff, Playbook } from '@workspace-ops/contracts';

/**
 * A condition on one fact of a run: a fact of one of these names is on record, and every test that
 * is given is met.
 */
export interface FactRule {
  /** Names of the fact, as `creditNote`; compared without case or marks. */
  fact: readonly string[];
  /** The whole value, without case or a closing mark, is one of these; `true` reads `yes`. */
  is?: readonly string[];
  /** The value is none of these. */
  isNot?: readonly string[];
  /** The value holds one of these phrases. */
  says?: readonly string[];
  /** The value begins with a date: before today, after today, or in this quarter. */
  date?: 'past' | 'future' | 'this-quarter';
}

/** What of a handoff is evaluated, beside the sentences that people read. */
export interface HandoffRules {
  /** Its stop condition: the handoff does not take place where one of them holds. */
  stopWhen: readonly FactRule[];
  /** Its trigger signal, where somebody has to have said it: one of them is on record. */
  signalledBy?: readonly FactRule[];
  /** What the sender's facts are to the receiver, by name: who introduced a lead is no customer of the run about the lead. */
  givenAs?: Readonly<Record<string, string>>;
}

/** How people say that something is not so. */
export const no: readonly string[] = ['no', 'none', 'false', '0', 'not yet', 'n/a', 'never'];

type WrittenHandoff = Omit<Handoff, 'sequence' | 'fromDepartmentCode' | 'toDepartmentCode'> &
  HandoffRules;
type Written = Omit<Playbook, 'status' | 'handoffs'> & { handoffs: readonly WrittenHandoff[] };

export interface DefinedPlaybook {
  /** As it is published and stored. */
  playbook: Playbook;
  /** In the order of its handoffs. */
  rules: readonly HandoffRules[];
}

const readDepartment = (workflowCode: string): string => workflowCode.slice(0, 3).toLowerCase();

/** Completes a written playbook with what follows from its order and its workflow codes. */
export const definePlaybook = ({ handoffs, ...written }: Written): DefinedPlaybook => ({
  playbook: {
    ...written,
    status: 'active',
    handoffs: handoffs.map(
      ({ stopWhen: _stop, signalledBy: _signal, givenAs: _names, ...handoff }, index) => ({
        ...handoff,
        sequence: index + 1,
        fromDepartmentCode: readDepartment(handoff.fromWorkflowCode),
        toDepartmentCode: readDepartment(handoff.toWorkflowCode),
      }),
    ),
  },
  rules: handoffs.map(({ stopWhen, signalledBy, givenAs }) => ({
    stopWhen,
    ...(signalledBy === undefined ? {} : { signalledBy }),
    ...(givenAs === undefined ? {} : { givenAs }),
  })),
});
