import type { Calls, CallOptions } from './calls.ts';
import type { LiveEvent } from './events/live-event.ts';
import type { EventsOptions } from './events/stream-events.ts';
import { createInboundNouns } from './inbound-nouns.ts';
import { createList, type MakeList } from './lists.ts';
import { createOperations, type Operations } from './operations.ts';
import { createPeopleNouns } from './people-nouns.ts';
import type { WaitOptions } from './runs/wait-for-run.ts';
import type { Schemas } from './schemas.ts';

/**
 * The interface by its nouns. A function takes the parameters of its path one by one, then the filter or
 * the body, then `{signal, idempotencyKey}`. What is not here is called by its path.
 */
export function createNouns(calls: Calls) {
  const operations = createOperations(calls);
  const { bare, withQuery, tagged, withBody, file, postedFile } = operations;
  const list: MakeList = (path, rows) => createList(calls, path, rows);
  return {
    /** Field data in; may start a workflow. */
    ingest: withBody('post', '/api/sync/ingest'),
    /** What the mobile application shows. */
    state: bare('get', '/api/sync/state'),
    events: (options?: EventsOptions) => loadEvents(calls, options),
    ...createPeopleNouns(calls, operations, list),
    ...createDirectoryNouns(operations),
    ...createInboundNouns(calls),
    runs: {
      list: list('/api/runs', 'runs'),
      get: bare('get', '/api/runs/{runId}'),
      start: (workflowId: string, payload?: StartPayload, options?: CallOptions) =>
        calls.post('/api/sync/action', {
          body: { action: 'trigger_workflow', workflowId, ...(payload && { payload }) },
          ...options,
        }),
      approve: withBody('post', '/api/runs/{runId}/approve'),
      reject: withBody('post', '/api/runs/{runId}/reject'),
      artifacts: bare('get', '/api/runs/{runId}/artifacts'),
      /** A new run with the input of one that has ended. */
      restart: bare('post', '/api/runs/{runId}/restart'),
      waitFor: async (runId: string, options?: WaitOptions) => {
        const { waitForRun } = await import('./runs/wait-for-run.ts');
        return waitForRun(calls, runId, options);
      },
    },
    approvals: {
      list: list('/api/approvals', 'approvals'),
      get: bare('get', '/api/approvals/{id}'),
      decide: withBody('post', '/api/approvals/{id}/decide'),
    },
    policies: {
      /** With the `etag` that `set` takes as `ifMatch`. */
      get: tagged('/api/approval-policies'),
      set: withBody('put', '/api/approval-policies'),
      test: withBody('post', '/api/approval-policies/test'),
    },
    fieldNames: {
      get: bare('get', '/api/field-names'),
      set: withBody('put', '/api/field-names'),
      test: withBody('post', '/api/field-names/test'),
    },
    budgets: {
      get: bare('get', '/api/budgets'),
      set: withBody('put', '/api/budgets'),
    },
    metrics: {
      /** Of one metric, over time. */
      series: withQuery('/api/metrics/series'),
    },
    artifacts: {
      list: list('/api/artifacts', 'artifacts'),
      /** With its revisions, and the `etag` that `revise` takes as `ifMatch`. */
      get: tagged('/api/artifacts/{id}'),
      revise: withBody('post', '/api/artifacts/{id}/revisions'),
      change: withBody('patch', '/api/artifacts/{id}'),
      evaluate: bare('post', '/api/artifacts/{id}/evaluate'),
      refine: withBody('post', '/api/artifacts/{id}/refine'),
      download: file('/api/artifacts/{id}/download'),
      calendar: withQuery('/api/artifacts/content-calendar'),
      /** The calendar as iCalendar. */
      calendarFeed: file('/api/artifacts/content-calendar.ics'),
    },
    audit: {
      list: list('/api/audit-logs', 'logs'),
      stats: bare('get', '/api/audit-logs/stats'),
      verify: bare('get', '/api/audit-logs/verify'),
      acknowledgeRollback: withBody('post', '/api/audit-logs/acknowledge-rollback'),
      export: file('/api/audit-logs/export'),
      /** Decides what an entry asks for: the run that waits. */
      approve: withBody('post', '/api/audit-logs/{id}/approve'),
      reject: withBody('post', '/api/audit-logs/{id}/reject'),
    },
    snapshots: {
      list: list('/api/snapshots', 'snapshots'),
      get: bare('get', '/api/snapshots/{id}'),
      save: withBody('post', '/api/snapshots/save'),
      clone: withBody('post', '/api/snapshots/{id}/clone'),
      restore: bare('post', '/api/snapshots/{id}/restore'),
      delete: bare('delete', '/api/snapshots/{id}'),
    },
    playbooks: {
      list: bare('get', '/api/playbooks'),
      get: bare('get', '/api/playbooks/{id}'),
      offers: bare('get', '/api/marketplace/items'),
      mount: bare('post', '/api/marketplace/mount/{id}'),
      unmount: bare('post', '/api/marketplace/unmount/{id}'),
      subscribe: bare('post', '/api/marketplace/packages/{packageId}/subscribe'),
    },
    /** The questions of discovery calls, and the sessions that are made of them. */
    assessment: {
      questions: withQuery('/api/assessment-questions'),
      addQuestion: withBody('post', '/api/assessment-questions'),
      deleteQuestion: bare('delete', '/api/assessment-questions/{id}'),
      generateQuestions: withBody('post', '/api/assessment-questions/generate-ai'),
      saveSession: withBody('post', '/api/assessment-sessions'),
    },
    /** Ideal customer profiles. */
    icp: {
      list: withQuery('/api/icp/profiles'),
      create: withBody('post', '/api/icp/profiles'),
      generate: withBody('post', '/api/icp/generate'),
      delete: bare('delete', '/api/icp/profiles/{id}'),
    },
    voice: {
      /** The text as MP3, as it is spoken. */
      speak: postedFile('/api/voice/tts'),
      slots: bare('get', '/api/voice/slots'),
      book: withBody('post', '/api/voice/book'),
      /** Calls somebody, unless the number is on the do-not-call list. */
      dispatch: withBody('post', '/api/voice/dispatch'),
    },
    coldmail: {
      verify: bare('get', '/api/outbound/coldmail/verify'),
      campaigns: withQuery('/api/outbound/coldmail/campaigns'),
    },
    /** The sample plant store. */
    plants: {
      create: withBody('post', '/plants'),
    },
    contacts: {
      suppressed: list('/api/contacts/suppressed', 'suppressed'),
      suppress: withBody('post', '/api/contacts/suppressed'),
      release: bare('delete', '/api/contacts/suppressed/{id}'),
    },
    webhooks: {
      list: bare('get', '/api/mobilehub/webhooks'),
      get: bare('get', '/api/mobilehub/webhooks/{id}'),
      register: withBody('post', '/api/mobilehub/webhook/register'),
      rotateSecret: bare('post', '/api/mobilehub/webhooks/{id}/rotate-secret'),
      test: bare('post', '/api/mobilehub/webhooks/{id}/test'),
      deliveries: bare('get', '/api/mobilehub/webhooks/{id}/deliveries'),
      delete: bare('delete', '/api/mobilehub/webhooks/{id}'),
    },
  };
}

type StartPayload = NonNullable<Schemas['TriggerWorkflow']['payload']>;

/** Loaded when they are used: a page that has an EventSource of its own need not load the parser. */
async function* loadEvents(
  calls: Calls,
  options?: EventsOptions,
): AsyncGenerator<LiveEvent, void, undefined> {
  const { streamEvents } = await import('./events/stream-events.ts');
  yield* streamEvents(calls, options);
}

/**
 * The company's people and their groups, by SCIM 2.0: for a client whose token is that of the directory, which
 * `sso.createScimToken` makes.
 */
const createDirectoryNouns = ({ bare, withQuery, withBody }: Operations) => ({
  directory: {
    users: {
      list: withQuery('/scim/v2/Users'),
      get: bare('get', '/scim/v2/Users/{id}'),
      add: withBody('post', '/scim/v2/Users'),
      replace: withBody('put', '/scim/v2/Users/{id}'),
      change: withBody('patch', '/scim/v2/Users/{id}'),
      remove: bare('delete', '/scim/v2/Users/{id}'),
    },
    groups: {
      list: withQuery('/scim/v2/Groups'),
      get: withQuery('/scim/v2/Groups/{id}'),
      add: withBody('post', '/scim/v2/Groups'),
      replace: withBody('put', '/scim/v2/Groups/{id}'),
      change: withBody('patch', '/scim/v2/Groups/{id}'),
      remove: bare('delete', '/scim/v2/Groups/{id}'),
    },
    /** What of SCIM there is. */
    config: bare('get', '/scim/v2/ServiceProviderConfig'),
    resourceTypes: bare('get', '/scim/v2/ResourceTypes'),
    schemas: bare('get', '/scim/v2/Schemas'),
    resourceType: bare('get', '/scim/v2/ResourceTypes/{id}'),
    schema: bare('get', '/scim/v2/Schemas/{id}'),
  },
});
