import { errorBodySchema } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';
import { readText, walkTable } from '../test-support/walk-table.ts';
import { routes } from './table.ts';

let started: StartedGateway;
let credentials: Record<string, string>;

beforeAll(async () => {
  started = await startGateway();
  credentials = { authorization: `Bearer ${await started.issuer.issue()}` };
});

afterAll(() => started.gateway.stop());

test('no wrong call of any row gets an answer of 500 or above, or an error outside the one shape', async () => {
  // The end-to-end tests send others, with what stands behind the edge.
  const { requests, faults } = await walkTable(started.url, routes, {
    credentials,
    every: 8,
    from: 2,
  });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(2_000);
}, 180_000);

const part = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed());

test('whatever a caller sends, the answer is a success or an error of the one shape', async () => {
  const request = fc.record({
    route: fc.constantFrom(...routes.filter((row) => row.kind === 'raw' || !row.session)),
    value: part,
    query: fc.dictionary(fc.constantFrom('limit', 'type', 'status', 'runId', 'q'), part),
    type: fc.constantFrom('application/json', 'application/json;charset=utf-8', 'text/plain', 'x'),
    body: fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((json) => `{"payload":${json}}`),
    ),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ route, value, query, type, body }) => {
      const path = route.path.replaceAll(/:\w+/g, encodeURIComponent(value));
      const answer = await started.request(`${path}?${new URLSearchParams(query).toString()}`, {
        method: route.method.toUpperCase(),
        headers: { ...credentials, 'content-type': type },
        ...(route.method === 'get' ? {} : { body }),
      });
      expect(answer.status).toBeLessThan(500);
      const text = await readText(answer, route);
      if (answer.status < 400) return;
      const shape = route.errorBody?.schema ?? errorBodySchema;
      shape.parse(JSON.parse(text));
    }),
    { numRuns: 300 },
  );
}, 180_000);
