import { waitFor } from '@workspace-ops/testkit';
import { describe, expect } from 'vitest';
import { signUp, type ApiClient } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

interface Detail {
  run: { status: string; triggerSource: string };
  approvalId: string | null;
}

interface Logs {
  logs: { id: string; details: { approvalId?: string } }[];
}

interface State {
  pendingApprovals: { runId: string; approvalId: string; stepTitle: string }[];
}

const lead = {
  company: 'Harbour Dental Group',
  contact: 'Nora Vance',
  need: 'Enquiries wait until Monday',
  budget: '12,000 USD',
};

/** A run that waits for the acceptance of its handoff, and has a gate for its price after that. */
async function handedRun(user: ApiClient): Promise<State['pendingApprovals'][number]> {
  await user.post('/api/marketplace/mount/sal-playbook');
  const trigger = { action: 'trigger_workflow', workflowId: 'SAL-01', payload: lead };
  await waitFor(async () => {
    const { body } = await user.get<{ workflows: { code: string }[] }>('/api/sync/state');
    return body.workflows.some(({ code }) => code === 'SAL-02');
  });
  await user.post('/api/sync/action', trigger);
  return waitFor(async () => {
    const { body } = await user.get<State>('/api/sync/state');
    return body.pendingApprovals.find(({ stepTitle }) => stepTitle.includes('handoff'));
  });
}

const getDetail = async (user: ApiClient, runId: string) =>
  (await user.get<Detail>(`/api/runs/${runId}`)).body;

/** Waits for the gate after the handoff. */
const gateAfter = (user: ApiClient, { runId, approvalId }: { runId: string; approvalId: string }) =>
  waitFor(async () => {
    const detail = await getDetail(user, runId);
    return detail.approvalId !== null && detail.approvalId !== approvalId
      ? detail.approvalId
      : undefined;
  });

describe('an approval', () => {
  it('that comes by three channels at once accepts the handoff, and leaves the price open', async () => {
    const user = await signUp(system.url);
    const pause = await handedRun(user);
    const { runId } = pause;
    const entry = await waitFor(async () => {
      const { body } = await user.get<Logs>('/api/audit-logs?status=requires_approval');
      return body.logs.find(({ details }) => details.approvalId === pause.approvalId);
    });
    const channels = [
      () => user.post(`/api/runs/${runId}/approve`),
      () => user.post('/api/sync/action', { action: 'approve_run', runId }),
      () => user.post(`/api/audit-logs/${entry.id}/approve`),
    ];
    const answers = await Promise.all([...channels, ...channels].map((send) => send()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
    const gate = await gateAfter(user, pause);
    expect(await getDetail(user, runId)).toMatchObject({
      run: { status: 'paused_for_approval' },
      approvalId: gate,
    });
  });

  it.each([
    ['runs', (runId: string) => [`/api/runs/${runId}/approve`, {}] as const],
    [
      'sync action',
      (runId: string) => ['/api/sync/action', { action: 'approve_run', runId }] as const,
    ],
  ])('sent again by the channel %s decides no later pause', async (_channel, to) => {
    const user = await signUp(system.url);
    const pause = await handedRun(user);
    const [path, body] = to(pause.runId);
    const key = { 'idempotency-key': 'approve-handoff' };
    const first = await user.post(path, { ...body, comment: 'Accepted.' }, key);
    expect(first.status).toBe(200);
    const gate = await gateAfter(user, pause);
    const again = await user.post(path, { comment: 'Accepted.', ...body }, key);
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    const named = await user.post(path, { ...body, approvalId: pause.approvalId });
    expect(named.status).toBe(409);
    expect(named.body['message']).toMatch(/^This was already approved by user-.+ at \d{4}-/);
    expect(await getDetail(user, pause.runId)).toMatchObject({ approvalId: gate });
    const next = await user.post(path, { ...body, approvalId: gate });
    expect(next.status).toBe(200);
    await waitFor(
      async () => (await getDetail(user, pause.runId)).run.status === 'completed' || undefined,
    );
  });
});
