import { canonicalPlaybooks } from '@workspace-ops/playbooks';
import { connectLocal, router, serviceProcedure } from '@workspace-ops/rpc';
import { AppError, unavailable } from '@workspace-ops/service-kit';
import type { WorkflowRouter } from '@workspace-ops/workflow/router';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleUser } from '../test-support/samples.ts';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

/** A workflow service whose playbooks fail with the error. */
function failingWorkflow(error: AppError) {
  const fail = serviceProcedure.query(() => {
    throw error;
  });
  const failing = router({ playbooks: router({ list: fail, get: fail }) });
  return connectLocal(() => failing as unknown as WorkflowRouter);
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await gateway.request(path, { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('playbooks', () => {
  const startWithout = async (error: AppError) => {
    gateway = await startGateway({ services: { workflow: failingWorkflow(error) } });
  };

  it('are answered from the canonical registry while the workflow service is away', async () => {
    await startWithout(unavailable('The workflow service'));
    const list = await get('/api/playbooks');
    expect(list).toMatchObject({ status: 200, body: { totalCount: canonicalPlaybooks.length } });
    for (const playbook of canonicalPlaybooks) {
      const found = await get(`/api/playbooks/${playbook.id}`);
      expect(found).toEqual({ status: 200, body: { playbook } });
    }
    expect((await get('/api/playbooks/nothing-like-it')).status).toBe(404);
  });

  it('are answered from it while the workflow service is silent, too', async () => {
    const wait = serviceProcedure.query(() => Promise.withResolvers<never>().promise);
    const silent = router({ playbooks: router({ list: wait, get: wait }) });
    const workflow = connectLocal(() => silent as unknown as WorkflowRouter);
    gateway = await startGateway({ services: { workflow } });
    const paths = ['/api/playbooks', `/api/playbooks/${canonicalPlaybooks[0]?.id}`];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are no disguise for another failure', async () => {
    await startWithout(new AppError('internal', 'Something went wrong on our side.'));
    expect((await get('/api/playbooks')).status).toBe(500);
  });
});

describe('who is signed in', () => {
  const me = async (token: string) => get('/api/auth/me', { authorization: `Bearer ${token}` });

  it('is known from the token while the identity service is away', async () => {
    gateway = await startGateway();
    gateway.identity.down = true;
    const token = await gateway.issuer.issue();
    expect(await me(token)).toEqual({ status: 200, body: { user: sampleUser } });
  });

  it('is nobody with a session that has ended or a token that is not ours, all the same', async () => {
    gateway = await startGateway();
    gateway.identity.revoked.push('ses_over');
    const over = await gateway.issuer.issue({ sid: 'ses_over' });
    const expired = await gateway.issuer.issue({ expiresAt: new Date(0) });
    await gateway.request('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${over}` },
    });
    gateway.identity.down = true;
    for (const token of [over, expired, 'no.to.ken']) {
      expect(await me(token)).toEqual({ status: 200, body: { user: null } });
    }
  });

  it('is not known from a token that does not say so', async () => {
    gateway = await startGateway();
    gateway.identity.down = true;
    const { status, body } = await me(await gateway.issuer.issue({ name: null }));
    expect([status, body['code']]).toEqual([503, 'unavailable']);
  });
});
