import { errorBodySchema } from '@workspace-ops/contracts';
import { exampleErrorBody, describeStatus } from './examples/errors.ts';
import { toJsonSchema, type Components, type JsonSchema } from './json-schema.ts';

interface Page {
  operationId: string;
  summary: string;
  description?: string;
  mediaType: string;
  /** What it answers; JSON unless it is a text. */
  example: object | string;
  /** The statuses of its errors, beside 400. */
  errors?: readonly number[];
  /** METRICS_TOKEN opens it, or more of it. */
  forOperators?: boolean;
}

const pages: Record<string, Page> = {
  '/': {
    operationId: 'getRoot',
    summary: 'Tell where the documentation is',
    description:
      'A browser (`Accept: text/html`) is sent to the console by 302, or to `/docs` where there is none.',
    mediaType: 'application/json',
    example: { documentation: '/docs', openapi: '/openapi.json', health: '/healthz' },
  },
  '/healthz': {
    operationId: 'getHealth',
    summary: 'Tell that the process is alive',
    mediaType: 'application/json',
    example: { status: 'ok' },
  },
  '/readyz': {
    operationId: 'getReadiness',
    summary: 'Tell whether the service can serve',
    description:
      '`checks` names what can serve and what cannot: to the holder of `METRICS_TOKEN`, and outside production to everybody where none is set.',
    mediaType: 'application/json',
    example: { status: 'ready', checks: [{ name: 'identity database', ok: true }] },
    errors: [503],
    forOperators: true,
  },
  '/metrics': {
    operationId: 'getMetrics',
    summary: 'Show the metrics in the Prometheus text format',
    description:
      'With `METRICS_TOKEN` as the bearer token where it is set. In production without one it is refused with 403.',
    mediaType: 'text/plain',
    example: 'http_requests_total{method="GET",route="/api/runs",status="200"} 1\n',
    errors: [401, 403],
    forOperators: true,
  },
  '/openapi.json': {
    operationId: 'getOpenApiDocument',
    summary: 'Show this document',
    mediaType: 'application/json',
    example: { openapi: '3.1.0' },
  },
  '/docs': {
    operationId: 'getDocumentation',
    summary: 'Show this document as a page',
    mediaType: 'text/html',
    example: '<!doctype html>',
  },
};

/** The pages beside the table. */
export function operationsPaths(components: Components): Record<string, JsonSchema> {
  const schema = toJsonSchema(errorBodySchema, 'output', components);
  const failed = (status: number): JsonSchema => ({
    description: describeStatus(status),
    content: { 'application/json': { schema, example: exampleErrorBody(status) } },
  });
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, { get: operation(page, failed) }]),
  );
}

const operation = (page: Page, failed: (status: number) => JsonSchema): JsonSchema => ({
  operationId: page.operationId,
  tags: ['Operations'],
  summary: page.summary,
  ...(page.description === undefined ? {} : { description: page.description }),
  security: page.forOperators === true ? [{ operatorToken: [] }, {}] : [],
  parameters: [],
  responses: {
    '200': {
      description: 'Success.',
      content: {
        [page.mediaType]: {
          schema: { type: typeof page.example === 'string' ? 'string' : 'object' },
          example: page.example,
        },
      },
    },
    ...(page.operationId === 'getRoot' ? { '302': { description: 'To `/docs`.' } } : {}),
    ...Object.fromEntries([400, ...(page.errors ?? [])].map((code) => [code, failed(code)])),
  },
});
