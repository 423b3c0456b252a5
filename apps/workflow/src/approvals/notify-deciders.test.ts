import {
  defaultWorkingHours,
  type ApprovalNotice,
  type approvalPolicyInput,
  type MemberFacts,
} from '@workspace-ops/contracts';
import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { withContext } from '@workspace-ops/rpc';
import { systemClock } from '@workspace-ops/service-kit';
import { waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { outbox } from '../db/schema/index.ts';
import {
  createWorkflowDatabase,
  newRun,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { notifyDeciders, type NotifyingContext } from './notify-deciders.ts';
import { approving } from '../test-support/decisions.ts';

type Member = MemberFacts['members'][number];

let stored: TestDatabase;
let database: Database;
let workflow: WorkflowUnderTest;
let telling: NotifyingContext;

const member = (userId: string, role: Member['role'], titles: string[] = []): Member => ({
  userId,
  name: userId,
  email: `${userId}@example.test`,
  role,
  titles,
  delegate: null,
});

const staff = [
  member('ann', 'owner'),
  member('bob', 'approver'),
  member('cat', 'approver', ['Head of Sales']),
  member('eve', 'editor'),
  member('aud', 'auditor'),
];

const away = 'identity is away';

const readMembers: NotifyingContext['readMembers'] = async ({ caller: { workspaceId } }) => {
  if (workspaceId === 'ws_away') throw new Error(away);
  return { members: staff, timeZone: null, workingHours: defaultWorkingHours, brandName: null };
};

beforeAll(async () => {
  stored = await createWorkflowDatabase();
  const role = serviceRole('workflow');
  database = createDatabase({ url: stored.url, role, applicationName: 'test', outbox });
  telling = { database, clock: systemClock, readMembers };
  workflow = await startWorkflow({ databaseUrl: stored.url, readMembers });
});

afterAll(async () => {
  await workflow.stop();
  await database.close();
  await stored.drop();
});

const as = (workspaceId: string, userId: string) => {
  const role = staff.find((each) => each.userId === userId)!.role;
  const email = `${userId}@example.test`;
  const caller = { workspaceId, userId, email, role, name: userId, sessionId: null, address: '' };
  return withContext({ caller, requestId: 'req_test' });
};

/** A run that waits, started by bob. */
async function pausedRun(workspaceId: string): Promise<{ runId: string; approvalId: string }> {
  await workflow.client.departments.deploy.mutate(
    { departmentCode: 'mkt', revision: 1 },
    visitor(workspaceId),
  );
  const run = newRun({ workspaceId, workflowId: 'MKT-01' });
  await workflow.client.runs.create.mutate(run, as(workspaceId, 'bob'));
  const { approvalId } = await workflow.settled(workspaceId, run.runId, 'paused_for_approval');
  return { runId: run.runId, approvalId: approvalId! };
}

const setPolicy = (workspaceId: string, policy: z.input<typeof approvalPolicyInput>) =>
  workflow.client.approvals.setPolicies.mutate({ policies: [policy] }, as(workspaceId, 'ann'));

const readNotices = (approvalId: string) =>
  workflow.notices.filter((notice) => 'approvalId' in notice && notice.approvalId === approvalId);

const told = (approvalId: string, kind: ApprovalNotice['kind'] = 'approval_requested') =>
  waitFor(async () => {
    // Of `ws_away`, whose members cannot be read.
    await notifyDeciders(telling).catch((error: Error) => expect(error.message).toBe(away));
    return readNotices(approvalId).find((notice) => notice.kind === kind) as
      | ApprovalNotice
      | undefined;
  });

describe('a pause', () => {
  it('is told once to those who may decide it: without a policy, approvers and above', async () => {
    const { approvalId } = await pausedRun('ws_told');
    await Promise.all([notifyDeciders(telling), notifyDeciders(telling)]);
    const notice = await told(approvalId);
    expect(notice.userIds).toEqual(['ann', 'bob', 'cat']);
    expect(notice).toMatchObject({ workspaceId: 'ws_told', deadline: null });
    expect(readNotices(approvalId)).toHaveLength(1);
  });

  it('is told to those alone whom its policy asks for, and never to who started it', async () => {
    const require = { count: 1, roles: ['title:head of sales', 'owner'], notInitiator: true };
    await setPolicy('ws_policy', { name: 'Sales', when: {}, require });
    const { approvalId } = await pausedRun('ws_policy');
    expect((await told(approvalId)).userIds).toEqual(['ann', 'cat']);
  });

  it('with a deadline is told of once, with it, and closed once', async () => {
    const require = { count: 1, roles: ['owner'], notInitiator: true };
    // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
    const deadline = { after: 'PT8H', then: 'reject' as const };
    await setPolicy('ws_due', { name: 'Due', when: {}, require, deadline });
    const { runId, approvalId } = await pausedRun('ws_due');
    expect(await told(approvalId)).toMatchObject({
      userIds: ['ann'],
      deadline: expect.any(String),
    });
    await workflow.client.runs.decide.mutate(approving({ runId }), as('ws_due', 'ann'));
    await waitFor(() => readNotices(approvalId).some(({ kind }) => kind === 'approval_closed'));
    expect(readNotices(approvalId).map(({ kind }) => kind)).toEqual([
      'approval_requested',
      'approval_closed',
    ]);
  });

  it('that escalates is told to who may decide it since', async () => {
    const require = { count: 1, roles: ['title:head of sales'], notInitiator: false };
    await setPolicy('ws_escalated', { name: 'Sales', when: {}, require });
    const { approvalId } = await pausedRun('ws_escalated');
    expect((await told(approvalId)).userIds).toEqual(['cat']);
    await database.transaction('ws_escalated', async ({ db }) => {
      await db.execute(sql`
        update workflow.approvals set escalated_at = now(),
          escalated_to = '{"policy": "Sales", "roles": ["owner"]}'
        where workspace_id = 'ws_escalated'`);
    });
    expect((await told(approvalId, 'approval_escalated')).userIds).toEqual(['ann', 'cat']);
  });

  it('that is decided is closed for those who were told of it', async () => {
    const first = await pausedRun('ws_closed');
    await told(first.approvalId);
    await workflow.client.runs.decide.mutate(
      approving({ runId: first.runId }),
      as('ws_closed', 'ann'),
    );
    await waitFor(() => readNotices(first.approvalId).length === 2);
    expect(readNotices(first.approvalId)[1]).toMatchObject({ kind: 'approval_closed' });
  });

  it('is told in the next turn, however many older ones another workspace has', async () => {
    const { approvalId } = await pausedRun('ws_few');
    await database.transaction('ws_many', async ({ db }) => {
      await db.execute(sql`
        insert into workflow.approvals (workspace_id, entry_id, run_id, workflow_id, sequence,
          step_title, reason, requested_at)
        select 'ws_many', 'aud_many_' || n, 'run_' || n, 'mkt-01', 2, 'Approve', 'A person decides.',
          now() - interval '1 day'
        from generate_series(1, 1000) n`);
    });
    await notifyDeciders(telling).catch((error: Error) => expect(error.message).toBe(away));
    await waitFor(() => readNotices(approvalId).length === 1);
    const [row] = await database.read('ws_many', ({ db }) =>
      db.execute<{ left: number }>(sql`
        select count(*)::int as left from workflow.approvals
        where workspace_id = 'ws_many' and told_at is null`),
    );
    expect(row!.left).toBeGreaterThan(0);
    // Those left over would be told, each on its own, by the turns of all tests that follow.
    await database.transaction('ws_many', ({ db }) =>
      db.execute(sql`delete from workflow.approvals where workspace_id = 'ws_many'`),
    );
  });

  it('is told although the members of another workspace cannot be read', async () => {
    const awayRun = await pausedRun('ws_away');
    const { approvalId } = await pausedRun('ws_near');
    await expect(notifyDeciders(telling)).rejects.toThrow(away);
    expect((await told(approvalId)).workspaceId).toBe('ws_near');
    expect(readNotices(awayRun.approvalId)).toEqual([]);
  });

  it('does not keep a process that stops, however many workspaces identity has not answered for', async () => {
    const first = await pausedRun('ws_hung');
    const second = await pausedRun('ws_hung_too');
    const stopping = new AbortController();
    const asked: string[] = [];
    const hanging: NotifyingContext = {
      ...telling,
      readMembers: ({ caller: { workspaceId }, signal }) => {
        asked.push(workspaceId);
        stopping.abort();
        return new Promise((_resolve, reject) => {
          const giveUp = () => reject(new Error(away));
          if (signal?.aborted === true) giveUp();
          else signal?.addEventListener('abort', giveUp);
        });
      },
    };
    await expect(notifyDeciders(hanging, stopping.signal)).rejects.toThrow(away);
    expect(asked).toHaveLength(1);
    // What is left is told by the next turn, here or elsewhere.
    await told(first.approvalId);
    await told(second.approvalId);
  });
});
