import type {
  AuditEvent,
  ContactReport,
  CreateRunInput,
  LiveEvent,
  Notice,
} from '@workspace-ops/contracts';
import {
  connectLocal,
  createAuditSink,
  createEventSink,
  createNoticeSink,
  createWorkflowSink,
  type Sinks,
} from '@workspace-ops/rpc';
import { unavailable } from '@workspace-ops/service-kit';

/** What the other services were handed, in order of arrival, and which of them are away. */
export interface SinkRecord {
  audited: AuditEvent[];
  events: LiveEvent[];
  createdRuns: CreateRunInput[];
  reportedContacts: ContactReport[];
  notices: Notice[];
  away: Set<'audit' | 'workflow'>;
}

export const createSinkRecord = (): SinkRecord => ({
  audited: [],
  events: [],
  createdRuns: [],
  reportedContacts: [],
  notices: [],
  away: new Set(),
});

export function assertPresent(
  { away }: Pick<SinkRecord, 'away'>,
  name: 'audit' | 'workflow',
): void {
  if (away.has(name)) throw unavailable(`The ${name} service`);
}

/** Sinks that record every hand-over, repeated ones too; those of a service that is away refuse. */
export function createRecordingSinks(record: SinkRecord): Sinks {
  const audit = createAuditSink(async (events) => {
    assertPresent(record, 'audit');
    record.audited.push(...events);
  });
  const events = createEventSink(async (published) => {
    record.events.push(...published);
  });
  const workflow = createWorkflowSink({
    async createRuns(created) {
      assertPresent(record, 'workflow');
      record.createdRuns.push(...created);
    },
    async reportContacts(reports) {
      assertPresent(record, 'workflow');
      record.reportedContacts.push(...reports);
    },
  });
  const notices = createNoticeSink(async (told) => {
    record.notices.push(...told);
  });
  return {
    audit: connectLocal(() => audit),
    events: connectLocal(() => events),
    workflow: connectLocal(() => workflow),
    notices: connectLocal(() => notices),
  };
}
