import type { MemberList, SignedIn, Workspace } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { inviteMember } from './guests.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

const readStatus = async (client: ApiClient, path = '/api/runs'): Promise<number> =>
  (await client.get(path)).status;

const openStream = (client: ApiClient): Promise<Response> =>
  fetch(`${system.url}/api/events`, { headers: client.headers });

it('the open event stream of a removed member ends within five seconds, and their token is none', async () => {
  const owner = await signUp(system.url);
  const [removed, staying] = [
    await inviteMember(system, owner, 'viewer'),
    await inviteMember(system, owner, 'viewer'),
  ];
  const [stream, other] = [await openStream(removed), await openStream(staying)];
  expect([stream.status, other.status]).toEqual([200, 200]);
  const begin = performance.now();
  const answer = await owner.send('DELETE', `/api/members/${removed.userId}`);
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  await waitFor(async () => (await readStatus(removed)) === 401);
  // An end in the middle is an end.
  await stream.text().catch(() => '');
  expect(performance.now() - begin).toBeLessThan(5_000);
  expect(await readStatus(staying)).toBe(200);
  await other.body!.cancel();
});

it('a changed role holds for the token of before within five seconds, up and down', async () => {
  const owner = await signUp(system.url);
  const member = await inviteMember(system, owner, 'viewer');
  const question = { domain: 'Operations', text: 'Who?', skill: 'Asking', evaluation: 'Heard' };
  const ask = async () => (await member.post('/api/assessment-questions', question)).status;
  expect(await ask()).toBe(403);
  for (const [role, status] of [
    ['editor', 201],
    ['viewer', 403],
  ] as const) {
    const begin = performance.now();
    await owner.patch(`/api/members/${member.userId}`, { role });
    await waitFor(async () => (await ask()) === status);
    expect(performance.now() - begin).toBeLessThan(5_000);
    const { body } = await member.get<{ user: { role: string } }>('/api/auth/me');
    expect(body.user.role).toBe(role);
  }
});

it('a person is in several workspaces, each of which has its own data', async () => {
  const owner = await signUp(system.url);
  const made = await owner.post<{ workspace: Workspace }>('/api/workspaces', { name: 'Northwind' });
  expect(made.status).toBe(201);
  const { id } = made.body.workspace;
  const entered = await owner.post<SignedIn>('/api/auth/switch', { workspaceId: id });
  const inside = apiClient(system.url).as(entered.body.token);
  await inside.post('/api/sync/ingest', { payload: { site: 'North yard' } });
  const { body: members } = await inside.get<MemberList>('/api/members');
  expect(members).toMatchObject({ totalCount: 1, nextCursor: null });
  const ingested = async (client: ApiClient): Promise<number> =>
    (await client.get<{ totalCount: number }>('/api/audit-logs?action=sync.ingest')).body
      .totalCount;
  expect([await ingested(inside), await ingested(owner)]).toEqual([1, 0]);
});

it('a deleted workspace is closed to every token of before within five seconds', async () => {
  const owner = await signUp(system.url);
  const made = await owner.post<{ workspace: Workspace }>('/api/workspaces', { name: 'Northwind' });
  const { id } = made.body.workspace;
  const entered = await owner.post<SignedIn>('/api/auth/switch', { workspaceId: id });
  const inside = apiClient(system.url).as(entered.body.token);
  const member = await inviteMember(system, inside, 'editor');
  const issued = await inside.post<{ secret: string }>('/api/tokens', {
    name: 'Reader',
    kind: 'service',
    scopes: ['read'],
  });
  const program = apiClient(system.url).as(issued.body.secret);
  expect(await readStatus(program)).toBe(200);
  const stream = await openStream(member);
  const begin = performance.now();
  const answer = await owner.send('DELETE', `/api/workspaces/${id}`, {
    body: { confirm: 'Northwind' },
  });
  expect(answer.status).toBe(200);
  for (const closed of [inside, member, program]) {
    await waitFor(async () => (await readStatus(closed)) === 401);
  }
  await stream.text().catch(() => '');
  expect(performance.now() - begin).toBeLessThan(5_000);
  expect(await readStatus(owner)).toBe(200);
});

it('a workspace’s time zone is that of its appointments, and of no other workspace', async () => {
  const [owner, other] = [await signUp(system.url), await signUp(system.url)];
  const readZone = async (client: ApiClient) =>
    (await client.get<{ timezone: string }>('/api/voice/slots')).body.timezone;
  await owner.patch(`/api/workspaces/${owner.workspaceId}`, { timeZone: 'Asia/Tokyo' });
  expect(await readZone(owner)).toBe('Asia/Tokyo');
  const slot = { callerPhone: '+12125550100', callerName: 'Grace' };
  const booked = await owner.post<{ scheduledSlot: string }>('/api/voice/book', {
    ...slot,
    scheduledSlot: '2099-01-15T10:00:00',
  });
  expect(JSON.stringify(booked.body)).toContain('2099-01-15T01:00:00.000Z');
  expect(await readZone(other)).toBe('America/New_York');
});
