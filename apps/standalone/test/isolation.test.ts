import type { AuditLogEntry } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { describe, expect } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
let owner: ApiClient & { workspaceId: string };
let stranger: ApiClient & { workspaceId: string };
let runId: string;
let artifactId: string;
let entryId: string;

it.beforeAll(async ({ system: shared }) => {
  system = shared;
  owner = await signUp(system.url);
  stranger = await signUp(system.url);
  const ingested = await owner.post<{ routedRunId: string }>('/api/sync/ingest', {
    payload: { customer: 'Harbour Dental', observation: 'Enquiries are typed twice.' },
    triggerWorkflowId: 'MKT-01',
    autoExecute: true,
  });
  runId = ingested.body.routedRunId;
  await waitFor(async () => {
    const { body } = await owner.get<{ run: { status: string } }>(`/api/runs/${runId}`);
    return body.run.status === 'paused_for_approval';
  });
  const artifacts = await owner.get<{ artifacts: { id: string }[] }>('/api/artifacts');
  artifactId = artifacts.body.artifacts[0]!.id;
  // The entry comes by the outbox, on a busy machine after the run can be read.
  entryId = await waitFor(async () => {
    const { body } = await owner.get<{ logs: AuditLogEntry[] }>(
      '/api/audit-logs?status=requires_approval',
    );
    return body.logs[0]?.id;
  });
});

/** Every operation that names a record, for a record of the owner's and for one that never was. */
const operations: [string, string, (id: string) => string, unknown?][] = [
  ['run', 'GET', (id) => `/api/runs/${id}`],
  ['run', 'POST', (id) => `/api/runs/${id}/approve`],
  ['run', 'POST', (id) => `/api/runs/${id}/reject`],
  ['run', 'GET', (id) => `/api/runs/${id}/artifacts`],
  ['run', 'POST', (id) => `/api/runs/${id}/restart`],
  ['artifact', 'GET', (id) => `/api/artifacts/${id}`],
  ['artifact', 'POST', (id) => `/api/artifacts/${id}/revisions`, { content: 'Mine.' }],
  ['artifact', 'GET', (id) => `/api/artifacts/${id}/download`],
  ['artifact', 'PATCH', (id) => `/api/artifacts/${id}`, { status: 'archived' }],
  ['artifact', 'POST', (id) => `/api/artifacts/${id}/evaluate`],
  ['artifact', 'POST', (id) => `/api/artifacts/${id}/refine`, {}],
  ['entry', 'POST', (id) => `/api/audit-logs/${id}/approve`],
  ['entry', 'POST', (id) => `/api/audit-logs/${id}/reject`],
];

const findId = (kind: string): string =>
  kind === 'run' ? runId : kind === 'artifact' ? artifactId : entryId;

describe('another workspace', () => {
  it.each(operations)('finds no %s by its id: %s %s', async (kind, method, path, body) => {
    const foreign = await stranger.send(method, path(findId(kind)), { body });
    const unknown = await stranger.send(method, path('never_was'), { body });
    expect(foreign.status).toBe(404);
    // The message may repeat the id that was asked for; nothing else may differ.
    const withoutId = (answer: object, id: string) =>
      JSON.stringify({ ...answer, requestId: '' }).replaceAll(id, '<id>');
    expect(withoutId(foreign.body, findId(kind))).toBe(withoutId(unknown.body, 'never_was'));
  });

  it.each(['approve_run', 'reject_run'])('cannot %s through the sync bridge', async (action) => {
    const answer = await stranger.post('/api/sync/action', { action, runId });
    expect(answer.status).toBe(404);
  });

  it('sees nothing in any list', async () => {
    const newcomer = await signUp(system.url);
    const runs = await newcomer.get<{ runs: unknown[] }>('/api/runs');
    expect(runs.body.runs).toEqual([]);
    const artifacts = await newcomer.get<{ totalCount: number }>(`/api/artifacts?runId=${runId}`);
    expect(artifacts.body.totalCount).toBe(0);
    const calendar = await newcomer.get<{ calendarItems: unknown[] }>(
      '/api/artifacts/content-calendar',
    );
    expect(calendar.body.calendarItems).toEqual([]);
    const state = await newcomer.send('GET', '/api/sync/state');
    expect(JSON.stringify(state.body)).not.toContain(runId);
    const logs = await newcomer.get<{ logs: AuditLogEntry[] }>('/api/audit-logs');
    expect(logs.body.logs.map((log) => log.action)).toEqual(['account.sign_up']);
    const csv = await newcomer.send<string>('GET', '/api/audit-logs/export');
    expect(csv.body).not.toContain(runId);
  });

  it('is not reached by naming it in the header while signed in', async () => {
    const answer = await stranger.send<{ workspaceId: string }>('GET', '/api/artifacts', {
      headers: { 'x-workspace-id': owner.workspaceId },
    });
    expect(answer.body.workspaceId).toBe(stranger.workspaceId);
  });

  it('left everything as it was', async () => {
    const { body } = await owner.get<{ run: { status: string } }>(`/api/runs/${runId}`);
    expect(body.run.status).toBe('paused_for_approval');
  });
});

describe('without a credential', () => {
  it('runs and artifacts are refused, whatever the header says', async () => {
    const anonymous = apiClient(system.url, { 'x-workspace-id': owner.workspaceId });
    for (const [kind, method, path, body] of operations) {
      if (kind === 'entry') continue;
      expect((await anonymous.send(method, path(findId(kind)), { body })).status).toBe(401);
    }
    expect((await anonymous.get('/api/runs')).status).toBe(401);
    expect((await anonymous.get('/api/artifacts')).status).toBe(401);
  });

  it('an invalid one is refused and never falls through to the header', async () => {
    const forged = apiClient(system.url, {
      authorization: 'Bearer forged',
      'x-workspace-id': owner.workspaceId,
    });
    for (const path of ['/api/sync/state', '/api/audit-logs', '/api/runs']) {
      expect((await forged.get(path)).status).toBe(401);
    }
  });
});
