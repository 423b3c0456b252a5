import type {
  Actor,
  AuditLogEntry,
  ListedRun,
  RunDetail,
  TokenCreated,
  TokenScope,
} from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

async function makeToken(owner: ApiClient, kind: Actor['kind'], scopes: TokenScope[]) {
  const { body } = await owner.post<TokenCreated>('/api/tokens', { name: 'CRM', kind, scopes });
  const actor: Actor = { kind, id: body.token.id, name: 'CRM' };
  return { client: apiClient(system.url).as(body.secret), actor, id: body.token.id };
}

const listEntries = async (owner: ApiClient): Promise<AuditLogEntry[]> =>
  (await owner.get<{ logs: AuditLogEntry[] }>('/api/audit-logs')).body.logs;

/** Who is recorded for an action, once it is. */
const readActor = async (owner: ApiClient, action: string): Promise<Actor | undefined> =>
  (await waitFor(async () => (await listEntries(owner)).find((entry) => entry.action === action)))
    .actor;

const pausedRun = (owner: ApiClient): Promise<ListedRun> =>
  waitFor(async () => {
    const { body } = await owner.get<{ runs: ListedRun[] }>('/api/runs?status=paused_for_approval');
    return body.runs[0];
  });

it('every entry, run and revision says who: a person, a token, or the service itself', async () => {
  const owner = await signUp(system.url);
  const { body: me } = await owner.get<{ user: { id: string; name: string } }>('/api/auth/me');
  const person: Actor = { kind: 'person', id: me.user.id, name: me.user.name };
  const crm = await makeToken(owner, 'service', ['ingest', 'runs:start']);
  const started = { dataType: 'lead', triggerWorkflowId: 'MKT-01', autoExecute: true };
  expect((await crm.client.post('/api/sync/ingest', started)).status).toBe(201);

  const run = await pausedRun(owner);
  expect(run.startedBy).toEqual(crm.actor);
  expect(await readActor(owner, 'account.sign_up')).toEqual(person);
  expect(await readActor(owner, 'token.create')).toEqual(person);
  expect(await readActor(owner, 'sync.ingest')).toEqual(crm.actor);
  expect(await readActor(owner, 'run.create')).toEqual(crm.actor);
  expect(await readActor(owner, 'run.step')).toMatchObject({ kind: 'system', id: null });

  const { body: detail } = await owner.get<RunDetail>(`/api/runs/${run.id}`);
  expect(detail.run.startedBy).toEqual(crm.actor);
  const [artifact] = detail.artifacts;
  expect(artifact!.author).toMatchObject({ kind: 'system' });
  const editor = await makeToken(owner, 'agent', ['artifacts:write']);
  const refined = await editor.client.post(`/api/artifacts/${artifact!.id}/refine`, {});
  expect(refined.status).toBe(200);
  const { body: after } = await owner.get<RunDetail>(`/api/runs/${run.id}`);
  const revision = after.artifacts.find(({ parentArtifactId }) => parentArtifactId !== null);
  expect(revision!.author).toEqual(editor.actor);
  expect(await readActor(owner, 'artifact.refine')).toEqual(editor.actor);

  expect((await owner.post(`/api/runs/${run.id}/approve`)).status).toBe(200);
  const { body: chain } = await owner.get('/api/audit-logs/verify');
  expect(chain).toMatchObject({ valid: true });
});

it('an unknown caller of open tenancy is recorded as such', async () => {
  const headers = { 'x-workspace-id': `ws_actors_${process.pid}` };
  const stranger = apiClient(system.url, headers);
  await stranger.post('/api/sync/ingest', { dataType: 'lead' });
  expect(await readActor(stranger, 'sync.ingest')).toEqual({
    kind: 'anonymous',
    id: null,
    name: 'Workspace caller',
  });
});

it('a deleted token is refused within five seconds', async () => {
  const owner = await signUp(system.url);
  const { client, id } = await makeToken(owner, 'service', ['read']);
  expect((await client.get('/api/runs')).status).toBe(200);
  expect((await owner.send('DELETE', `/api/tokens/${id}`)).status).toBe(200);
  await waitFor(async () => (await client.get('/api/runs')).status === 401, { timeoutMs: 5_000 });
});

it('a token sees and does nothing in another workspace', async () => {
  const [owner, other] = [await signUp(system.url), await signUp(system.url)];
  const { client } = await makeToken(owner, 'service', ['read', 'ingest', 'audit:read']);
  await other.post('/api/sync/ingest', { dataType: 'lead' });
  const foreign = apiClient(system.url, {
    ...client.headers,
    'x-workspace-id': other.workspaceId,
  });
  const { body } = await foreign.get<{ workspaceId: string; logs: AuditLogEntry[] }>(
    '/api/audit-logs',
  );
  expect(body.workspaceId).toBe(owner.workspaceId);
  expect(body.logs.map(({ action }) => action)).not.toContain('sync.ingest');
});
