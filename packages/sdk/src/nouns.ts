import type { Calls, CallOptions } from './calls.ts';
import type { LiveEvent } from './events/live-event.ts';
import type { EventsOptions } from './events/stream-events.ts';
import { createList, type ListPath, type RowsOf } from './lists.ts';
import { createOperations } from './operations.ts';
import type { WaitOptions } from './runs/wait-for-run.ts';
import type { Schemas } from './schemas.ts';

/**
 * The interface by its nouns. A function takes the parameters of its path one by one, then the filter or
 * the body, then `{signal, idempotencyKey}`. What is not here is called by its path.
 */
export function createNouns(calls: Calls) {
  const { bare, withBody, file } = createOperations(calls);
  const list = <P extends ListPath>(path: P, rows: RowsOf<P>) => createList(calls, path, rows);
  return {
    /** Field data in; may start a workflow. */
    ingest: withBody('post', '/api/sync/ingest'),
    /** What the mobile application shows. */
    state: bare('get', '/api/sync/state'),
    events: (options?: EventsOptions) => loadEvents(calls, options),
    account: {
      signUp: withBody('post', '/api/auth/signup'),
      logIn: withBody('post', '/api/auth/login'),
      logOut: bare('post', '/api/auth/logout'),
      me: bare('get', '/api/auth/me'),
      changePassword: withBody('post', '/api/auth/password'),
      sessions: bare('get', '/api/auth/sessions'),
      endSession: bare('delete', '/api/auth/sessions/{id}'),
      endOtherSessions: bare('delete', '/api/auth/sessions'),
      switchWorkspace: withBody('post', '/api/auth/switch'),
    },
    workspaces: {
      list: bare('get', '/api/workspaces'),
      create: withBody('post', '/api/workspaces'),
      change: withBody('patch', '/api/workspaces/{id}'),
      delete: withBody('delete', '/api/workspaces/{id}'),
    },
    members: {
      list: list('/api/members', 'members'),
      change: withBody('patch', '/api/members/{userId}'),
      remove: bare('delete', '/api/members/{userId}'),
      leave: bare('delete', '/api/members/me'),
      invite: withBody('post', '/api/members/invitations'),
      invitations: bare('get', '/api/members/invitations'),
      withdrawInvitation: bare('delete', '/api/members/invitations/{id}'),
      acceptInvitation: withBody('post', '/api/auth/invitations/accept'),
      delegate: withBody('post', '/api/members/me/delegate'),
      endDelegation: bare('delete', '/api/members/me/delegate'),
    },
    tokens: {
      list: list('/api/tokens', 'tokens'),
      create: withBody('post', '/api/tokens'),
      delete: bare('delete', '/api/tokens/{id}'),
    },
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
      get: bare('get', '/api/approval-policies'),
      set: withBody('put', '/api/approval-policies'),
      test: withBody('post', '/api/approval-policies/test'),
    },
    budgets: {
      get: bare('get', '/api/budgets'),
      set: withBody('put', '/api/budgets'),
    },
    artifacts: {
      list: list('/api/artifacts', 'artifacts'),
      change: withBody('patch', '/api/artifacts/{id}'),
      evaluate: bare('post', '/api/artifacts/{id}/evaluate'),
      refine: withBody('post', '/api/artifacts/{id}/refine'),
      download: file('/api/artifacts/{id}/download'),
      calendar: bare('get', '/api/artifacts/content-calendar'),
    },
    audit: {
      list: list('/api/audit-logs', 'logs'),
      stats: bare('get', '/api/audit-logs/stats'),
      verify: bare('get', '/api/audit-logs/verify'),
      acknowledgeRollback: withBody('post', '/api/audit-logs/acknowledge-rollback'),
      export: file('/api/audit-logs/export'),
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
