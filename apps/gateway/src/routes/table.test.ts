import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';
import { walkTable } from '../test-support/walk-table.ts';
import { routes } from './table.ts';

let started: StartedGateway;
let credentials: Record<string, string>;

beforeAll(async () => {
  started = await startGateway();
  credentials = { authorization: `Bearer ${await started.issuer.issue()}` };
});

afterAll(() => started.gateway.stop());

test('no wrong call of any row gets an answer of 500 or above, or an error outside the one shape', async () => {
  const { requests, faults } = await walkTable(started.url, routes, { credentials });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(2_000);
}, 60_000);
