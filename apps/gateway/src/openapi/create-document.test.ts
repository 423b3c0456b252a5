import { webhookEventNames } from '@workspace-ops/contracts';
import { expect, test } from 'vitest';
import { listPaths } from '../routes/route.ts';
import { routes } from '../routes/table.ts';
import { createOpenApiDocument } from './create-document.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: object; example?: object }>;
  };
  responses: Record<string, { description: string; content?: object }>;
}

const document = createOpenApiDocument(routes) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  tags: { name: string }[];
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('every path of every row is in the document', () => {
  for (const route of routes) {
    for (const path of listPaths(route)) {
      const template = path.replaceAll(/:(\w+)/g, '{$1}');
      expect(document.paths[template]?.[route.method], `${route.method} ${path}`).toBeDefined();
    }
  }
});

test.each(operations)('$method $path is fully described', ({ path, method, operation }) => {
  expect(operation.summary).not.toBe('');
  expect(operation.operationId).toMatch(/^[a-z]\w+$/);
  expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
  expect(operation.security).toBeDefined();
  const statuses = Object.keys(operation.responses);
  expect(statuses.some((status) => /^[23]/.test(status))).toBe(true);
  expect(statuses.some((status) => status.startsWith('4') || status.startsWith('5'))).toBe(true);
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(inPath.map(({ name }) => name)).toEqual(named);
  expect(inPath.every(({ required }) => required === true)).toBe(true);
  const ignoresBody = routes.some(
    (route) => route.operationId === operation.operationId && route.ignoresBody === true,
  );
  if ((method === 'post' || method === 'patch') && !ignoresBody) {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['413', '415']));
  }
});

test('a request body comes with an example that its contract accepts', () => {
  for (const route of routes.filter(({ body }) => body !== undefined)) {
    expect(route.example, route.path).toBeDefined();
    expect(route.body!.safeParse(route.example).success, route.path).toBe(true);
  }
});

test('the dates of the examples that somebody may try out are in the future', () => {
  const example = (path: string, method: string) =>
    document.paths[path]?.[method]?.requestBody?.content['application/json']?.example as Json;
  const { scheduledSlot } = example('/api/voice/book', 'post');
  const { scheduledFor } = example('/api/artifacts/{id}', 'patch');
  for (const date of [scheduledSlot, scheduledFor].map((text) => new Date(text as string))) {
    expect(date.getTime()).toBeGreaterThan(Date.now());
    expect(date.getUTCDay()).toBe(1);
  }
});

test('operation ids are unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, reference] of references) {
    const [, , kind, name] = reference!.split('/');
    expect(document.components[kind!]?.[name!], reference).toBeDefined();
  }
});

test('security says who may call', () => {
  const findSecurity = (path: string, method: string) => document.paths[path]?.[method]?.security;
  expect(findSecurity('/api/auth/login', 'post')).toEqual([]);
  expect(findSecurity('/api/runs', 'get')).toEqual([
    { bearerAuth: [] },
    { cookieAuth: [] },
    { apiToken: ['read'] },
  ]);
  expect(findSecurity('/api/tokens', 'get')).toEqual([{ bearerAuth: [] }, { cookieAuth: [] }]);
  expect(findSecurity('/api/audit-logs', 'get')).toContainEqual({});
});

test('headers that matter are parameters where they matter', () => {
  const listRefs = (path: string, method: string) =>
    document.paths[path]?.[method]?.parameters.map((parameter) =>
      parameter.$ref?.split('/').at(-1),
    );
  expect(listRefs('/api/sync/ingest', 'post')).toEqual([
    'RequestId',
    'WorkspaceId',
    'IdempotencyKey',
  ]);
  expect(listRefs('/api/sync/state', 'get')).toContain('IfNoneMatch');
  expect(listRefs('/api/events', 'get')).toContain('LastEventId');
  expect(listRefs('/api/runs/{runId}', 'get')).toEqual([undefined, 'RequestId']);
});

test('defaults and limits of the contracts show', () => {
  const limit = document.paths['/api/artifacts']?.get?.parameters.find(
    ({ name }) => name === 'limit',
  );
  expect(limit).toMatchObject({
    schema: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
  });
  const body = document.paths['/api/sync/ingest']?.post?.requestBody;
  expect(body?.required).toBe(false);
  expect(body?.content['application/json']?.schema).toMatchObject({
    properties: { source: { default: 'STUDIO_MOBILE' } },
  });
});

type Json = Record<string, unknown>;

const describeResponses = (path: string, method: string) =>
  document.paths[path]?.[method]?.responses;
const findBody = (path: string, method: string) =>
  document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema as Json;

test('both endpoints of ingestion may answer 409', () => {
  for (const path of ['/api/sync/ingest', '/api/mobilehub/ingest']) {
    expect(describeResponses(path, 'post')).toHaveProperty('409');
  }
});

test('every row may answer 421, 429 and 431', () => {
  for (const route of routes) {
    const responses = describeResponses(route.path.replaceAll(/:(\w+)/g, '{$1}'), route.method)!;
    expect(Object.keys(responses), route.path).toEqual(
      expect.arrayContaining(['421', '429', '431']),
    );
  }
});

test('integers of plants have their formats', () => {
  expect(document.components['schemas']).toMatchObject({
    NewPlant: { properties: { id: { type: 'integer', format: 'int64' } } },
    PlantError: { properties: { error: { type: 'integer', format: 'int32' } } },
  });
});

test('what the checks ask is in the schemas', () => {
  expect(findBody('/api/snapshots/save', 'post')).toMatchObject({
    required: ['name', 'officeName'],
    properties: { name: { minLength: 1, pattern: '\\S', maxLength: 200 } },
  });
  expect(findBody('/api/mobilehub/webhook/register', 'post')).toMatchObject({
    properties: { endpointUrl: { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' } },
  });
  const anyOf = findBody('/api/artifacts/{id}', 'patch')['anyOf'] as { required: string[] }[];
  expect(anyOf.map(({ required }) => required)).toEqual([
    ['status'],
    ['scheduledFor'],
    ['replaceScheduled'],
  ]);
});

test('what an action needs follows from its name', () => {
  const { oneOf, discriminator } = findBody('/api/sync/action', 'post') as {
    oneOf: { $ref: string }[];
    discriminator: { propertyName: string; mapping: Record<string, string> };
  };
  expect(discriminator.propertyName).toBe('action');
  expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }) => $ref));
  const needs = Object.entries(discriminator.mapping).map(([action, reference]) => {
    const schema = document.components['schemas']![reference.split('/').at(-1)!] as Json;
    return [action, schema['required']];
  });
  expect(Object.fromEntries(needs)).toEqual({
    trigger_workflow: ['action', 'workflowId'],
    approve_run: ['action', 'runId'],
    reject_run: ['action', 'runId'],
  });
});

test('live events, and that of a test, are webhooks, each with the schema of its data', () => {
  const { webhooks } = document as unknown as { webhooks: Record<string, { post: Operation }> };
  expect(Object.keys(webhooks)).toEqual([...webhookEventNames]);
  for (const [name, { post }] of Object.entries(webhooks)) {
    const { schema, example } = post.requestBody!.content['application/json']! as Json;
    const reference = (schema as { $ref: string }).$ref.split('/').at(-1)!;
    expect(document.components['schemas']![reference]).toMatchObject({
      properties: { event: { const: name }, data: { type: 'object' } },
    });
    expect(example).toMatchObject({ event: name });
  }
});

test('every JSON answer has an example', () => {
  for (const { path, method, operation } of operations) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const json = (content as Record<string, Json> | undefined)?.['application/json'];
      if (json !== undefined) expect(json, `${method} ${path} ${status}`).toHaveProperty('example');
    }
  }
});

test('what an error says beside its sentence is described, by its code', () => {
  const { properties, required } = document.components['schemas']!['Error'] as {
    properties: Record<string, Json>;
    required: string[];
  };
  for (const [name, code] of [
    ['subjectDigest', 'stale_subject'],
    ['decidedBy', 'conflict'],
    ['neededUsd', 'budget_exceeded'],
    ['challenge', 'second_factor_required'],
  ] as const) {
    expect(properties[name]!['description'], name).toContain(`Of \`${code}\``);
    expect(required).not.toContain(name);
  }
});

test('what is global in open tenancy is said where it is created', () => {
  const { info } = document as unknown as { info: { description: string } };
  expect(info.description).toContain('are global');
  for (const path of [
    '/api/assessment-questions',
    '/api/assessment-sessions',
    '/api/icp/profiles',
  ]) {
    const { workspaceId } = findBody(path, 'post')['properties'] as Record<string, Json>;
    expect(workspaceId!['description'], path).toContain('in open tenancy the record is global');
    const answer = JSON.stringify(describeResponses(path, 'post')!['201']);
    const [, schema] = /schemas\/(AssessmentQuestion|AssessmentSession|IcpProfile)"/.exec(answer)!;
    expect(document.components['schemas']![schema!]).toMatchObject({
      properties: { workspaceId: { description: expect.stringContaining('global') } },
    });
  }
});
