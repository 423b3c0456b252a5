import { startStandIn, type StandIn } from '@workspace-ops/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient, type OpsClient } from './create-client.ts';

let service: StandIn;
let ops: OpsClient;

beforeEach(async () => {
  service = await startStandIn(() => ({ json: {} }));
  ops = createClient({ baseUrl: `${service.url}/`, workspaceId: 'ws_leith' });
});

afterEach(() => service.close());

test('a function takes the path’s parameters, the body, and the options', async () => {
  await ops.runs.get('run_1');
  await ops.runs.approve('run_1');
  await ops.runs.reject('run_2', { comment: 'No.' }, { idempotencyKey: 'key' });
  await ops.runs.start('mkt-01', { customer: 'Harbour Dental' });
  await ops.workspaces.delete('ws_1', { confirm: 'Leith' });
  await ops.metrics.series({ metric: 'cost', bucket: 'day' });
  await ops.artifacts.calendar();
  const seen = service.requests.map(({ method, path, body }) => `${method} ${path} ${body}`);
  expect(seen).toEqual([
    'GET /api/runs/run_1 ',
    'POST /api/runs/run_1/approve ',
    'POST /api/runs/run_2/reject {"comment":"No."}',
    'POST /api/sync/action {"action":"trigger_workflow","workflowId":"mkt-01","payload":{"customer":"Harbour Dental"}}',
    'DELETE /api/workspaces/ws_1 {"confirm":"Leith"}',
    'GET /api/metrics/series?metric=cost&bucket=day ',
    'GET /api/artifacts/content-calendar ',
  ]);
  expect(service.requests[2]!.headers).toMatchObject({
    'idempotency-key': 'key',
    'x-workspace-id': 'ws_leith',
  });
});

test.each(['', '.', '..', undefined as unknown as string])(
  'an id that is %j is refused before anything is sent',
  async (id) => {
    await expect(ops.account.endSession(id)).rejects.toThrow('id must be an id');
    expect(service.requests).toEqual([]);
  },
);

test('an id is one segment of the address, whatever it holds', async () => {
  await ops.tokens.delete('a/../../b?c#d');
  expect(service.requests[0]!.path).toBe('/api/tokens/a%2F..%2F..%2Fb%3Fc%23d');
});
