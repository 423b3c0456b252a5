import { errorBodySchema } from '@workspace-ops/contracts';
import { changesState, type RawRoute, type Route } from '../routes/route.ts';
import { toJsonSchema, type Components, type JsonSchema } from './json-schema.ts';

const meanings: Record<number, string> = {
  400: 'The input is invalid; the sentence names the field.',
  401: 'The credential is missing, invalid or expired.',
  403: 'The caller may not do this.',
  404: 'There is no such record in the caller’s workspace.',
  409: 'The record’s state, or an earlier use of the idempotency key, does not allow it.',
  413: 'The body is too large.',
  415: 'The body is not JSON in UTF-8.',
  429: 'Too many attempts; `Retry-After` says when to try again.',
  500: 'Something went wrong on the service’s side.',
  502: 'An upstream provider failed.',
  503: 'Something needed is unavailable; `Retry-After` says when to try again.',
};

/** The error statuses of a row: its own, and those of every row of its kind. */
export function errorStatusesOf(route: Route): number[] {
  const statuses = new Set([503, ...(route.errors ?? [])]);
  const takesInput = route.params ?? route.query ?? route.body;
  const takesHeaders = namesWorkspace(route) || route.idempotent === true;
  const readsBody = changesState(route.method) && route.method !== 'delete';
  if (takesInput !== undefined || takesHeaders || readsBody) statuses.add(400);
  if (route.auth !== 'none' && route.auth !== 'optional') statuses.add(401);
  if (changesState(route.method) && route.auth !== 'none') statuses.add(403);
  if (readsBody) for (const status of [413, 415]) statuses.add(status);
  return [...statuses].toSorted((a, b) => a - b);
}

const namesWorkspace = ({ auth }: Route): boolean => auth === 'workspace' || auth === 'webhook';

/** The success and error answers of a row, by status. */
export function responsesOf(route: Route, components: Components): Record<string, JsonSchema> {
  const errors = errorStatusesOf(route).map((status) => [
    String(status),
    errorResponse(route, status, components),
  ]);
  const notModified =
    route.kind === 'json' && route.etag !== undefined
      ? { '304': { description: 'Nothing has changed since `If-None-Match`.' } }
      : {};
  return {
    [String(route.status)]: successResponse(route, components),
    ...notModified,
    ...Object.fromEntries(errors),
  };
}

function successResponse(route: Route, components: Components): JsonSchema {
  if (route.kind === 'raw') {
    const content = route.output.mediaTypes.map((type) => [type, { schema: { type: 'string' } }]);
    return {
      description: route.output.description,
      headers: { ...headersOf(['RequestId']), ...ownHeadersOf(route) },
      content: Object.fromEntries(content),
    };
  }
  const names = ['RequestId'];
  if (route.query !== undefined) names.push('IgnoredParameters');
  if (route.etag !== undefined) names.push('EntityTag');
  if (route.session !== undefined) names.push('SessionCookie');
  return {
    description: 'Success.',
    headers: headersOf(names),
    content: { 'application/json': { schema: toJsonSchema(route.output, 'output', components) } },
  };
}

const ownHeadersOf = ({ output }: RawRoute): JsonSchema =>
  Object.fromEntries(
    Object.entries(output.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );

function errorResponse(route: Route, status: number, components: Components): JsonSchema {
  const contract = route.errorBody?.schema ?? errorBodySchema;
  const retried = status === 429 || status === 503;
  return {
    description: meanings[status] ?? 'The request failed.',
    headers: headersOf(retried ? ['RequestId', 'RetryAfter'] : ['RequestId']),
    content: { 'application/json': { schema: toJsonSchema(contract, 'output', components) } },
  };
}

const names: Record<string, string> = {
  RequestId: 'X-Request-Id',
  EntityTag: 'ETag',
  SessionCookie: 'Set-Cookie',
  IgnoredParameters: 'X-Ignored-Parameters',
  RetryAfter: 'Retry-After',
};

const headersOf = (components: string[]): JsonSchema =>
  Object.fromEntries(
    components.map((name) => [names[name], { $ref: `#/components/headers/${name}` }]),
  );

/** Response headers that many operations share. */
export const sharedHeaders = {
  RequestId: {
    description: 'The request’s id: the caller’s own, if it was well-formed.',
    schema: { type: 'string' },
  },
  EntityTag: { description: 'Changes with the content.', schema: { type: 'string' } },
  SessionCookie: { description: 'Sets or clears the session cookie.', schema: { type: 'string' } },
  IgnoredParameters: {
    description: 'Query parameters that the operation does not know, if there were such.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds after which a retry makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;
