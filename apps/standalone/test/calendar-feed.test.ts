import type { Artifact, Run } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

/** A post that a person gave a date and approved. */
async function approvePost(client: ApiClient, scheduledFor: string): Promise<void> {
  const started = await client.post<{ routedRunId: string }>('/api/sync/ingest', {
    dataType: 'observation',
    payload: { customer: 'Harbour Dental', observation: 'Front desk re-types enquiries.' },
    triggerWorkflowId: 'MKT-01',
    autoExecute: true,
  });
  const runId = started.body.routedRunId;
  const becomes = (status: Run['status']) =>
    waitFor(async () => {
      const { body } = await client.get<{ run: Run }>(`/api/runs/${runId}`);
      return body.run.status === status || undefined;
    });
  await becomes('paused_for_approval');
  const path = `/api/artifacts?type=post&runId=${runId}`;
  const { body } = await client.get<{ artifacts: Artifact[] }>(path);
  await client.patch(`/api/artifacts/${body.artifacts[0]!.id}`, { scheduledFor });
  expect((await client.post(`/api/runs/${runId}/approve`)).status).toBe(200);
  await becomes('completed');
}

it('has the approved posts at their dates, until its token is deleted', async () => {
  const owner = await signUp(system.url);
  const made = await owner.post<{ secret: string; token: { id: string } }>('/api/tokens', {
    name: 'Team calendar',
    kind: 'service',
    scopes: ['calendar'],
  });
  const { secret, token } = made.body;
  const readFeed = () =>
    apiClient(system.url).get<string>(`/api/artifacts/content-calendar.ics?token=${secret}`);
  expect((await readFeed()).body).not.toContain('BEGIN:VEVENT');
  await approvePost(owner, '2099-03-05T10:00:00+01:00');
  const { status, body } = await readFeed();
  expect(status).toBe(200);
  expect(body.split('\r\n').filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20990305T090000Z',
  ]);
  const { body: log } = await owner.get('/api/audit-logs?limit=500');
  expect(JSON.stringify(log)).toContain('token.create');
  expect(JSON.stringify(log)).not.toContain(secret);
  expect((await owner.send('DELETE', `/api/tokens/${token.id}`)).status).toBe(200);
  await waitFor(async () => (await readFeed()).status === 401 || undefined);
});
