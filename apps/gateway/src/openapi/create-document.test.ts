import { expect, test } from 'vitest';
import { pathsOf } from '../routes/route.ts';
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
    for (const path of pathsOf(route)) {
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
  expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
  expect(statuses.some((status) => status.startsWith('4') || status.startsWith('5'))).toBe(true);
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(inPath.map(({ name }) => name)).toEqual(named);
  expect(inPath.every(({ required }) => required === true)).toBe(true);
  if (method === 'post' || method === 'patch') {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['413', '415']));
  }
});

test('a request body comes with an example that its contract accepts', () => {
  for (const route of routes.filter(({ body }) => body !== undefined)) {
    expect(route.example, route.path).toBeDefined();
    expect(route.body!.safeParse(route.example).success, route.path).toBe(true);
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
  const securityOf = (path: string, method: string) => document.paths[path]?.[method]?.security;
  expect(securityOf('/api/auth/login', 'post')).toEqual([]);
  expect(securityOf('/api/runs', 'get')).toEqual([{ bearerAuth: [] }, { cookieAuth: [] }]);
  expect(securityOf('/api/audit-logs', 'get')).toContainEqual({});
});

test('headers that matter are parameters where they matter', () => {
  const refsOf = (path: string, method: string) =>
    document.paths[path]?.[method]?.parameters.map((parameter) =>
      parameter.$ref?.split('/').at(-1),
    );
  expect(refsOf('/api/sync/ingest', 'post')).toEqual([
    'RequestId',
    'WorkspaceId',
    'IdempotencyKey',
  ]);
  expect(refsOf('/api/sync/state', 'get')).toContain('IfNoneMatch');
  expect(refsOf('/api/runs', 'get')).toEqual(['RequestId']);
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
