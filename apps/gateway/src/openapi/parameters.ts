import { workspaceIdPattern } from '@workspace-ops/contracts';
import type { Route } from '../routes/route.ts';
import { listProperties, type Components, type JsonSchema } from './json-schema.ts';

/** Header parameters that many operations share. */
export const sharedParameters = {
  WorkspaceId: {
    name: 'X-Workspace-Id',
    in: 'header',
    description:
      'Open tenancy only: the workspace of a caller without a credential. Ignored with one.',
    schema: { type: 'string', pattern: workspaceIdPattern.source },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same key within 24 hours gets the first answer again, and 409 with another body. Bodies are compared as JSON values: the order of keys and white space do not matter.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Names the request in answers and logs; made up when absent.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,128}$' },
  },
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    description: 'Standard Webhooks: the message’s id, the same in every try.',
    schema: { type: 'string' },
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    description: 'Standard Webhooks: seconds since 1970, at most five minutes from now.',
    schema: { type: 'string' },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    description:
      'Standard Webhooks: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several separated by spaces.',
    schema: { type: 'string' },
  },
  WebhookSecret: {
    name: 'X-Webhook-Secret',
    in: 'header',
    description: 'For senders that cannot sign: the secret itself.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer: 304 when nothing has changed since.',
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description:
      'The `id` of the last event that came: continues after it, within the last 24 hours.',
    schema: { type: 'string' },
  },
} as const;

const webhookHeaders = [
  'WebhookId',
  'WebhookTimestamp',
  'WebhookSignature',
  'WebhookSecret',
] as const;

const shared = (name: keyof typeof sharedParameters): JsonSchema => ({
  $ref: `#/components/parameters/${name}`,
});

/** The path, query and header parameters of a row. */
export function describeParameters(route: Route, components: Components): JsonSchema[] {
  const inPath = listProperties(route.params, components).map(([name, schema]) =>
    parameter('path', name, schema),
  );
  const inQuery = listProperties(route.query, components).map(([name, schema]) =>
    parameter('query', name, schema),
  );
  const headers = [shared('RequestId')];
  if (route.auth === 'workspace' || route.auth === 'webhook') headers.push(shared('WorkspaceId'));
  if (route.verify !== undefined) headers.push(...webhookHeaders.map(shared));
  if (route.idempotent === true) headers.push(shared('IdempotencyKey'));
  if (route.etag !== undefined) headers.push(shared('IfNoneMatch'));
  if (route.kind === 'raw' && route.resumes === true) headers.push(shared('LastEventId'));
  if (route.ifMatch !== undefined) headers.push(describeIfMatch(route.ifMatch));
  return [...inPath, ...inQuery, ...headers];
}

const describeIfMatch = (description: string): JsonSchema => ({
  name: 'If-Match',
  in: 'header',
  description,
  schema: { type: 'string' },
});

const parameter = (
  place: 'path' | 'query',
  name: string,
  { description, ...schema }: JsonSchema,
): JsonSchema => ({
  name,
  in: place,
  ...(place === 'path' ? { required: true } : {}),
  ...(description === undefined ? {} : { description }),
  schema,
});
