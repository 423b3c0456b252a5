import {
  doneSchema,
  foundSsoConnection,
  proveDomainInput,
  ssoConnectionAnswer,
  ssoConnectionInput,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';
import { ssoCallbackPath, ssoSignInRoutes } from './sso-sign-in.ts';

const area = 'Accounts and sessions';

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
      redirectUri: `${origin()}${ssoCallbackPath}`,
    }),
  }),
  jsonRoute({
    method: 'put',
    path: '/api/sso',
    area,
    operationId: 'saveSsoConnection',
    summary: 'Set the workspace’s sign-in provider',
    description:
      'An OpenID provider through which people of the workspace’s domains sign in. A domain counts once it is proved: put the TXT record of the answer into its zone, then `POST /api/sso/domains/prove`. With another issuer all domains have to be proved anew. 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.',
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

export const ssoRoutes: readonly Route[] = [...connectionRoutes, ...ssoSignInRoutes];
