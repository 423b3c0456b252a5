import type { AuditEvent, LiveEvent } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { InternalServiceName, ServiceName } from '../topology.ts';

/**
 * Who writes the audit entries of an action, by the action's first word. Entries of an action that
 * no service owns are accepted from all, so that those of another release in an outbox are, too.
 */
export const auditWriters: Readonly<Record<string, readonly InternalServiceName[]>> = {
  account: ['identity'],
  // What an operator did from a terminal.
  admin: ['identity'],
  invitation: ['identity'],
  token: ['identity'],
  member: ['identity'],
  workspace: ['identity'],
  sso: ['identity'],
  scim: ['identity'],
  // The workflow service writes the decisions that come through the sync bridge.
  sync: ['sync-bridge', 'workflow'],
  voice: ['voice-gateway'],
  assessment: ['knowledge'],
  icp: ['knowledge'],
  run: ['workflow'],
  approval: ['workflow'],
  artifact: ['workflow'],
  snapshot: ['workflow'],
  playbook: ['workflow'],
  contact: ['workflow'],
  budget: ['workflow'],
  field_names: ['workflow'],
  marketplace: ['commerce'],
  coldmail: ['outbound'],
  // What audit writes itself does not come through its sink.
  audit: [],
};

/** Who writes that an entry which asks for a decision is decided: who carries decisions out. */
const decisionWriter: InternalServiceName = 'workflow';

/** Who publishes which live event. */
export const eventWriters: Readonly<Record<LiveEvent['event'], InternalServiceName>> = {
  ROAMING_DATA_INGESTED: 'sync-bridge',
  RUN_CREATED: 'workflow',
  RUN_STATUS_CHANGED: 'workflow',
  APPROVAL_REQUESTED: 'workflow',
  APPROVAL_VOTED: 'workflow',
  APPROVAL_VOIDED: 'workflow',
  APPROVAL_ESCALATED: 'workflow',
  APPROVAL_DECIDED: 'workflow',
  ARTIFACT_CREATED: 'workflow',
  HOT_LEAD_FLAGGED: 'outbound',
  BOOKING_CONFIRMED: 'voice-gateway',
  CONTACT_SUPPRESSED: 'workflow',
  BUDGET_THRESHOLD_REACHED: 'workflow',
};

/** @throws {AppError} `forbidden` for an entry of an action, or a decision, that other services carry out. */
export function checkAuditWriter(from: ServiceName, events: readonly AuditEvent[]): void {
  for (const { id, action, decides } of events) {
    if (decides !== undefined && from !== decisionWriter) {
      throw new AppError(
        'forbidden',
        `${from} may not write the audit entry ${id}: it is a decision.`,
      );
    }
    const area = action.split('.', 1)[0]!;
    const writers: readonly ServiceName[] | undefined = Object.hasOwn(auditWriters, area)
      ? auditWriters[area]
      : undefined;
    if (writers === undefined || writers.includes(from)) continue;
    throw new AppError('forbidden', `${from} may not write the audit entry ${id} of ${action}.`);
  }
}

/** @throws {AppError} `forbidden` for an event that is another service's. */
export function checkEventWriter(from: ServiceName, events: readonly LiveEvent[]): void {
  for (const { id, event } of events) {
    if (eventWriters[event] === from) continue;
    throw new AppError('forbidden', `${from} may not publish the event ${id} of ${event}.`);
  }
}
