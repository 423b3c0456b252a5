import type {
  AuditEvent,
  ContactReport,
  CreateRunInput,
  LiveEvent,
  NewNotice,
} from '@workspace-ops/contracts';
import { currentActor, newId } from '@workspace-ops/service-kit';

/** Where an outbox message goes. */
export type Topic = 'audit' | 'event' | 'run' | 'contact' | 'notice';

export interface Message {
  id: string;
  workspaceId: string;
  topic: Topic;
  /** Its payload, as JSON. */
  json: string;
}

/** A message with its place in the outbox. */
export interface StoredMessage extends Message {
  position: number;
  /** Of its payload, as the database writes it. */
  bytes: number;
}

/** What a writer says of an audited action; the rest has defaults. */
export type NewAuditEvent = Pick<AuditEvent, 'agent' | 'action' | 'message'> &
  Partial<Omit<AuditEvent, 'agent' | 'action' | 'message'>>;

export type NewLiveEvent = Pick<LiveEvent, 'event' | 'data'> & { id?: string; timestamp?: string };

/** How a transaction says what happened. Each call returns the message's id. */
export interface Messages {
  audit(event: NewAuditEvent): string;
  publish(event: NewLiveEvent): string;
  createRun(run: CreateRunInput): string;
  /** Who must not be contacted any more, or has to be answered by a person. */
  reportContact(report: Omit<ContactReport, 'workspaceId'>): string;
  /** What people of the workspace are sent by mail. */
  notify(notice: NewNotice): string;
}

export const cleanPolicyChecks = { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true };

interface CollectedMessages {
  port: Messages;
  list(): Message[];
  clear(): void;
}

/** Collects the messages of one transaction of a workspace. */
export function collectMessages(workspaceId: string): CollectedMessages {
  // As the transaction begins: its work may go on after somebody else's.
  const actor = currentActor();
  const messages: Message[] = [];
  const add = ({ payload, ...message }: Omit<Message, 'json'> & { payload: object }): string => {
    messages.push({ ...message, json: JSON.stringify(payload) });
    return message.id;
  };
  return {
    list: () => messages,
    clear: () => messages.splice(0),
    port: {
      audit(event) {
        const payload = completeAuditEvent({ actor, ...event }, workspaceId);
        return add({ id: payload.id, workspaceId: payload.workspaceId, topic: 'audit', payload });
      },
      publish(event) {
        const payload: LiveEvent = {
          id: event.id ?? newId('evt'),
          workspaceId,
          event: event.event,
          timestamp: event.timestamp ?? new Date().toISOString(),
          data: event.data,
        };
        return add({ id: payload.id, workspaceId, topic: 'event', payload });
      },
      createRun(run) {
        const payload: CreateRunInput = { startedBy: actor, ...run };
        return add({ id: newId('msg'), workspaceId: run.workspaceId, topic: 'run', payload });
      },
      reportContact: (report) =>
        add({
          id: newId('msg'),
          workspaceId,
          topic: 'contact',
          payload: { ...report, workspaceId },
        }),
      notify(notice) {
        const payload = { ...notice, id: newId('msg'), workspaceId };
        return add({ id: payload.id, workspaceId, topic: 'notice', payload });
      },
    },
  };
}

/** The event with its id, moment and neutral values where the writer gave none. */
export const completeAuditEvent = (event: NewAuditEvent, workspaceId: string): AuditEvent => ({
  id: newId('aud'),
  workspaceId,
  timestamp: new Date().toISOString(),
  model: 'none',
  status: 'success',
  latencyMs: 0,
  tokensTotal: 0,
  cost: '0',
  policyChecks: cleanPolicyChecks,
  details: {},
  actor: currentActor(),
  ...event,
});
