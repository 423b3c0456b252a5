import type { Approval, ApprovalList, Artifact, RunDetail } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { expect } from 'vitest';
import { signUp, type ApiClient } from './client.ts';
import { inviteMember } from './guests.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

const listOpen = async (client: ApiClient): Promise<Approval[]> =>
  (await client.get<ApprovalList>('/api/approvals?status=open')).body.approvals;

/** The pause of a run that the client starts. */
async function pauseRun(client: ApiClient, workflow = 'MKT-01'): Promise<Approval> {
  const started = { dataType: 'lead', triggerWorkflowId: workflow, autoExecute: true };
  const { body } = await client.post<{ routedRunId: string }>('/api/sync/ingest', started);
  return waitFor(async () =>
    (await listOpen(client)).find(({ runId }) => runId === body.routedRunId),
  );
}

const decide = (client: ApiClient, id: string, said: object) =>
  client.post<Record<string, unknown>>(`/api/approvals/${id}/decide`, said);

const listPosts = async (client: ApiClient, runId: string): Promise<Artifact[]> => {
  const { body } = await client.get<RunDetail>(`/api/runs/${runId}`);
  return body.artifacts
    .filter(({ artifactType }) => artifactType === 'post')
    .toSorted((a, b) => a.revisionVersion - b.revisionVersion);
};

it('what is sent back comes again as the next revision, and earlier votes do not count for it', async () => {
  const owner = await signUp(system.url);
  const [one, two] = [
    await inviteMember(system, owner, 'approver'),
    await inviteMember(system, owner, 'approver'),
  ];
  const policy = { name: 'Two eyes', when: {}, require: { count: 2, roles: ['approver'] } };
  const set = await owner.send('PUT', '/api/approval-policies', { body: { policies: [policy] } });
  expect(set.status).toBe(200);
  const first = await pauseRun(owner);
  const { id, runId, subjectDigest } = first;
  const voted = await decide(one, id, { decision: 'approve', subjectDigest });
  expect([voted.status, voted.body]).toEqual([
    200,
    { success: true, status: 'pending', have: 1, need: 2 },
  ]);
  expect((await decide(two, id, { decision: 'send_back' })).status).toBe(400);
  const sent = await decide(two, id, { decision: 'send_back', comment: 'Name the figure.' });
  expect([sent.status, sent.body['status']]).toEqual([200, 'sent_back']);
  const next = await waitFor(async () =>
    (await listOpen(owner)).find((open) => open.runId === runId && open.id !== id),
  );
  expect(next).toMatchObject({
    votes: [],
    policy: { have: 0, need: 2 },
    startedBy: first.startedBy,
  });
  const { body: old } = await one.get<{ approval: Approval }>(`/api/approvals/${id}`);
  expect(old.approval).toMatchObject({
    status: 'sent_back',
    votes: [{ voided: true }, { decision: 'send_back', comment: 'Name the figure.' }],
  });
  const posts = await listPosts(owner, runId);
  expect(posts).toMatchObject([
    { revisionVersion: 1, status: 'archived' },
    { revisionVersion: 2, parentArtifactId: posts[0]!.id, author: { kind: 'agent' } },
  ]);
  expect(next.artifacts.map((artifact) => artifact.id)).toContain(posts[1]!.id);
  expect(next.artifacts.map((artifact) => artifact.id)).not.toContain(posts[0]!.id);
  const stale = await decide(one, next.id, { decision: 'approve', subjectDigest });
  expect([stale.status, stale.body['code']]).toEqual([409, 'stale_subject']);
  for (const [client, have] of [
    [one, 1],
    [two, 2],
  ] as const) {
    const { body } = await decide(client, next.id, { decision: 'approve' });
    expect(body).toMatchObject({ have, need: 2 });
  }
  await waitFor(async () => {
    const { body } = await owner.get<RunDetail>(`/api/runs/${runId}`);
    return body.run.status === 'completed';
  });
});

it('who is to confirm first decides nothing that leaves the company by any channel, and then may', async () => {
  const owner = await signUp(system.url);
  await owner.patch(`/api/workspaces/${owner.workspaceId}`, { confirmDecisions: true });
  const sql = postgres(system.databaseUrl, { max: 1 });
  try {
    await sql`
      update identity.sessions set confirmed_at = now() - interval '1 hour'
      where workspace_id = ${owner.workspaceId}`;
  } finally {
    await sql.end();
  }
  const approve = { decision: 'approve' };
  // The edge learns within a second what the workspace wants: until then these are approved.
  const { id, runId } = await waitFor(async () => {
    const paused = await pauseRun(owner);
    const { body } = await decide(owner, paused.id, approve);
    return body['code'] === 'confirmation_required' && paused;
  });
  const atAuditLog = `/api/audit-logs/${id.replace('apr_', 'aud_')}/approve`;
  const others = [
    await owner.post(`/api/runs/${runId}/approve`),
    await owner.post('/api/sync/action', { action: 'approve_run', runId }),
    await owner.post(atAuditLog),
  ];
  expect(others.map(({ status, body }) => [status, body['code']])).toEqual(
    others.map(() => [403, 'confirmation_required']),
  );
  // Nor may it hand the decision on, nor say that none is needed.
  const grants = [
    await owner.post('/api/tokens', { name: 'Own', kind: 'service', scopes: ['runs:decide'] }),
    await owner.send('PUT', '/api/approval-policies', { body: { policies: [] } }),
  ];
  expect(grants.map(({ status, body }) => [status, body['code']])).toEqual(
    grants.map(() => [403, 'confirmation_required']),
  );
  const confirmed = await owner.post('/api/auth/confirm', { password: 'correct horse' });
  expect(confirmed.status).toBe(200);
  expect((await owner.post(atAuditLog)).status).toBe(200);
});
