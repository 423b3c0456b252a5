import { errorBodySchema } from '@workspace-ops/contracts';
import { toJsonSchema, type Components, type JsonSchema } from './json-schema.ts';

interface Page {
  operationId: string;
  summary: string;
  mediaType: string;
  /** What the 503 says, where there is one. */
  unavailable?: string;
}

const pages: Record<string, Page> = {
  '/healthz': {
    operationId: 'getHealth',
    summary: 'Tell that the process is alive',
    mediaType: 'application/json',
  },
  '/readyz': {
    operationId: 'getReadiness',
    summary: 'Tell whether the service can serve, and what cannot',
    mediaType: 'application/json',
    unavailable: 'Something cannot serve; `checks` names it.',
  },
  '/metrics': {
    operationId: 'getMetrics',
    summary: 'Show the metrics in the Prometheus text format',
    mediaType: 'text/plain',
  },
  '/openapi.json': {
    operationId: 'getOpenApiDocument',
    summary: 'Show this document',
    mediaType: 'application/json',
  },
  '/docs': {
    operationId: 'getDocumentation',
    summary: 'Show this document as a page',
    mediaType: 'text/html',
  },
};

/** The pages beside the table. */
export function operationsPaths(components: Components): Record<string, JsonSchema> {
  const error = toJsonSchema(errorBodySchema, 'output', components);
  const failed = (description: string): JsonSchema => ({
    description,
    content: { 'application/json': { schema: error } },
  });
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, { get: operation(page, failed) }]),
  );
}

const operation = (page: Page, failed: (description: string) => JsonSchema): JsonSchema => ({
  operationId: page.operationId,
  tags: ['Operations'],
  summary: page.summary,
  security: [],
  parameters: [],
  responses: {
    '200': {
      description: 'Success.',
      content: {
        [page.mediaType]: {
          schema: { type: page.mediaType === 'application/json' ? 'object' : 'string' },
        },
      },
    },
    '400': failed('The request is malformed.'),
    ...(page.unavailable === undefined ? {} : { '503': failed(page.unavailable) }),
  },
});
