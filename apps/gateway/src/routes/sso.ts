import {
  deviceHeaderName,
  doneSchema,
  foundSsoConnection,
  proveDomainInput,
  ssoCallbackInput,
  ssoConnectionAnswer,
  ssoConnectionInput,
  ssoCookieName,
  ssoCookiePath,
  ssoSignInSeconds,
  startSsoInput,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { parseCookie } from 'cookie';
import { clientFacts } from '../http/client-facts.ts';
import { type Cookie, listSessionCookies } from '../http/session-cookies.ts';
import { jsonRoute, rawRoute, type Route } from './route.ts';

const area = 'Accounts and sessions';

const callbackPath = '/api/auth/sso/callback';

/** The browser sends it back with the provider's redirect, which comes from another site. */
const browserCookie = (value: string, isSecure: boolean): Cookie => ({
  name: ssoCookieName,
  value,
  options: {
    httpOnly: true,
    path: ssoCookiePath,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: value === '' ? 0 : ssoSignInSeconds * 1_000,
  },
});

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/** Neither a redirect nor its cookies are for caches. */
const redirectTo = (location: string): Record<string, string> => ({
  Location: location,
  'Cache-Control': 'no-store',
});

const connectionRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/sso',
    area,
    operationId: 'getSsoConnection',
    summary: 'Show the workspace’s sign-in provider',
    description: '`connection` is null where there is none. The client secret is never shown.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    output: foundSsoConnection,
    call: async ({ identity }, { origin }, ctx) => ({
      ...(await identity.sso.get.query(undefined, withContext(ctx))),
      redirectUri: `${origin()}${callbackPath}`,
    }),
  }),
  jsonRoute({
    method: 'put',
    path: '/api/sso',
    area,
    operationId: 'saveSsoConnection',
    summary: 'Set the workspace’s sign-in provider',
    description:
      'An OpenID provider through which people of the workspace’s domains sign in. A domain counts once it is proved: put the TXT record of the answer into its zone, then `POST /api/sso/domains/prove`. With another issuer all domains have to be proved anew.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    body: ssoConnectionInput,
    output: ssoConnectionAnswer,
    errors: [403],
    example: {
      issuer: 'https://login.example.com',
      clientId: 'workspace-ops',
      clientSecret: 'the provider’s secret',
      domains: ['example.com'],
      roleClaim: 'groups',
      roleMapping: { Sales: 'editor', 'Sales leads': 'approver' },
      defaultRole: 'viewer',
      ssoOnly: false,
    },
    call: ({ identity }, { body }, ctx) => identity.sso.save.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/sso',
    area,
    operationId: 'deleteSsoConnection',
    summary: 'Remove the workspace’s sign-in provider',
    description: 'Accounts and members stay.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    output: doneSchema,
    errors: [404],
    call: ({ identity }, _input, ctx) => identity.sso.delete.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/sso/domains/prove',
    area,
    operationId: 'proveSsoDomain',
    summary: 'Prove a domain by its TXT record',
    description:
      'While the record is not there, 400. A domain that another workspace has proved is 409 as long as that one’s record is there.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    body: proveDomainInput,
    output: ssoConnectionAnswer,
    errors: [404, 409],
    example: { domain: 'example.com' },
    call: ({ identity }, { body }, ctx) => identity.sso.proveDomain.mutate(body, withContext(ctx)),
  }),
];

const signInRoutes: readonly Route[] = [
  rawRoute({
    method: 'get',
    path: '/api/auth/sso/start',
    area,
    operationId: 'startSsoSignIn',
    summary: 'Sign in with the provider of the email’s domain',
    description:
      'Redirects the browser to the provider. The browser that begins must also end the sign-in, within ten minutes.',
    auth: 'none',
    role: 'anyone',
    status: 302,
    query: startSsoInput,
    output: {
      mediaTypes: [],
      description: 'A redirect to the provider.',
      headers: {
        Location: 'Where the browser signs in.',
        'Set-Cookie': 'Binds it to the browser.',
      },
    },
    errors: [404, 502],
    call: async ({ identity }, { query, origin }, ctx) => {
      const redirectUri = `${origin()}${callbackPath}`;
      const started = await identity.sso.start.mutate({ ...query, redirectUri }, withContext(ctx));
      return {
        status: 302,
        headers: redirectTo(started.location),
        cookies: [browserCookie(started.browserSecret, isSecure(origin()))],
        body: '',
      };
    },
  }),
  rawRoute({
    method: 'get',
    path: callbackPath,
    area,
    operationId: 'finishSsoSignIn',
    summary: 'Come back from the provider',
    description:
      'The provider sends the browser here. Starts a session in the provider’s workspace with the session cookie, as a login does, and redirects to the path that the sign-in was begun for. The first sign-in makes the account, where `SIGN_UP` is not `off`, and the membership.',
    auth: 'none',
    role: 'anyone',
    status: 302,
    query: ssoCallbackInput,
    output: {
      mediaTypes: [],
      description: 'A redirect to a path of this service.',
      headers: { Location: 'The path.', 'Set-Cookie': 'The session’s cookie.' },
    },
    errors: [401, 403, 502],
    call: async ({ identity }, { query, headers, origin }, ctx) => {
      const browserSecret = headers.cookie && parseCookie(headers.cookie)[ssoCookieName];
      const finished = await identity.sso.finish.mutate(
        { answer: query, browserSecret: browserSecret || undefined, client: clientFacts(headers) },
        withContext(ctx),
      );
      const secure = isSecure(origin());
      return {
        status: 302,
        headers: { ...redirectTo(finished.returnTo), [deviceHeaderName]: finished.deviceToken },
        cookies: [...listSessionCookies(finished, secure), browserCookie('', secure)],
        body: '',
      };
    },
  }),
];

export const ssoRoutes: readonly Route[] = [...connectionRoutes, ...signInRoutes];
