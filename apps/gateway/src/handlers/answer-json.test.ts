import { afterEach, describe, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

describe('the session cookie', () => {
  let gateway: StartedGateway;
  afterEach(() => gateway.gateway.stop());

  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'dana@example.com', password: 'correct horse' });

  const readCookie = async (
    path: string,
    headers: Record<string, string> = {},
  ): Promise<string> => {
    const answer = await gateway.request(path, {
      method: 'POST',
      headers: { ...json, ...headers },
      body,
    });
    expect(answer.status).toBe(200);
    return answer.headers.get('set-cookie') ?? '';
  };

  test.each(['/api/auth/signup', '/api/auth/login', '/api/auth/google'])(
    '%s sets the cookie for a year, for plain HTTP',
    async (path) => {
      gateway = await startGateway();
      const cookie = await readCookie(path);
      expect(cookie).toMatch(
        /^workspace_session=ey[\w-]+\.[\w-]+\.[\w-]+; Max-Age=31536000; Path=\//,
      );
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).not.toContain('Secure');
    },
  );

  test('behind a trusted HTTPS proxy the cookie is Secure with SameSite=None', async () => {
    gateway = await startGateway({ environment: { TRUST_PROXY: 'loopback' } });
    const cookie = await readCookie('/api/auth/login', { 'x-forwarded-proto': 'https' });
    expect(cookie).toContain('Secure');
    expect(cookie).toContain('SameSite=None');
  });

  test('X-Forwarded-Proto of anybody else does not count', async () => {
    gateway = await startGateway({ environment: { TRUST_PROXY: '10.0.0.0/8' } });
    expect(await readCookie('/api/auth/login', { 'x-forwarded-proto': 'https' })).toContain('Lax');
  });

  test('logout clears the cookie with the attributes that it was set with', async () => {
    gateway = await startGateway({ environment: { TRUST_PROXY: 'loopback' } });
    const plain = await readCookie('/api/auth/logout');
    expect(plain).toBe(
      'workspace_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    );
    const secure = await readCookie('/api/auth/logout', { 'x-forwarded-proto': 'https' });
    expect(secure).toContain('Secure; SameSite=None');
  });

  test('logout ends the session for both of its carriers at once', async () => {
    gateway = await startGateway();
    const token = await gateway.issuer.issue();
    const headers = { cookie: `workspace_session=${token}` };
    expect((await gateway.request('/api/runs', { headers })).status).toBe(200);
    await gateway.request('/api/auth/logout', { method: 'POST', headers });
    expect((await gateway.request('/api/runs', { headers })).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await gateway.request('/api/runs', { headers: bearer })).status).toBe(401);
    expect(gateway.identity.revoked).toEqual(['ses_1']);
  });

  test('logout succeeds without a session and with an invalid one', async () => {
    gateway = await startGateway();
    for (const headers of [
      {},
      { authorization: 'Bearer nonsense' },
      { cookie: 'workspace_session=x' },
    ]) {
      const answer = await gateway.request('/api/auth/logout', { method: 'POST', headers });
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    }
  });

  test('another site cannot log a user out', async () => {
    gateway = await startGateway();
    const headers = {
      cookie: `workspace_session=${await gateway.issuer.issue()}`,
      origin: 'https://evil.example.com',
    };
    const answer = await gateway.request('/api/auth/logout', { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(gateway.identity.revoked).toEqual([]);
  });

  test('a form of another site cannot log a user in', async () => {
    gateway = await startGateway();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const init = { method: 'POST', headers: { 'content-type': type }, body };
      const answer = await gateway.request('/api/auth/login', init);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([415, null]);
    }
  });
});
