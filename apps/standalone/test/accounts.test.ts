import { waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

interface SessionList {
  sessions: { id: string; current: boolean }[];
}

/** The same person on another device. */
async function signInAgain(user: ApiClient): Promise<ApiClient> {
  const { body: me } = await user.get<{ user: { email: string } }>('/api/auth/me');
  const anonymous = apiClient(system.url);
  const { body } = await anonymous.post<{ token: string }>('/api/auth/login', {
    email: me.user.email,
    password: 'correct horse',
  });
  return anonymous.as(body.token);
}

const getStatus = async (client: ApiClient): Promise<number> =>
  (await client.get('/api/runs')).status;

it('a session is ended from another one within five seconds, its event stream included', async () => {
  const user = await signUp(system.url);
  const other = await signInAgain(user);
  const stream = await fetch(`${system.url}/api/events`, { headers: other.headers });
  expect(stream.status).toBe(200);
  const { body } = await user.get<SessionList>('/api/auth/sessions');
  expect(body.sessions).toHaveLength(2);
  const { id } = body.sessions.find(({ current }) => !current)!;

  const begin = performance.now();
  const ended = await user.send('DELETE', `/api/auth/sessions/${id}`);
  expect([ended.status, ended.body]).toEqual([200, { success: true }]);
  await waitFor(async () => (await getStatus(other)) === 401);
  // An end in the middle is an end.
  await stream.text().catch(() => '');
  expect(performance.now() - begin).toBeLessThan(5_000);
  expect(await getStatus(user)).toBe(200);
});

it('a new password ends the other sessions, and is audited in the own workspace', async () => {
  const user = await signUp(system.url);
  const other = await signInAgain(user);
  const wrong = { currentPassword: 'no', newPassword: 'correct horse battery' };
  expect((await user.post('/api/auth/password', wrong)).status).toBe(401);
  const right = { ...wrong, currentPassword: 'correct horse' };
  expect((await user.post('/api/auth/password', right)).body).toEqual({ success: true });
  await waitFor(async () => (await getStatus(other)) === 401);
  expect(await getStatus(user)).toBe(200);
  const { body } = await user.get<{ logs: { action: string }[] }>('/api/audit-logs');
  expect(body.logs.map(({ action }) => action)).toContain('account.password_changed');
});
