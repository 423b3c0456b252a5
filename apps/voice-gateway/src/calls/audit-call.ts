import type { Transaction } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import type { CallFields } from './call-fields.ts';

export interface AuditedCall {
  callId: string;
  /** All that is known by now. */
  fields: CallFields;
  changed: Partial<CallFields>;
  isNew: boolean;
  now: Date;
}

/** Fields that hold what was said, or who said it: audited by their names alone. */
const personal = ['callerNumber', 'transcript', 'summary', 'recordingUrl'] as const;

/** Says that a call was recorded and how it went, and nothing of what was said in it. */
export function auditCall(tx: Transaction, call: Call, audited: AuditedCall): void {
  const { callId, fields, changed, isNew, now } = audited;
  const { disposition, sentiment, durationSeconds } = fields;
  const given = Object.entries(changed).flatMap(([name, value]) => (value === null ? [] : [name]));
  tx.audit({
    agent: call.caller.email ?? 'Voice webhook',
    action: isNew ? 'voice.call_record' : 'voice.call_complete',
    timestamp: now.toISOString(),
    message: `${isNew ? 'Recorded' : 'Completed the record of'} a call${ending(fields)}.`,
    details: { callId, disposition, sentiment, durationSeconds, fields: given },
    policyChecks: {
      saifPassed: true,
      piiDetected: personal.filter((name) => given.includes(name)).length,
      budgetThresholdPassed: true,
    },
  });
}

function ending({ durationSeconds, disposition }: CallFields): string {
  const length = durationSeconds === null ? '' : ` of ${Math.round(durationSeconds)} s`;
  return disposition === null ? length : `${length} that ended as ${disposition}`;
}
