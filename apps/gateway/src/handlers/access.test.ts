import { hasRole, leastRoles, memberRoles, type Role } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { routes, type Route } from '../routes/table.ts';
import { carriesBody } from './read-input.ts';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let started: StartedGateway;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  started = await startGateway();
  for (const role of memberRoles) {
    tokens.set(role, await started.issuer.issue({ role, sid: `ses_${role}`, sub: `usr_${role}` }));
  }
});
afterAll(() => started.gateway.stop());

const ofMembers = routes.filter(
  ({ role, inNamedWorkspace }) => role !== 'anyone' && inNamedWorkspace === undefined,
);

async function ask(route: Route, role: Role, body: unknown = {}) {
  const answer = await started.request(route.path.replaceAll(/:\w+/g, 'x'), {
    method: route.method.toUpperCase(),
    headers: { authorization: `Bearer ${tokens.get(role)!}`, 'content-type': 'application/json' },
    ...(carriesBody(route) ? { body: JSON.stringify(body) } : {}),
  });
  const isStream = route.kind === 'raw' && route.endless === true && answer.ok;
  const text = isStream ? await answer.body!.cancel() : await answer.text();
  return { status: answer.status, text: String(text) };
}

describe('a member', () => {
  it.each(ofMembers.map((route) => [route.operationId, route] as const))(
    'whose role is too low for %s is told which it takes',
    async (_id, route) => {
      const { role: least } = route as { role: Role & Route['role'] };
      for (const role of memberRoles) {
        // The sample store asks nobody in open tenancy.
        const isEnough = route.auth === 'strict' || hasRole(role, least);
        const { text } = await ask(route, role);
        expect(text.includes(`takes the role ${least} `)).toBe(!isEnough);
      }
    },
  );

  it('is asked for the role in a workspace that the path names by the service that knows it', async () => {
    const named = routes.filter(({ inNamedWorkspace }) => inNamedWorkspace === true);
    expect(named.map(({ operationId }) => operationId)).toEqual([
      'changeWorkspace',
      'deleteWorkspace',
    ]);
    for (const route of named) {
      const { text } = await ask(route, 'viewer', { confirm: 'x' });
      expect(text).not.toContain('takes the role');
    }
  });

  it('may do by a remote action what it may do elsewhere', async () => {
    const action = routes.find(({ operationId }) => operationId === 'performAction')!;
    const decision = { action: 'approve_run', runId: 'run_1', approvalId: 'apr_1' };
    const start = { action: 'trigger_workflow', workflowId: 'MKT-01' };
    expect(await ask(action, 'editor', start)).toMatchObject({ status: 200 });
    const { status, text } = await ask(action, 'editor', decision);
    expect([status, JSON.parse(text)]).toMatchObject([
      403,
      {
        code: 'forbidden',
        message: 'This takes the role approver in the workspace; yours is editor.',
      },
    ]);
    expect((await ask(action, 'approver', decision)).status).toBe(200);
  });
});

/** Rows that write nothing, though their method is for writing. */
const readingPosts: readonly string[] = ['testApprovalPolicies', 'testFieldNames'];

test('every row has a least role, and none but reads is for viewers', () => {
  for (const { role, method, operationId } of routes) {
    expect(['anyone', ...leastRoles], operationId).toContain(role);
    if (role !== 'viewer' || readingPosts.includes(operationId)) continue;
    expect(method, operationId).toBe('get');
  }
});
