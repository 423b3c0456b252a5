import { sessionCookieName } from '@workspace-ops/contracts';
import { areas } from '../routes/areas.ts';
import { pathsOf, type Route } from '../routes/route.ts';
import type { Components, JsonSchema } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { operationsPaths } from './operations-paths.ts';
import { sharedParameters } from './parameters.ts';
import { sharedHeaders } from './responses.ts';

const description = `Field data in, governed workflow runs, artifacts and an audit trail out.

Every tenant is a workspace. A session token goes as \`Authorization: Bearer\` or as the
\`${sessionCookieName}\` cookie. In open tenancy a caller without a credential names the workspace
with \`X-Workspace-Id\`. Every error has one shape, \`Error\`. Timestamps are ISO 8601 in UTC.`;

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
    components: {
      schemas: components,
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookieAuth: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
      },
    },
  };
}

/** `/api/runs/:runId` as `/api/runs/{runId}`. */
const toTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
