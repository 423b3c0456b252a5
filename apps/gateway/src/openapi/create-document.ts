import { sessionCookieName } from '@workspace-ops/contracts';
import { areas } from '../routes/areas.ts';
import { pathsOf, type Route } from '../routes/route.ts';
import type { Components, JsonSchema } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { operationsPaths } from './operations-paths.ts';
import { sharedParameters } from './parameters.ts';
import { sharedHeaders, sharedResponses } from './responses.ts';
import { webhooksOf } from './webhooks.ts';

const description = `Field data in, governed workflow runs, artifacts and an audit trail out.

Every tenant is a workspace. A session token goes as \`Authorization: Bearer\` or as the
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
    for (const path of pathsOf(route)) {
      const operations = (paths[toTemplate(path)] ??= {});
      operations[route.method] = operationOf(route, path, components);
    }
  }
  const used = new Set(routes.map(({ area }) => area));
  return {
    openapi: '3.1.0',
    info: { title: 'Workspace operations', version: '1.0.0', description },
    servers: [{ url: '/' }],
    tags: [
      ...Object.entries(areas)
        .filter(([name]) => used.has(name as Route['area']))
        .map(([name, purpose]) => ({ name, description: purpose })),
      { name: 'Operations', description: 'Health, metrics and this document.' },
    ],
    paths: { ...paths, ...operationsPaths(components) },
    webhooks: webhooksOf(components),
    components: {
      schemas: components,
      responses: sharedResponses(components),
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN.' },
        cookieAuth: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
      },
    },
  };
}

/** `/api/runs/:runId` as `/api/runs/{runId}`. */
const toTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
