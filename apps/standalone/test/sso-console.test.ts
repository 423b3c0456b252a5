import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FactorAdded, SecondStep, SignedIn } from '@workspace-ops/contracts';
import { showCode } from '@workspace-ops/identity/stand-in/authenticator-application';
import { startNameServer, type NameServer } from '@workspace-ops/identity/stand-in/name-server';
import type { OidcProvider } from '@workspace-ops/identity/stand-in/oidc-provider';
import { openBrowser, type Browser } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAt, startCompany, readStart, startProviderFor, type Company } from './company.ts';
import { startComposed, type Composed } from './composed.ts';

/* Sign-ins at a company's provider, of people who have a browser and a service that has a console. */

let folder: string;
let names: NameServer;
let composed: Composed;
let system: { url: string; zone: NameServer['zone'] };
let provider: OidcProvider;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sso-console-'));
  names = await startNameServer();
  composed = await startComposed({
    DATA_DIR: folder,
    SSO_DNS_SERVERS: names.address,
    // The service leads there whether or not it is built.
    CONSOLE_DIR: join(folder, 'console'),
  });
  system = { url: composed.url, zone: names.zone };
  provider = await startProviderFor(system);
});

afterAll(async () => {
  await provider.close();
  await composed.close();
  names.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask<T>(browser: Browser, path: string, body?: object): Promise<[number, T]> {
  const answer = await browser.request(`${system.url}${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
  return [answer.status, (await answer.json()) as T];
}

const readUser = async (browser: Browser) =>
  (await ask<{ user: SignedIn['user'] | null }>(browser, '/api/auth/me'))[1].user;

/** Somebody of the company who has added an authenticator application. @returns a recovery code. */
async function addFactor(email: string): Promise<string> {
  const { browser } = await signInAt(system, provider, { sub: email, email });
  const [, { id, secret }] = await ask<{ id: string; secret: string }>(
    browser,
    '/api/auth/factors/totp',
    {},
  );
  const [status, added] = await ask<FactorAdded>(browser, '/api/auth/factors/totp/confirm', {
    id,
    code: showCode(secret, new Date()),
  });
  expect(status).toBe(200);
  return added.recoveryCodes![0]!;
}

const isLogin = ({ pathname }: URL): boolean => pathname === '/console/login';

/** As the console begins a sign-in: to one of its pages. */
async function signInToConsole({ sub, email }: { sub: string; email: string }) {
  provider.person = { sub, email };
  const query = new URLSearchParams({ email, returnTo: '/console/runs?status=failed' });
  const browser = openBrowser();
  const { url } = await browser.open(
    `${system.url}/api/auth/sso/start?${query.toString()}`,
    (next) => next.pathname.startsWith('/console/'),
  );
  return { browser, url };
}

it('a person without a second factor is signed in at the page of the console', async () => {
  const { domain, workspaceId } = await startCompany(system, provider);
  const { browser, url } = await signInToConsole({ sub: 'plain', email: `plain@${domain}` });
  expect(url.href).toBe(`${system.url}/console/runs?status=failed`);
  expect(await readUser(browser)).toMatchObject({ email: `plain@${domain}`, workspaceId });
});

it('a person with a second factor shows it at the console, in the browser that came back', async () => {
  const { domain, workspaceId } = await startCompany(system, provider);
  const email = `careful@${domain}`;
  const recoveryCode = await addFactor(email);
  const { browser, url } = await signInToConsole({ sub: email, email });
  // The whole address: nothing in it signs anybody in.
  expect(url.href).toBe(
    `${system.url}/console/login?step=factor&returnTo=%2Fconsole%2Fruns%3Fstatus%3Dfailed`,
  );
  expect(await readUser(browser)).toBeNull();
  const path = '/api/auth/sso/challenge';
  expect((await ask(openBrowser(), path))[0]).toBe(401);
  const [status, step] = await ask<SecondStep>(browser, path);
  expect([status, step.factors]).toEqual([200, ['totp', 'recovery_code']]);
  const { challenge } = step;
  const wrong = { challenge, recoveryCode: 'aaaaa-aaaaa-aaaaa-aaaaa' };
  expect((await ask(browser, '/api/auth/login/factor', wrong))[0]).toBe(401);
  const [entered] = await ask(browser, '/api/auth/login/factor', { challenge, recoveryCode });
  expect(entered).toBe(200);
  expect(await readUser(browser)).toMatchObject({ email, workspaceId });
  expect((await ask(browser, path))[0]).toBe(401);
});

it('a program that asks for JSON gets the challenge in it', async () => {
  const { domain } = await startCompany(system, provider);
  const email = `program@${domain}`;
  await addFactor(email);
  provider.person = { sub: email, email };
  const browser = openBrowser();
  const { url } = await browser.open(readStart(system, email), ({ pathname }) =>
    pathname.endsWith('/callback'),
  );
  const [status, body] = await ask<SecondStep & { code: string; returnTo: string }>(
    browser,
    url.pathname + url.search,
  );
  expect([status, body.code, body.returnTo]).toEqual([
    401,
    'second_factor_required',
    '/api/auth/me',
  ]);
  expect(body.challenge).toMatch(/^[\w-]{43}$/);
});

it('a person who is not let in is led to the console’s sign-in page, which says why', async () => {
  const company: Company = await startCompany(system, provider);
  provider.person = { sub: 'stranger', email: 'stranger@elsewhere.example.com' };
  const refused = await openBrowser().open(readStart(system, `a@${company.domain}`), isLogin);
  expect(refused.url.search).toBe('?refused=forbidden');
  const unknown = await openBrowser().open(readStart(system, 'a@unknown.example.com'), isLogin);
  expect(unknown.url.search).toBe('?refused=not_found');
});
