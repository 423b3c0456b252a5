import {
  defaultWorkingHours,
  type Approval,
  type approvalPolicyInput,
  type MemberFacts,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  newRun,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

type Member = MemberFacts['members'][number];

let workflow: WorkflowUnderTest;
const members = new Map<string, Member[]>();

const member = (userId: string, role: Member['role'], more: Partial<Member> = {}): Member => ({
  userId,
  name: userId,
  email: `${userId}@example.test`,
  role,
  titles: [],
  delegate: null,
  ...more,
});

const staff = [
  member('ann', 'owner'),
  member('bob', 'approver'),
  member('cat', 'approver'),
  member('dan', 'admin'),
  member('eve', 'viewer'),
];

beforeAll(async () => {
  workflow = await startWorkflow({
    readMembers: async ({ caller: { workspaceId } }) => ({
      members: members.get(workspaceId) ?? staff,
      timeZone: null,
      workingHours: defaultWorkingHours,
      brandName: null,
    }),
  });
});

afterAll(() => workflow.stop());

const as = (workspaceId: string, userId: string, idempotencyKey?: string) => {
  const one = (members.get(workspaceId) ?? staff).find((each) => each.userId === userId);
  return withContext({
    caller: {
      workspaceId,
      userId,
      email: `${userId}@example.test`,
      name: userId,
      role: one?.role ?? 'owner',
      sessionId: null,
      address: '127.0.0.1',
    },
    requestId: 'req_test',
    idempotencyKey,
  });
};

const token = (workspaceId: string, kind: 'service' | 'agent') =>
  withContext({
    caller: {
      workspaceId,
      userId: null,
      email: null,
      role: null,
      sessionId: null,
      address: '127.0.0.1',
      token: {
        id: `tok_${kind}`,
        kind,
        name: `A ${kind}`,
        scopes: ['runs:decide', 'runs:start', 'read'],
      },
    },
    requestId: 'req_test',
  });

type PolicyInput = z.input<typeof approvalPolicyInput>;

const twoEyes = {
  name: 'Two eyes',
  when: {},
  require: { count: 2, roles: ['approver'], notInitiator: true },
} satisfies PolicyInput;

const setPolicies = (workspaceId: string, ...policies: PolicyInput[]) =>
  workflow.client.approvals.setPolicies.mutate({ policies }, as(workspaceId, 'ann'));

/** A run of the workflow, started by bob, and the pause at which it waits. */
async function pausedRun(workspaceId: string, workflowId = 'MKT-01', starter = 'bob') {
  const departmentCode = workflowId.slice(0, 3).toLowerCase();
  await workflow.client.departments.deploy.mutate(
    { departmentCode, revision: 1 },
    visitor(workspaceId),
  );
  const run = newRun({ workspaceId, workflowId, initialContext: { customer: 'Northside Dental' } });
  await workflow.client.runs.create.mutate(run, as(workspaceId, starter));
  await workflow.settled(workspaceId, run.runId, 'paused_for_approval');
  return { runId: run.runId, approval: await openApproval(workspaceId, run.runId) };
}

async function openApproval(workspaceId: string, runId: string): Promise<Approval> {
  const { approvals } = await workflow.client.approvals.list.query(
    { runId, status: 'open' },
    as(workspaceId, 'ann'),
  );
  return approvals[0]!;
}

const nextPause = (workspaceId: string, runId: string, before: string) =>
  waitFor(async () => {
    const open = await openApproval(workspaceId, runId);
    return open !== undefined && open.id !== before ? open : undefined;
  });

const getApproval = async (workspaceId: string, id: string, userId = 'ann') =>
  (await workflow.client.approvals.get.query({ id }, as(workspaceId, userId))).approval;

const decide = (
  workspaceId: string,
  id: string,
  {
    by,
    decision = 'approve',
    ...said
  }: {
    by: string;
    decision?: 'approve' | 'reject' | 'send_back';
    comment?: string;
    subjectDigest?: string;
  },
) => workflow.client.runs.decideApproval.mutate({ id, decision, ...said }, as(workspaceId, by));

describe('an approval that takes two votes', () => {
  it('waits for the second one, and not for who started the run', async () => {
    await setPolicies('ws_two', twoEyes);
    const { runId, approval } = await pausedRun('ws_two');
    expect(approval).toMatchObject({
      kind: 'gate',
      effect: 'external',
      status: 'open',
      startedBy: { kind: 'person', id: 'bob' },
      policy: { name: 'Two eyes', have: 0, need: 2, roles: ['approver'], notInitiator: true },
      votes: [],
      mayDecide: true,
    });
    expect(await readRefusal(decide('ws_two', approval.id, { by: 'bob' }))).toEqual({
      code: 'forbidden',
      message: 'Who started a run does not decide it.',
    });
    expect(await decide('ws_two', approval.id, { by: 'ann' })).toEqual({
      success: true,
      status: 'pending',
      have: 1,
      need: 2,
    });
    expect((await readRefusal(decide('ws_two', approval.id, { by: 'ann' }))).code).toBe('conflict');
    expect(await getApproval('ws_two', approval.id)).toMatchObject({
      mayDecide: false,
      whyNot: 'You have voted on this already.',
      votes: [{ by: { id: 'ann' }, decision: 'approve' }],
    });
    expect(await decide('ws_two', approval.id, { by: 'cat' })).toMatchObject({
      status: 'approved',
      have: 2,
    });
    await workflow.settled('ws_two', runId, 'completed');
    const decided = await getApproval('ws_two', approval.id);
    expect(decided).toMatchObject({ status: 'approved', decidedBy: { id: 'cat' } });
    expect(await readRefusal(decide('ws_two', approval.id, { by: 'dan' }))).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^This was already approved by cat@example.test at /),
    });
    const audited = await workflow.waitForAudit(runId, 'run.decision');
    expect(audited.filter(({ action }) => action === 'approval.vote')).toHaveLength(2);
  });

  it('ends with one rejection', async () => {
    await setPolicies('ws_reject', twoEyes);
    const { runId, approval } = await pausedRun('ws_reject');
    await decide('ws_reject', approval.id, { by: 'ann' });
    const rejection = { by: 'cat', decision: 'reject', comment: 'Not this week.' } as const;
    expect(await decide('ws_reject', approval.id, rejection)).toMatchObject({ status: 'rejected' });
    await workflow.settled('ws_reject', runId, 'failed');
  });

  it('says what is missing at the older doors', async () => {
    await setPolicies('ws_doors', twoEyes);
    const { runId } = await pausedRun('ws_doors');
    expect(
      await workflow.client.runs.approve.mutate({ runId }, as('ws_doors', 'ann')),
    ).toMatchObject({ approvals: { have: 1, need: 2 } });
    expect(
      await workflow.client.runs.decide.mutate(
        { runId, decision: 'approve', door: 'mobile' },
        as('ws_doors', 'cat'),
      ),
    ).toMatchObject({ status: 'pending', approvals: { have: 2, need: 2 } });
  });

  it('counts no vote of a member who lost the role since', async () => {
    await setPolicies('ws_lowered', twoEyes);
    const { approval } = await pausedRun('ws_lowered');
    await decide('ws_lowered', approval.id, { by: 'cat' });
    members.set(
      'ws_lowered',
      staff.map((one) => (one.userId === 'cat' ? { ...one, role: 'viewer' } : one)),
    );
    expect(await decide('ws_lowered', approval.id, { by: 'ann' })).toMatchObject({
      status: 'pending',
      have: 1,
    });
    expect(await decide('ws_lowered', approval.id, { by: 'dan' })).toMatchObject({
      status: 'approved',
    });
  });

  it('counts 1,000 votes of 50 people at the same instant once each', async () => {
    const workspaceId = 'ws_crowd';
    const crowd = Array.from({ length: 50 }, (_, index) => member(`p${index}`, 'approver'));
    members.set(workspaceId, [member('ann', 'owner'), ...crowd]);
    await setPolicies(workspaceId, { ...twoEyes, require: { ...twoEyes.require, count: 50 } });
    const { runId, approval } = await pausedRun(workspaceId, 'MKT-01', 'ann');
    const votes = Array.from({ length: 1_000 }, (_, index) =>
      decide(workspaceId, approval.id, { by: `p${index % 50}` }).then(
        ({ status }) => status,
        (error: Error) => (error.cause as { code: string }).code,
      ),
    );
    const outcomes = await Promise.all(votes);
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    expect({
      pending: count('pending'),
      approved: count('approved'),
      conflict: count('conflict'),
    }).toEqual({ pending: 49, approved: 1, conflict: 950 });
    const { votes: stored } = await getApproval(workspaceId, approval.id);
    expect(new Set(stored.map(({ by }) => by.id)).size).toBe(50);
    expect(stored).toHaveLength(50);
    await workflow.settled(workspaceId, runId, 'completed');
  }, 60_000);
});

describe('a policy', () => {
  it('adds a pause to a workflow that has none', async () => {
    await setPolicies('ws_added', { ...twoEyes, when: { workflow: 'OPS-02' } });
    const { runId, approval } = await pausedRun('ws_added', 'OPS-02');
    expect(approval).toMatchObject({ kind: 'policy', policy: { need: 2 } });
    await decide('ws_added', approval.id, { by: 'ann' });
    await decide('ws_added', approval.id, { by: 'cat' });
    await workflow.settled('ws_added', runId, 'completed');
  });

  it('that does not match leaves everything as ever', async () => {
    await setPolicies('ws_other', { ...twoEyes, when: { department: 'fin' } });
    const { approval } = await pausedRun('ws_other');
    expect(approval.policy).toMatchObject({ name: null, need: 1 });
    expect(await decide('ws_other', approval.id, { by: 'bob' })).toMatchObject({
      status: 'approved',
      have: 1,
    });
  });

  it('of a later version does not concern an open pause', async () => {
    await setPolicies('ws_versions', twoEyes);
    const { approval } = await pausedRun('ws_versions');
    await setPolicies('ws_versions');
    expect(await openApproval('ws_versions', approval.runId)).toMatchObject({
      policy: { need: 2 },
    });
    expect(
      await workflow.client.approvals.testPolicies.query(
        { runId: approval.runId },
        as('ws_versions', 'ann'),
      ),
    ).toEqual({ required: false, version: 0, policies: [] });
  });

  it('shuts out tokens and callers without a credential, which decide where none applies', async () => {
    await setPolicies('ws_shut', twoEyes);
    const { runId } = await pausedRun('ws_shut');
    const input = { runId, decision: 'approve', door: 'mobile' } as const;
    for (const who of [
      token('ws_shut', 'agent'),
      token('ws_shut', 'service'),
      visitor('ws_shut'),
    ]) {
      const refused = await readRefusal(workflow.client.runs.decide.mutate(input, who));
      expect(refused.code).toBe('forbidden');
    }
    const { runId: free } = await pausedRun('ws_free');
    const agent = workflow.client.runs.decide.mutate(
      { ...input, runId: free },
      token('ws_free', 'agent'),
    );
    expect(await readRefusal(agent)).toEqual({
      code: 'forbidden',
      message: 'An agent never decides.',
    });
    await workflow.client.runs.decide.mutate(
      { ...input, runId: free },
      token('ws_free', 'service'),
    );
  });

  it('is refused with all faults at once', async () => {
    const when = { workflow: 'XXX-99', department: 'xxx' };
    expect(
      await readRefusal(
        setPolicies('ws_faults', { ...twoEyes, when }, { ...twoEyes, name: 'B', when }),
      ),
    ).toEqual({
      code: 'invalid_input',
      message: 'policies.0.when.workflow must be the id or the code of a workflow',
    });
  });
});

describe('an edit of what is approved', () => {
  it('voids the votes before it, and says so', async () => {
    await setPolicies('ws_edit', twoEyes);
    const { runId, approval } = await pausedRun('ws_edit');
    await decide('ws_edit', approval.id, { by: 'ann' });
    const post = approval.artifacts.find(({ artifactType }) => artifactType === 'post')!;
    await workflow.client.artifacts.refine.mutate(
      { id: post.id, instructions: 'Shorter.' },
      as('ws_edit', 'bob'),
    );
    const changed = await getApproval('ws_edit', approval.id);
    expect(changed).toMatchObject({
      policy: { have: 0 },
      votes: [{ voided: true }],
      mayDecide: true,
    });
    expect(changed.subjectDigest).not.toBe(approval.subjectDigest);
    const { subjectDigest } = approval;
    expect(
      await readRefusal(decide('ws_edit', approval.id, { by: 'cat', subjectDigest })),
    ).toMatchObject({ code: 'stale_subject' });
    const fresh = { subjectDigest: changed.subjectDigest };
    expect(await decide('ws_edit', approval.id, { by: 'ann', ...fresh })).toMatchObject({
      have: 1,
    });
    expect(await decide('ws_edit', approval.id, { by: 'cat', ...fresh })).toMatchObject({
      status: 'approved',
    });
    const audited = await workflow.waitForAudit(runId, 'approval.void');
    expect(audited.some(({ action }) => action === 'approval.void')).toBe(true);
  });
});

describe('what is sent back', () => {
  it('is done again with the comment, three times at most', async () => {
    const workspaceId = 'ws_back';
    const first = await pausedRun(workspaceId);
    const { runId } = first;
    let { approval } = first;
    for (let time = 1; time <= 3; time++) {
      const order = { by: 'ann', decision: 'send_back', comment: `Again, ${time}.` } as const;
      expect(await decide(workspaceId, approval.id, order)).toMatchObject({ status: 'sent_back' });
      const before = approval;
      approval = await nextPause(workspaceId, runId, before.id);
      const posts = approval.artifacts.filter(({ artifactType }) => artifactType === 'post');
      expect(posts).toHaveLength(1);
      expect(before.artifacts.map(({ id }) => id)).not.toContain(posts[0]!.id);
    }
    const once = { by: 'ann', decision: 'send_back', comment: 'Again.' } as const;
    expect(await readRefusal(decide(workspaceId, approval.id, once))).toMatchObject({
      code: 'conflict',
    });
    await decide(workspaceId, approval.id, { by: 'ann' });
    await workflow.settled(workspaceId, runId, 'completed');
  });
});

describe('a deadline that passes', () => {
  const deadline = (then: 'escalate' | 'reject', to?: string[]) => ({
    ...twoEyes,
    require: { count: 1, roles: ['title:Nobody'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
    deadline: { after: 'PT1S', then, ...(to && { to }) },
  });

  it('rejects, and approves nothing', async () => {
    await setPolicies('ws_expired', deadline('reject'));
    const { runId, approval } = await pausedRun('ws_expired');
    const { run } = await workflow.settled('ws_expired', runId, 'failed');
    expect(run.errorMessage).toBe('Nobody approved it before its deadline');
    expect(await getApproval('ws_expired', approval.id)).toMatchObject({
      status: 'expired',
      decidedBy: { kind: 'system' },
      deadline: expect.any(String),
    });
    expect((await readRefusal(decide('ws_expired', approval.id, { by: 'ann' }))).message).toMatch(
      /^This was already rejected when its deadline passed/,
    );
  });

  it('lets further roles decide, who are told of it', async () => {
    await setPolicies('ws_escalated', deadline('escalate', ['owner']));
    const { runId, approval } = await pausedRun('ws_escalated');
    expect(approval).toMatchObject({ mayDecide: false, whyNot: expect.stringMatching(/Nobody/) });
    await workflow.waitForAudit(runId, 'approval.escalate');
    expect(await getApproval('ws_escalated', approval.id)).toMatchObject({
      mayDecide: true,
      escalatedAt: expect.any(String),
    });
    expect((await readRefusal(decide('ws_escalated', approval.id, { by: 'cat' }))).code).toBe(
      'forbidden',
    );
    const notice = await waitFor(() =>
      workflow.notices.find(({ kind }) => kind === 'approval_escalated'),
    );
    expect(notice).toMatchObject({ approvalId: approval.id, userIds: ['ann'] });
    expect(await decide('ws_escalated', approval.id, { by: 'ann' })).toMatchObject({
      status: 'approved',
    });
  });
});

describe('the list', () => {
  it('has what is assigned to me, page by page', async () => {
    const workspaceId = 'ws_list';
    await setPolicies(workspaceId, twoEyes);
    const one = await pausedRun(workspaceId);
    const two = await pausedRun(workspaceId);
    await decide(workspaceId, one.approval.id, { by: 'ann' });
    const mine = (userId: string) =>
      workflow.client.approvals.list.query(
        { assignedTo: 'me', status: 'open' },
        as(workspaceId, userId),
      );
    expect((await mine('ann')).approvals.map(({ id }) => id)).toEqual([two.approval.id]);
    expect(await mine('cat')).toMatchObject({ totalCount: 2 });
    expect(await mine('bob')).toMatchObject({ totalCount: 0 });
    expect(await mine('eve')).toMatchObject({ totalCount: 0 });
    const page = await workflow.client.approvals.list.query({ limit: '1' }, as(workspaceId, 'eve'));
    expect(page).toMatchObject({ totalCount: 2, approvals: [{ id: two.approval.id }] });
    const rest = await workflow.client.approvals.list.query(
      { limit: '1', cursor: page.nextCursor! },
      as(workspaceId, 'eve'),
    );
    expect(rest).toMatchObject({ nextCursor: null, approvals: [{ id: one.approval.id }] });
  });

  it('does not show another workspace’s, nor decide it', async () => {
    const { approval } = await pausedRun('ws_own');
    const { id } = approval;
    const foreign = as('ws_foreign', 'ann');
    expect(await workflow.client.approvals.list.query({}, foreign)).toMatchObject({
      totalCount: 0,
    });
    expect((await readRefusal(workflow.client.approvals.get.query({ id }, foreign))).code).toBe(
      'not_found',
    );
    expect((await readRefusal(decide('ws_foreign', id, { by: 'ann' }))).code).toBe('not_found');
  });
});
