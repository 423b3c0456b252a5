import { errorBodySchema } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let started: StartedGateway;

beforeAll(async () => {
  started = await startGateway();
});

afterAll(() => started.gateway.stop());

const post = (path: string, init: RequestInit = {}) =>
  started.request(path, { method: 'POST', ...init });

describe('the marketplace at the edge', () => {
  it('answers the same under both names of its list', async () => {
    const [items, packages] = await Promise.all([
      started.request('/api/marketplace/items'),
      started.request('/api/marketplace/packages'),
    ]);
    expect(await packages.json()).toEqual(await items.json());
    expect(items.status).toBe(200);
  });

  it('mounts by either path, without a body, in the named workspace', async () => {
    const headers = { 'x-workspace-id': 'ws_branch' };
    const mounted = await post('/api/marketplace/mount/mkt-playbook', { headers });
    const subscribed = await post('/api/marketplace/packages/mkt-playbook/subscribe', { headers });
    expect(mounted.status).toBe(200);
    const answer = await mounted.json();
    expect(answer).toMatchObject({
      success: true,
      packageId: 'mkt-playbook',
      workspaceId: 'ws_branch',
    });
    expect(await subscribed.json()).toEqual(answer);
  });

  it.each(['mount/x', 'packages/x/subscribe', 'unmount/x'])(
    'answers 404 in the one shape for %s',
    async (path) => {
      const answer = await post(`/api/marketplace/${path}`);
      expect(answer.status).toBe(404);
      expect(errorBodySchema.parse(await answer.json()).error).toBe('Playbook not found.');
    },
  );
});
