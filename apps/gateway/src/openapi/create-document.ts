import { sessionCookieName } from '@workspace-ops/contracts';
import { listScopes } from '@workspace-ops/rpc';
import type { RouteAuth } from '../authentication/route-auth.ts';
import { areas, listPaths, type Route } from '../routes/route.ts';
import { toJsonSchema, type Components, type JsonSchema } from './json-schema.ts';
import { operationsPaths } from './operations-paths.ts';
import { describeParameters, sharedParameters } from './parameters.ts';
import { describeResponses, sharedHeaders, sharedResponses } from './responses.ts';
import { describeWebhooks } from './webhooks.ts';

const documentDescription = `Field data in, governed workflow runs, artifacts and an audit trail out.

Every tenant is a workspace. A session token, or the secret of an API token, goes as \`Authorization: Bearer\` or as the
\`${sessionCookieName}\` cookie. In open tenancy a caller without a credential names the workspace
with \`X-Workspace-Id\`, and is answered under addresses, \`localhost\` and \`ALLOWED_HOSTS\` alone.
Assessment questions, discovery sessions and ICP profiles that are made in open tenancy without a
\`workspaceId\` are global: every workspace sees them.

A web page of another origin may change nothing, and may not read with the cookie, unless
\`ALLOWED_ORIGINS\` names it: 403.

Every error has one shape, \`Error\`. Timestamps are ISO 8601 in UTC. A list with a \`nextCursor\` is
read to its end by sending that as \`cursor\`, with the same filters, until it is null; \`limit\` is the
size of a page. The fields \`RateLimit-Policy\` and \`RateLimit\` say which limits hold and what is left.`;

/** The interface as OpenAPI 3.1: a pure function of the route table. */
export function createOpenApiDocument(routes: readonly Route[]): JsonSchema {
  const components: Components = {};
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    for (const path of listPaths(route)) {
      const operations = (paths[toTemplate(path)] ??= {});
      operations[route.method] = describeOperation(route, path, components);
    }
  }
  const used = new Set(routes.map(({ area }) => area));
  return {
    openapi: '3.1.0',
    info: { title: 'Workspace operations', version: '1.0.0', description: documentDescription },
    servers: [{ url: '/' }],
    tags: [
      ...Object.entries(areas)
        .filter(([name]) => used.has(name as Route['area']))
        .map(([name, purpose]) => ({ name, description: purpose })),
      { name: 'Operations', description: 'Health, metrics and this document.' },
    ],
    paths: { ...paths, ...operationsPaths(components) },
    webhooks: describeWebhooks(components),
    components: {
      schemas: components,
      responses: sharedResponses(components),
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'wsk_…',
          description: 'The secret of an API token that has one of the listed scopes.',
        },
        feedToken: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: 'The secret of an API token with the scope `calendar`.',
        },
        directoryToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a workspace’s directory (SCIM).',
        },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN.' },
        cookieAuth: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
      },
    },
  };
}

/** `/api/runs/:runId` as `/api/runs/{runId}`. */
const toTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const credentials = [{ bearerAuth: [] }, { cookieAuth: [] }];

/** `{}` says that the operation can be called without a credential. */
const security: Record<RouteAuth, JsonSchema[]> = {
  none: [],
  optional: [...credentials, {}],
  workspace: [...credentials, {}],
  credential: credentials,
  feed: [...credentials, { feedToken: [] }],
  webhook: [...credentials, {}],
  directory: [{ directoryToken: [] }],
  strict: [{ bearerAuth: [] }, {}],
};

/** An API token needs any one of the scopes. */
const describeSecurity = (route: Route): JsonSchema[] => [
  ...security[route.auth],
  ...listScopes(route).map((scope) => ({ apiToken: [scope] })),
];

/** A row as the operation of one of its paths. */
function describeOperation(route: Route, path: string, components: Components): JsonSchema {
  const isAlias = path !== route.path;
  const told = isAlias ? `The same as \`${route.path}\`.` : route.description;
  const description = [told, describeAccess(route)].filter(Boolean).join('\n\n');
  return {
    operationId: isAlias ? aliasId(route, path) : route.operationId,
    tags: [route.area],
    summary: route.summary,
    ...(description === '' ? {} : { description }),
    'x-least-role': route.role,
    'x-token-scopes': listScopes(route),
    security: describeSecurity(route),
    parameters: describeParameters(route, components),
    ...(route.body === undefined ? {} : { requestBody: describeRequestBody(route, components) }),
    responses: describeResponses(route, components),
  };
}

/** What a member needs, and what a token; nothing where an account or none is enough. */
function describeAccess(route: Route): string | null {
  const { role } = route;
  const depends = route.accessOf === undefined ? '' : ', or more, by what is sent';
  if (role === 'anyone') return null;
  const needed = `Members need the role \`${role}\`${depends}`;
  const scopes = listScopes(route).map((scope) => `\`${scope}\``);
  return scopes.length === 0
    ? `${needed}; closed to API tokens.`
    : `${needed}, API tokens the scope ${scopes.join(' or ')}.`;
}

/** `getSyncState` at `/api/mobilehub/state` is `getSyncStateAtMobilehubState`. */
const aliasId = (route: Route, path: string): string => {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api');
  return `${route.operationId}At${words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}`;
};

const describeRequestBody = (route: Route, components: Components): JsonSchema => ({
  required: route.bodyOptional !== true,
  content: {
    'application/json': {
      schema: toJsonSchema(route.body!, 'input', components),
      ...(route.example === undefined ? {} : { example: route.example }),
    },
  },
});
