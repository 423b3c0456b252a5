import { sessionLifetimeSeconds } from '@workspace-ops/contracts';
import { createManualClock } from '@workspace-ops/testkit';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  startGateway,
  type StartedGateway,
  type StartOptions,
} from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
const start = async (options?: StartOptions): Promise<void> => {
  gateway = await startGateway(options);
};

beforeEach(() => start());
afterEach(() => gateway.gateway.stop());

const restart = async (environment: Record<string, string>): Promise<void> => {
  await gateway.gateway.stop();
  await start({ environment });
};

const findWorkspace = async (headers: Record<string, string>): Promise<unknown> => {
  const answer = await gateway.request('/api/audit-logs', { headers });
  const body = (await answer.json()) as { workspaceId?: string };
  return answer.ok ? body.workspaceId : answer.status;
};

const yearFrom = (now: Date): Date => new Date(now.getTime() + sessionLifetimeSeconds * 1_000);

const json = { 'content-type': 'application/json' };

test('token, cookie, header and default workspace are asked in this order', async () => {
  const bearer = `Bearer ${await gateway.issuer.issue({ ws: 'ws_bearer' })}`;
  const cookie = `workspace_session=${await gateway.issuer.issue({ ws: 'ws_cookie' })}`;
  const header = { 'x-workspace-id': 'ws_header' };
  expect(await findWorkspace({ authorization: bearer, cookie, ...header })).toBe('ws_bearer');
  expect(await findWorkspace({ cookie, ...header })).toBe('ws_cookie');
  expect(await findWorkspace(header)).toBe('ws_header');
  expect(await findWorkspace({})).toBe('ws_default');
});

test('an invalid credential is 401 and falls through to nothing', async () => {
  const cookie = `workspace_session=${await gateway.issuer.issue()}`;
  const header = { 'x-workspace-id': 'ws_header' };
  expect(await findWorkspace({ authorization: 'Bearer nonsense', cookie, ...header })).toBe(401);
  expect(await findWorkspace({ authorization: '', cookie, ...header })).toBe(401);
  expect(await findWorkspace({ authorization: 'Basic YTpi', cookie, ...header })).toBe(401);
  expect(await findWorkspace({ cookie: 'workspace_session=nonsense', ...header })).toBe(401);
});

test.each(['a b', 'ws/1', '', 'a'.repeat(65), 'ws_ü'])(
  'X-Workspace-Id %j is refused',
  async (id) => {
    expect(await findWorkspace({ 'x-workspace-id': id })).toBe(400);
  },
);

test('runs and artifacts need a credential in open tenancy too', async () => {
  for (const path of ['/api/runs', '/api/artifacts']) {
    const answer = await gateway.request(path, { headers: { 'x-workspace-id': 'ws_1' } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('strict tenancy needs a credential for every workspace, save for signing in', async () => {
  await restart({ TENANCY: 'strict' });
  expect(await findWorkspace({ 'x-workspace-id': 'ws_1' })).toBe(401);
  expect(await findWorkspace({})).toBe(401);
  const authorization = `Bearer ${await gateway.issuer.issue()}`;
  expect(await findWorkspace({ authorization })).toBe('ws_1');
  for (const path of [
    '/api/auth/me',
    '/healthz',
    '/readyz',
    '/metrics',
    '/docs',
    '/openapi.json',
  ]) {
    expect((await gateway.request(path)).status, path).toBe(200);
  }
});

test('production is strict unless set otherwise', async () => {
  await restart({ NODE_ENV: 'production', TRUST_PROXY: 'none' });
  expect(await findWorkspace({})).toBe(401);
});

test('an expired session is 401, and nobody to /api/auth/me', async () => {
  const token = await gateway.issuer.issue({ expiresAt: new Date(Date.now() - 1_000) });
  const headers = { authorization: `Bearer ${token}` };
  expect(await findWorkspace(headers)).toBe(401);
  const answer = await gateway.request('/api/auth/me', { headers });
  expect([answer.status, await answer.json()]).toEqual([200, { user: null }]);
});

test.each(['', 'Basic YTpi', 'Bearer', 'Bearer nonsense'])(
  'with Authorization %j /api/auth/me answers that nobody is signed in',
  async (authorization) => {
    const answer = await gateway.request('/api/auth/me', {
      headers: { authorization, 'x-workspace-id': 'not well formed' },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { user: null }]);
  },
);

test('a session goes on while the identity service is down', async () => {
  const headers = { authorization: `Bearer ${await gateway.issuer.issue()}` };
  gateway.identity.down = true;
  expect((await gateway.request('/api/runs', { headers })).status).toBe(200);
});

test('a token of a new signing key is accepted at once', async () => {
  await gateway.issuer.rotate();
  const headers = { authorization: `Bearer ${await gateway.issuer.issue()}` };
  await vi.waitFor(async () => expect(await findWorkspace(headers)).toBe('ws_1'), 3_000);
});

test('a session that ended elsewhere is refused within seconds', async () => {
  const headers = { authorization: `Bearer ${await gateway.issuer.issue({ sid: 'ses_gone' })}` };
  expect(await findWorkspace(headers)).toBe('ws_1');
  gateway.identity.revoked.push('ses_gone');
  await vi.waitFor(async () => expect(await findWorkspace(headers)).toBe(401), 4_000);
});

test('a token of a key that is not the identity service’s is refused', async () => {
  const stranger = await startGateway();
  const headers = { authorization: `Bearer ${await stranger.issuer.issue()}` };
  await stranger.gateway.stop();
  expect(await findWorkspace(headers)).toBe(401);
});

const idp = {
  IDP_ISSUER: 'https://idp.example.com',
  IDP_AUDIENCE: 'workspace-ops',
  IDP_JWT_SECRET: '0123456789abcdef0123456789abcdef',
};

const externalToken = (secret: string, email: string): Promise<string> =>
  new SignJWT({ email, email_verified: true })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('someone')
    .setIssuer(idp.IDP_ISSUER)
    .setAudience(idp.IDP_AUDIENCE)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));

test('an identity provider’s token acts for the account of its email, beside sessions of ours', async () => {
  await restart(idp);
  const token = await externalToken(idp.IDP_JWT_SECRET, 'new@example.com');
  await gateway.request('/api/sync/ingest', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(gateway.ingested[0]?.ctx.caller).toMatchObject({
    userId: 'usr_ext',
    email: 'new@example.com',
    role: 'owner',
    sessionId: null,
  });
  const forged = await externalToken('another secret of thirty-two bytes', 'new@example.com');
  expect(await findWorkspace({ authorization: `Bearer ${forged}` })).toBe(401);
  const authorization = `Bearer ${await gateway.issuer.issue()}`;
  expect(await findWorkspace({ authorization })).toBe('ws_1');
});

test('logging out with an identity provider’s token says that it goes on', async () => {
  await restart(idp);
  const logOut = async (token: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await gateway.request('/api/auth/logout', { method: 'POST', headers })).json();
  };
  const external = await externalToken(idp.IDP_JWT_SECRET, 'new@example.com');
  expect(await logOut(external)).toEqual({ success: true, ended: false });
  expect(await logOut(await gateway.issuer.issue())).toEqual({ success: true });
});

test('a session’s use is reported once in a while, not at each request', async () => {
  const clock = createManualClock();
  await gateway.gateway.stop();
  await start({ clock });
  const headers = {
    authorization: `Bearer ${await gateway.issuer.issue({ expiresAt: yearFrom(clock.now()) })}`,
  };
  for (let request = 0; request < 20; request += 1) {
    clock.advance(10_000);
    expect(await findWorkspace(headers)).toBe('ws_1');
  }
  await gateway.gateway.stop();
  expect(gateway.identity.seen).toEqual(['ses_1']);
  await start();
});

test('a sign-in gets the browser and the device, and gives the device a token', async () => {
  const logIn = (headers: Record<string, string>) =>
    gateway.request('/api/auth/login', {
      method: 'POST',
      headers: { ...json, 'user-agent': 'Browser', ...headers },
      body: JSON.stringify({ email: 'dana@example.com', password: 'correct horse' }),
    });
  const answer = await logIn({ cookie: 'workspace_device=from-cookie' });
  expect(Object.keys((await answer.json()) as object)).toEqual(['success', 'token', 'user']);
  expect(answer.headers.get('x-device-token')).toBe('a device token');
  expect(answer.headers.getSetCookie()[1]).toMatch(
    /^workspace_device=a%20device%20token; Max-Age=31536000; Path=\/api\/auth; .*HttpOnly/,
  );
  await logIn({ cookie: 'workspace_device=from-cookie', 'x-device-token': 'from-header' });
  await logIn({ 'x-device-token': 'x'.repeat(3_000) });
  expect(gateway.identity.clients).toEqual([
    { userAgent: 'Browser', deviceToken: 'from-cookie' },
    { userAgent: 'Browser', deviceToken: 'from-header' },
    { userAgent: 'Browser', deviceToken: undefined },
  ]);
});

test('a session of a user with too many ended ones to list is asked about', async () => {
  gateway.identity.unlistedUsers.push('usr_many');
  gateway.identity.unlistedEnded.push('ses_over');
  gateway.identity.revoked.push('ses_marker');
  const authorize = async (sid: string, sub = 'usr_many') => ({
    authorization: `Bearer ${await gateway.issuer.issue({ sub, sid })}`,
  });
  const marker = await authorize('ses_marker', 'usr_other');
  await vi.waitFor(async () => expect(await findWorkspace(marker)).toBe(401), { timeout: 5_000 });
  expect(await findWorkspace(await authorize('ses_over'))).toBe(401);
  expect(await findWorkspace(await authorize('ses_live'))).toBe('ws_1');
  gateway.identity.down = true;
  expect(await findWorkspace(await authorize('ses_live'))).toBe('ws_1');
  expect(await findWorkspace(await authorize('ses_unknown'))).toBe(503);
  expect(await findWorkspace(await authorize('ses_other', 'usr_other'))).toBe('ws_1');
});
