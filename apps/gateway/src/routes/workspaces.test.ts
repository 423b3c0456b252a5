import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let started: StartedGateway;
beforeAll(async () => {
  started = await startGateway();
});
afterAll(() => started.gateway.stop());

const read = async (workspaceId: string, headers: Record<string, string> = {}) => {
  const answer = await started.request(`/api/workspaces/${workspaceId}/webhook-secrets`, {
    headers,
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

test('an owner reads the secrets of the own workspace', async () => {
  const authorization = `Bearer ${await started.issuer.issue()}`;
  expect(await read('ws_1', { authorization })).toEqual({
    status: 200,
    body: {
      workspaceId: 'ws_1',
      secrets: [
        { webhook: 'voice', path: '/api/voice/webhook', secret: 'whsec_c2VjcmV0' },
        { webhook: 'coldmail', path: '/api/webhooks/coldmail' },
      ],
    },
  });
});

test('nobody reads those of another workspace, or without a credential', async () => {
  const authorization = `Bearer ${await started.issuer.issue()}`;
  expect(await read('ws_2', { authorization })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect((await read('ws_1', { 'x-workspace-id': 'ws_1' })).status).toBe(401);
});
