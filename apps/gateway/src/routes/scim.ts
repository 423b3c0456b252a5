import {
  createdScimToken,
  doneSchema,
  scimDescription,
  scimResourceParams,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { readDirectoryToken } from '../authentication/directory-token.ts';
import { jsonRoute, type Route } from './route.ts';
import { describeScim } from './scim-discovery.ts';
import { scimGroupRoutes } from './scim-groups.ts';
import { answer, scimArea as area, scimBase, scimRoute } from './scim-route.ts';
import { scimUserRoutes } from './scim-users.ts';

const tokenRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/api/sso/scim-token',
    area,
    operationId: 'createScimToken',
    summary: 'Make a token for the company’s directory',
    description:
      'A directory, as Okta or Entra ID, provisions users and groups with it at `/scim/v2`. It replaces the token of before at once. 404 without a sign-in provider. 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.',
    auth: 'credential',
    role: 'admin',
    status: 201,
    output: createdScimToken,
    errors: [403, 404],
    call: ({ identity }, _input, ctx) =>
      identity.scim.createToken.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/sso/scim-token',
    area,
    operationId: 'deleteScimToken',
    summary: 'Remove the directory’s token',
    auth: 'credential',
    role: 'admin',
    status: 200,
    output: doneSchema,
    errors: [404],
    call: ({ identity }, _input, ctx) =>
      identity.scim.deleteToken.mutate(undefined, withContext(ctx)),
  }),
];

/** What of SCIM there is (RFC 7643, 5 to 7). */
const discoveryRoutes = (
  [
    ['ServiceProviderConfig', 'getScimConfig', 'Show what of SCIM there is'],
    ['ResourceTypes', 'listScimResourceTypes', 'List the kinds of resources'],
    ['Schemas', 'listScimSchemas', 'List the attributes of the resources'],
  ] as const
).map(([name, operationId, summary]) =>
  scimRoute({
    method: 'get',
    path: `${scimBase}/${name}`,
    operationId,
    summary,
    status: 200,
    answers: 'The description.',
    schema: scimDescription,
    call: async ({ identity }, { headers, origin }, ctx) => {
      await identity.scim.authenticate.query(readDirectoryToken(headers), withContext(ctx));
      return answer(200, describeScim[name](`${origin()}${scimBase}`));
    },
  }),
);

/** One of a list (RFC 7644, 4), as its `meta.location` names it. */
const oneOfDiscoveryRoutes = (
  [
    ['ResourceTypes', 'getScimResourceType', 'Show a kind of resources'],
    ['Schemas', 'getScimSchema', 'Show the attributes of a kind of resources'],
  ] as const
).map(([name, operationId, summary]) =>
  scimRoute({
    method: 'get',
    path: `${scimBase}/${name}/:id`,
    params: scimResourceParams,
    operationId,
    summary,
    status: 200,
    answers: 'The description.',
    schema: scimDescription,
    errors: [404],
    call: async ({ identity }, { params, headers, origin }, ctx) => {
      await identity.scim.authenticate.query(readDirectoryToken(headers), withContext(ctx));
      const { Resources } = describeScim[name](`${origin()}${scimBase}`);
      const found = Resources.find(({ id }) => id === params.id);
      if (found === undefined) throw notFound('Description');
      return answer(200, found);
    },
  }),
);

export const scimRoutes: readonly Route[] = [
  ...tokenRoutes,
  ...scimUserRoutes,
  ...scimGroupRoutes,
  ...discoveryRoutes,
  ...oneOfDiscoveryRoutes,
];
