import type { Artifact, AuditLogEntry, Run } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { signUp } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

it('holds what is marked confidential back from a public post, and says which words', async () => {
  const client = await signUp(system.url);
  const { body } = await client.post<{ routedRunId: string }>('/api/sync/ingest', {
    payload: {
      customer: 'Northside Dental',
      observation: 'Reception loses 11 calls a day at lunch.',
      notes2: 'CONFIDENTIAL: do not publish that the practice is for sale.',
    },
    notes: 'The owner is in a hurry.',
    triggerWorkflowId: 'mkt-01',
    autoExecute: true,
  });
  const runId = body.routedRunId;
  const artifacts = async (): Promise<Artifact[]> =>
    (await client.get<{ artifacts: Artifact[] }>(`/api/runs/${runId}/artifacts`)).body.artifacts;
  const paused = () =>
    waitFor(async () => {
      const { body: list } = await client.get<{ runs: Run[] }>('/api/runs');
      return list.runs.some(({ id, status }) => id === runId && status === 'paused_for_approval');
    });
  await paused();
  expect((await artifacts()).map(({ artifactType }) => artifactType)).toEqual(['document']);
  const pauses = async (): Promise<AuditLogEntry[]> =>
    (await client.get<{ logs: AuditLogEntry[] }>('/api/audit-logs?q=run.pause')).body.logs;
  // The log gets its entry from the outbox, after the run has paused.
  await waitFor(async () => (await pauses()).length > 0);
  expect((await pauses())[0]!.message).toContain('notes2 says "CONFIDENTIAL" and "do not publish"');
  expect((await client.post(`/api/runs/${runId}/approve`)).status).toBe(200);
  await waitFor(async () => (await artifacts()).length === 2);
  const post = (await artifacts()).find(({ artifactType }) => artifactType === 'post')!;
  expect(post.content).toContain('Reception loses 11 calls');
  expect(JSON.stringify(post)).not.toMatch(/for sale|confidential|in a hurry/i);
});
