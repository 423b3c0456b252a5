import { errorBodySchema } from '@workspace-ops/contracts';
import { carriesBody } from '../handlers/read-input.ts';
import { changesState } from '../http/method.ts';
import type { RawRoute, Route } from '../routes/route.ts';
import { answerExamples } from './examples/answer-examples.ts';
import { acceptedExamples } from './examples/approvals.ts';
import { exampleError, exampleErrorBody, describeStatus } from './examples/errors.ts';
import type { z } from 'zod';
import { toJsonSchema, type Components, type JsonSchema } from './json-schema.ts';

/** The error statuses of a row: its own, and those of every row of its kind. */
export function listErrorStatuses(route: Route): number[] {
  const statuses = new Set([503, ...(route.errors ?? [])]);
  // The rate limits hold for every row.
  statuses.add(429);
  if (route.idempotent === true) statuses.add(409);
  if (route.ifMatch !== undefined) statuses.add(412);
  const takesInput = route.params ?? route.query ?? route.body;
  const takesHeaders = namesWorkspace(route) || route.idempotent === true;
  const readsBody = carriesBody(route);
  if (takesInput !== undefined || takesHeaders || readsBody) statuses.add(400);
  if (route.auth !== 'none' && route.auth !== 'optional') statuses.add(401);
  // A web page of another origin is refused.
  if (changesState(route.method) || (route.auth !== 'none' && route.auth !== 'optional')) {
    statuses.add(403);
  }
  if (readsBody) for (const status of [413, 415]) statuses.add(status);
  return [...statuses].toSorted((a, b) => a - b);
}

const namesWorkspace = ({ auth }: Route): boolean => auth === 'workspace' || auth === 'webhook';

/** The success and error answers of a row, by status. */
export function describeResponses(
  route: Route,
  components: Components,
): Record<string, JsonSchema> {
  const errors = listErrorStatuses(route).map((status) => [
    String(status),
    errorResponse(route, status, components),
  ]);
  const notModified =
    route.etag !== undefined
      ? { '304': { description: 'Nothing has changed since `If-None-Match`.' } }
      : {};
  return {
    [String(route.status)]: successResponse(route, components),
    ...(route.kind === 'json' &&
      route.accepted !== undefined && {
        '202': acceptedResponse(route, route.accepted, components),
      }),
    ...notModified,
    ...Object.fromEntries(errors),
    '421': { $ref: '#/components/responses/MisdirectedRequest' },
    '431': { $ref: '#/components/responses/HeadersTooLarge' },
  };
}

const acceptedResponse = (
  { operationId }: Route,
  schema: z.ZodType,
  components: Components,
): JsonSchema => ({
  description: 'Accepted: votes are still missing.',
  headers: describeHeaders(everyAnswer),
  content: {
    'application/json': {
      schema: toJsonSchema(schema, 'output', components),
      example: acceptedExamples[operationId],
    },
  },
});

function successResponse(route: Route, components: Components): JsonSchema {
  const names = [...everyAnswer];
  if (route.etag !== undefined) names.push('EntityTag');
  if (route.kind === 'raw') {
    const { schema } = route.output;
    const described = schema ? toJsonSchema(schema, 'output', components) : { type: 'string' };
    const content = route.output.mediaTypes.map((type) => [
      type,
      { schema: described, ...describeExample(route) },
    ]);
    return {
      description: route.output.description,
      headers: { ...describeHeaders(names), ...describeOwnHeaders(route) },
      content: Object.fromEntries(content),
    };
  }
  if (route.query !== undefined) names.push('IgnoredParameters');
  if (route.session !== undefined) names.push('SessionCookie');
  return {
    description: 'Success.',
    headers: describeHeaders(names),
    content: {
      'application/json': {
        schema: toJsonSchema(route.output, 'output', components),
        ...describeExample(route),
      },
    },
  };
}

const everyAnswer = ['RequestId', 'RateLimitPolicy', 'RateLimit'];

const describeExample = ({ operationId }: Route): JsonSchema => {
  const example = answerExamples[operationId];
  return example === undefined ? {} : { example };
};

const describeOwnHeaders = ({ output }: RawRoute): JsonSchema =>
  Object.fromEntries(
    Object.entries(output.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );

function errorResponse(route: Route, status: number, components: Components): JsonSchema {
  const contract = route.errorBody?.schema ?? errorBodySchema;
  const retried = status === 429 || status === 503;
  const example = route.errorBody?.render(exampleError(status)) ?? exampleErrorBody(status);
  return {
    description: describeStatus(status),
    headers: describeHeaders(retried ? ['RequestId', 'RetryAfter'] : ['RequestId']),
    content: {
      [route.errorBody?.mediaType ?? 'application/json']: {
        schema: toJsonSchema(contract, 'output', components),
        example,
      },
    },
  };
}

/** What can come from any path, whatever the row. */
export const sharedResponses = (components: Components): Record<string, JsonSchema> => {
  const schema = toJsonSchema(errorBodySchema, 'output', components);
  const response = (status: number): JsonSchema => ({
    description: describeStatus(status),
    headers: describeHeaders(['RequestId']),
    content: { 'application/json': { schema, example: exampleErrorBody(status) } },
  });
  return { MisdirectedRequest: response(421), HeadersTooLarge: response(431) };
};

const names: Record<string, string> = {
  RequestId: 'X-Request-Id',
  EntityTag: 'ETag',
  SessionCookie: 'Set-Cookie',
  IgnoredParameters: 'X-Ignored-Parameters',
  RetryAfter: 'Retry-After',
  RateLimitPolicy: 'RateLimit-Policy',
  RateLimit: 'RateLimit',
};

const describeHeaders = (components: string[]): JsonSchema =>
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
  RateLimitPolicy: {
    description:
      'Where limits are on: each one’s name, its quota `q` and its window `w` in seconds (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' },
    example: '"requests-per-user";q=1200;w=60',
  },
  RateLimit: {
    description: 'How many requests `r` are left of each limit for the next `t` seconds.',
    schema: { type: 'string' },
    example: '"requests-per-user";r=1199;t=1',
  },
} as const;
