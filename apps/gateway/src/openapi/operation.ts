import type { Route, RouteAuth } from '../routes/route.ts';
import { toJsonSchema, type Components, type JsonSchema } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';

const credentials = [{ bearerAuth: [] }, { cookieAuth: [] }];

/** `{}` says that the operation can be called without a credential. */
const security: Record<RouteAuth, JsonSchema[]> = {
  none: [],
  optional: [...credentials, {}],
  workspace: [...credentials, {}],
  credential: credentials,
  webhook: [...credentials, {}],
  strict: [{ bearerAuth: [] }, {}],
};

/** A row as the operation of one of its paths. */
export function operationOf(route: Route, path: string, components: Components): JsonSchema {
  const isAlias = path !== route.path;
  const description = isAlias ? `The same as \`${route.path}\`.` : route.description;
  return {
    operationId: isAlias ? aliasId(route, path) : route.operationId,
    tags: [route.area],
    summary: route.summary,
    ...(description === undefined ? {} : { description }),
    security: security[route.auth],
    parameters: parametersOf(route, components),
    ...(route.body === undefined ? {} : { requestBody: requestBodyOf(route, components) }),
    responses: responsesOf(route, components),
  };
}

/** `getSyncState` at `/api/mobilehub/state` is `getSyncStateAtMobilehubState`. */
const aliasId = (route: Route, path: string): string => {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api');
  return `${route.operationId}At${words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}`;
};

const requestBodyOf = (route: Route, components: Components): JsonSchema => ({
  required: route.bodyOptional !== true,
  content: {
    'application/json': {
      schema: toJsonSchema(route.body!, 'input', components),
      ...(route.example === undefined ? {} : { example: route.example }),
    },
  },
});
