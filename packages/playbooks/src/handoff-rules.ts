/**
 * A condition on one fact of a run, in a form that is evaluated. It holds where a fact under one of
 * the names is on record and every test that is given is met; without a test it is enough that the
 * fact is on record.
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
}

/** How people say that something is not so. */
export const no: readonly string[] = ['no', 'none', 'false', '0', 'not yet', 'n/a', 'never'];
