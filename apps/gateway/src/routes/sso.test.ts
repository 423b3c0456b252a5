import { scimErrorSchema, scimMediaType } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let started: StartedGateway;

beforeAll(async () => {
  started = await startGateway({ environment: { PUBLIC_ORIGIN: 'https://ops.example.com' } });
});
afterAll(() => started.gateway.stop());

const visit = (path: string, headers: Record<string, string> = {}) =>
  started.request(path, { redirect: 'manual', headers });

describe('a sign-in at a workspace’s own provider', () => {
  it('sends the browser there with a cookie that only the way back sees', async () => {
    const answer = await visit('/api/auth/sso/start?email=dana@example.com');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://login.example.com/authorize');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [cookie, ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^workspace_sso=secret; Max-Age=600; Path=\/api\/auth\/sso;/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
  });

  it.each([
    'https://attacker.example.com',
    '//attacker.example.com',
    '/\\attacker.example.com',
    '/\t/attacker.example.com',
    '/a/..//attacker.example.com',
    'docs',
  ])('returns to no other place than this service: %j', async (returnTo) => {
    const query = new URLSearchParams({ email: 'dana@example.com', returnTo });
    expect((await visit(`/api/auth/sso/start?${query.toString()}`)).status).toBe(400);
  });

  it('ends with the session’s cookies and a redirect to a path', async () => {
    const answer = await visit('/api/auth/sso/callback?code=c&state=s', {
      cookie: 'workspace_sso=secret',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/docs?x=1');
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((line) => line.split('=', 1)[0])).toEqual([
      'workspace_session',
      'workspace_device',
      'workspace_sso',
    ]);
    expect(cookies[2]).toContain('Max-Age=0');
    expect(await answer.text()).toBe('');
  });
});

describe('a sign-in that is not finished at the provider', () => {
  const page = { accept: 'text/html,application/xhtml+xml', cookie: 'workspace_sso=secret' };
  const back = (code: string) => `/api/auth/sso/callback?state=s&error=${code}`;
  let withConsole: StartedGateway;

  beforeAll(async () => {
    const environment = { PUBLIC_ORIGIN: 'https://ops.example.com', CONSOLE_DIR: 'not-built' };
    withConsole = await startGateway({ environment });
  });
  afterAll(() => withConsole.gateway.stop());

  const visitWith = (path: string, headers: Record<string, string> = page) =>
    withConsole.request(path, { redirect: 'manual', headers });

  it('leads a browser to the console for the second factor, with the challenge in a cookie', async () => {
    const answer = await visitWith(back('second_factor_required'));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      '/console/login?step=factor&returnTo=%2Fdocs%3Fx%3D1',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [cleared, kept, ...others] = answer.headers.getSetCookie();
    expect([cleared!.split('=', 1)[0], others]).toEqual(['workspace_sso', []]);
    expect(cleared).toContain('Max-Age=0');
    expect(kept).toMatch(
      /^workspace_sso_challenge=the-challenge; Max-Age=300; Path=\/api\/auth\/sso;/,
    );
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(kept).toContain(part);
  });

  it('leads a browser to the console with the code of a refusal, and begins no session', async () => {
    const answer = await visitWith(back('forbidden'));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/console/login?refused=forbidden',
    ]);
    expect(answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])).toEqual([
      'workspace_sso=',
    ]);
  });

  it('is JSON for who asks for it, without a console, and where the fault is not the person’s', async () => {
    const json = { ...page, accept: 'application/json' };
    const asked = await visitWith(back('second_factor_required'), json);
    expect([asked.status, await asked.json()]).toMatchObject([401, { challenge: 'the-challenge' }]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const without = await visit(back('second_factor_required'), page);
    expect([without.status, await without.json()]).toMatchObject([
      401,
      { challenge: 'the-challenge', returnTo: '/docs?x=1' },
    ]);
    expect((await visitWith(back('upstream_failed'))).status).toBe(502);
  });
});

describe('the directory', () => {
  it.each(['/scim/v2/Users', '/scim/v2/Users/usr_1', '/scim/v2/Groups/%zz', '/scim/v2/Schemas'])(
    'is answered in its own shape and media type without its token: %s',
    async (path) => {
      const session = `workspace_session=${await started.issuer.issue()}`;
      const answer = await visit(path, { cookie: session });
      expect(answer.headers.get('content-type')).toContain(scimMediaType);
      const body = scimErrorSchema.parse(await answer.json());
      expect(body.status).toBe(String(answer.status));
      expect([400, 401]).toContain(answer.status);
    },
  );

  it('is refused without its token before a body is read', async () => {
    for (const [method, path] of [
      ['POST', '/scim/v2/Users'],
      ['PUT', '/scim/v2/Groups/grp_1'],
      ['PATCH', '/scim/v2/Users/usr_1'],
    ] as const) {
      const headers = { 'content-type': scimMediaType };
      const answer = await started.request(path, { method, headers, body: '{' });
      expect(answer.status, `${method} ${path}`).toBe(401);
    }
  });

  it('says what it has, with addresses of the own origin', async () => {
    for (const name of ['ServiceProviderConfig', 'ResourceTypes', 'Schemas']) {
      const answer = await visit(`/scim/v2/${name}`, { authorization: 'Bearer scim_x' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain(scimMediaType);
      expect(await answer.text()).toContain(`"https://ops.example.com/scim/v2/${name}`);
    }
  });

  it.each(['ResourceTypes', 'Schemas'])('answers at the address of each of %s', async (name) => {
    const authorization = 'Bearer scim_x';
    const list = await visit(`/scim/v2/${name}`, { authorization });
    const { Resources } = (await list.json()) as { Resources: { meta: { location: string } }[] };
    expect(Resources).toHaveLength(2);
    for (const resource of Resources) {
      const found = await visit(new URL(resource.meta.location).pathname, { authorization });
      expect(await found.json()).toEqual(resource);
    }
    const unknown = await visit(`/scim/v2/${name}/Printer`, { authorization });
    expect(unknown.status).toBe(404);
  });

  it('adds a user with its address', async () => {
    const answer = await started.request('/scim/v2/Users', {
      method: 'POST',
      headers: { authorization: 'Bearer scim_x', 'content-type': scimMediaType },
      body: JSON.stringify({ userName: 'dana@example.com', active: 'True' }),
    });
    expect(answer.status).toBe(201);
    const { meta } = (await answer.json()) as { meta: { location: string } };
    expect(answer.headers.get('location')).toBe(meta.location);
    expect(meta.location).toMatch(/^https:\/\/ops\.example\.com\/scim\/v2\/Users\//);
  });

  it('names the attribute that is wrong', async () => {
    const answer = await started.request('/scim/v2/Users', {
      method: 'POST',
      headers: { authorization: 'Bearer scim_x', 'content-type': scimMediaType },
      body: JSON.stringify({ userName: 'nobody' }),
    });
    expect(await answer.json()).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '400',
      scimType: 'invalidValue',
      detail: 'userName must be an email address, got "nobody"',
    });
  });
});
