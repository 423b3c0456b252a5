import type { OidcProvider } from '@workspace-ops/identity/stand-in/oidc-provider';
import { openBrowser, waitFor, type Browser } from '@workspace-ops/testkit';
import { describe, expect } from 'vitest';
import { apiClient, signUp } from './client.ts';
import {
  proveDomain,
  saveConnection,
  signInAt,
  startCompany,
  readStart,
  startProviderFor,
} from './company.ts';
import { inviteMember } from './guests.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
let provider: OidcProvider;

it.beforeAll(async ({ system: shared }) => {
  system = shared;
  provider = await startProviderFor(system);
});
it.afterAll(() => provider.close());

const isCallback = (url: URL): boolean => url.pathname === '/api/auth/sso/callback';

/** A sign-in that has come back from the provider, and not yet to the service. */
async function comeBack(email: string, change: (asked: URL) => void = () => {}) {
  const browser = openBrowser();
  const { url: asked } = await browser.open(
    readStart(system, email),
    ({ origin }) => origin === provider.issuer,
  );
  change(asked);
  provider.person = { sub: email, email };
  const { url } = await browser.open(asked, isCallback);
  return { browser, url };
}

async function finish(browser: Browser, url: URL) {
  const answer = await browser.request(url);
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  return [answer.status, code];
}

describe('a sign-in at the provider of the email’s domain', () => {
  it('ends in the workspace, with the role that the claim maps to, each time anew', async () => {
    const { domain, workspaceId, owner } = await startCompany(system, provider);
    const { body: shown } = await owner.get('/api/sso');
    expect(shown['redirectUri']).toBe(`${system.url}/api/auth/sso/callback`);
    const person = { sub: 'dana', email: `dana@${domain}`, name: 'Dana Doe' };
    const first = await signInAt(system, provider, { ...person, groups: ['Sales', 'Others'] });
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({
      email: person.email,
      name: 'Dana Doe',
      role: 'editor',
      workspaceId,
      emailVerified: true,
    });
    expect((await first.browser.request(`${system.url}/api/runs`)).status).toBe(200);
    const { body: later } = await signInAt(system, provider, { ...person, groups: 'Leads' });
    expect(later.user).toMatchObject({ id: first.body.user!.id, role: 'approver' });
    const { body: log } = await owner.get<{ logs: object[] }>(
      '/api/audit-logs?action=member.added',
    );
    expect(log.logs).toMatchObject([{ agent: 'Sign-in provider', details: { role: 'editor' } }]);
  });

  it('takes the place of passwords where the workspace wants it, but for its owners', async () => {
    const { domain, owner, connection } = await startCompany(system, provider);
    const anonymous = apiClient(system.url);
    const credentials = { email: `early@${domain}`, password: 'correct horse' };
    expect((await anonymous.post('/api/auth/signup', credentials)).status).toBe(200);
    await saveConnection(owner, { ...connection, ssoOnly: true });
    const refused = await anonymous.post('/api/auth/login', credentials);
    expect([refused.status, refused.body['code']]).toEqual([403, 'forbidden']);
    expect(refused.body['message']).toContain('/api/auth/sso/start');
    const wrong = { ...credentials, password: 'wrong horse' };
    expect((await anonymous.post('/api/auth/login', wrong)).status).toBe(401);
    const unknown = { ...credentials, email: `unknown@${domain}` };
    expect((await anonymous.post('/api/auth/signup', unknown)).status).toBe(403);
    const own = { ...credentials, email: `owner@${domain}` };
    expect((await anonymous.post('/api/auth/login', own)).status).toBe(200);
    const person = { sub: 'early', email: credentials.email };
    expect((await signInAt(system, provider, person)).body.user!.role).toBe('viewer');
  });
});

describe('a sign-in that does not hold', () => {
  it('is refused in another browser, with another state, and a second time', async () => {
    const { domain } = await startCompany(system, provider);
    const { browser, url } = await comeBack(`states@${domain}`);
    expect(await finish(openBrowser(), url)).toEqual([403, 'forbidden']);
    const { browser: another } = await comeBack(`states@${domain}`);
    expect(await finish(another, url)).toEqual([403, 'forbidden']);
    const otherState = new URL(url);
    otherState.searchParams.set('state', 'x'.repeat(43));
    expect(await finish(browser, otherState)).toEqual([403, 'forbidden']);
    expect(await finish(browser, url)).toEqual([302, undefined]);
    expect(await finish(browser, url)).toEqual([403, 'forbidden']);
  });

  it('is refused with another nonce, code or issuer', async () => {
    const { domain } = await startCompany(system, provider);
    const email = `values@${domain}`;
    const { browser, url } = await comeBack(email, (asked) =>
      asked.searchParams.set('nonce', 'another nonce'),
    );
    expect(await finish(browser, url)).toEqual([401, 'unauthenticated']);
    const { url: others } = await comeBack(email);
    for (const [name, value] of [
      ['code', others.searchParams.get('code')!],
      ['iss', 'https://login.example.com'],
    ] as const) {
      const mine = await comeBack(email);
      mine.url.searchParams.set(name, value);
      expect(await finish(mine.browser, mine.url), name).toEqual([401, 'unauthenticated']);
    }
  });

  it('is refused where the provider calls itself by another issuer than the one that was set', async () => {
    const { domain, owner, connection } = await startCompany(system, provider);
    const issuer = provider.issuer.replace('127.0.0.1', 'localhost');
    await saveConnection(owner, { ...connection, issuer });
    // With another issuer the domain has to be proved anew.
    expect((await apiClient(system.url).get(`/api/auth/sso/start?email=a@${domain}`)).status).toBe(
      404,
    );
    await proveDomain(system, owner, domain);
    const { answer } = await openBrowser().open(readStart(system, `a@${domain}`));
    expect([answer!.status, ((await answer!.json()) as { code: string }).code]).toEqual([
      502,
      'upstream_failed',
    ]);
  });

  it('is refused for another subject with the email of somebody who signed in before', async () => {
    const { domain } = await startCompany(system, provider);
    const email = `bound@${domain}`;
    expect((await signInAt(system, provider, { sub: 'first', email })).status).toBe(200);
    const { status, body } = await signInAt(system, provider, { sub: 'second', email });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });
});

it('a member whom an admin removed comes in again by an invitation, and not by the provider alone', async () => {
  const { domain, owner } = await startCompany(system, provider);
  const person = { sub: `removed-${domain}`, email: `removed@${domain}` };
  const { body, browser } = await signInAt(system, provider, person);
  expect((await owner.send('DELETE', `/api/members/${body.user!.id}`)).status).toBe(200);
  await waitFor(async () => (await browser.request(`${system.url}/api/runs`)).status === 401);
  const refused = await signInAt(system, provider, person);
  expect([refused.status, refused.body.code]).toEqual([403, 'member_removed']);
  const log = await owner.get<{ totalCount: number }>(
    '/api/audit-logs?action=account.sign_in_failed',
  );
  expect(log.body.totalCount).toBe(1);
  const invitation = { email: person.email, role: 'viewer' };
  expect((await owner.post('/api/members/invitations', invitation)).status).toBe(201);
  expect((await signInAt(system, provider, person)).body.user!.id).toBe(body.user!.id);
});

it('the domain of another workspace can be neither proved nor signed in with', async () => {
  const company = await startCompany(system, provider);
  const rival = await startCompany(system, provider);
  const domains = [company.domain, rival.domain];
  await saveConnection(rival.owner, { ...rival.connection, domains });
  const claimed = await proveDomain(system, rival.owner, company.domain);
  expect([claimed.status, (claimed.body as { code?: string }).code]).toEqual([409, 'conflict']);
  const stays = await signInAt(system, provider, { sub: 'a', email: `a@${company.domain}` });
  expect(stays.body.user!.workspaceId).toBe(company.workspaceId);
  // The rival's provider vouches for somebody of the company.
  provider.person = { sub: 'b', email: `b@${company.domain}` };
  const { answer } = await openBrowser().open(readStart(system, `x@${rival.domain}`));
  expect([answer!.status, ((await answer!.json()) as { code: string }).code]).toEqual([
    403,
    'forbidden',
  ]);
  const { body } = await rival.owner.get<{ totalCount: number }>('/api/members');
  expect(body.totalCount).toBe(1);
});

it('only admins see and set a provider and the token of a directory', async () => {
  const owner = await signUp(system.url);
  const issued = await owner.post<{ secret: string }>('/api/tokens', {
    name: 'Agent',
    kind: 'agent',
    scopes: ['read', 'ingest', 'runs:start', 'artifacts:write', 'audit:read', 'knowledge:write'],
  });
  const callers = {
    viewer: await inviteMember(system, owner, 'viewer'),
    editor: await inviteMember(system, owner, 'editor'),
    approver: await inviteMember(system, owner, 'approver'),
    agent: apiClient(system.url).as(issued.body.secret),
  };
  const domain = `unset-${process.pid}.example.com`;
  const connection = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: 'secret',
    domains: [domain],
    defaultRole: 'viewer',
  };
  const calls = [
    ['GET', '/api/sso', undefined],
    ['PUT', '/api/sso', connection],
    ['DELETE', '/api/sso', undefined],
    ['POST', '/api/sso/domains/prove', { domain }],
    ['POST', '/api/sso/scim-token', undefined],
    ['DELETE', '/api/sso/scim-token', undefined],
  ] as const;
  for (const [name, caller] of Object.entries(callers)) {
    for (const [method, path, body] of calls) {
      const { status } = await caller.send(method, path, { body });
      expect(status, `${name}: ${method} ${path}`).toBe(403);
    }
  }
  expect((await owner.get('/api/sso')).body['connection']).toBeNull();
  const admin = await inviteMember(system, owner, 'admin');
  await saveConnection(admin, connection);
});
