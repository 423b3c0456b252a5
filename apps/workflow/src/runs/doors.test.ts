import { defaultWorkingHours, type MemberFacts } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newRun,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

type Member = MemberFacts['members'][number];
type Who = ReturnType<typeof visitor>;

let workflow: WorkflowUnderTest;
const membersOf = new Map<string, Member[]>();
let workspaces = 0;

const member = (userId: string, role: Member['role'], more: Partial<Member> = {}): Member => ({
  userId,
  name: userId,
  email: `${userId}@example.test`,
  role,
  titles: [],
  delegate: null,
  ...more,
});

const until = '2099-01-01T00:00:00.000Z';
const titled = { titles: ['Sales lead'] };
/** The lead's delegate is `delegate`; who starts the runs is a delegate of the other lead. */
const staff = [
  member('owner', 'owner'),
  member('admin', 'admin'),
  member('approver', 'approver'),
  member('editor', 'editor', titled),
  member('viewer', 'viewer', titled),
  member('auditor', 'auditor', titled),
  member('initiator', 'owner', titled),
  member('lead', 'approver', { ...titled, delegate: { userId: 'delegate', until } }),
  member('delegate', 'approver'),
  member('former', 'approver', { ...titled, delegate: { userId: 'initiator', until } }),
];

beforeAll(async () => {
  workflow = await startWorkflow({
    readMembers: async ({ caller: { workspaceId } }) => ({
      members: membersOf.get(workspaceId) ?? staff,
      timeZone: null,
      workingHours: defaultWorkingHours,
      brandName: null,
    }),
  });
});

afterAll(() => workflow.stop());

const person = (workspaceId: string, userId: string): Who =>
  withContext({
    caller: {
      workspaceId,
      userId,
      email: `${userId}@example.test`,
      role:
        (membersOf.get(workspaceId) ?? staff).find((one) => one.userId === userId)?.role ?? null,
      sessionId: null,
      address: '127.0.0.1',
    },
    requestId: 'req_test',
  });

const token = (workspaceId: string, kind: 'service' | 'agent'): Who =>
  withContext({
    caller: {
      workspaceId,
      userId: null,
      email: null,
      role: null,
      sessionId: null,
      address: '127.0.0.1',
      token: { id: `tok_${kind}`, kind, name: kind, scopes: ['runs:decide'] },
    },
    requestId: 'req_test',
  });

interface Paused {
  workspaceId: string;
  runId: string;
  approvalId: string;
  auditLogId: string;
}

/** The doors through which a run is approved, each as its edge calls it. */
const doors = {
  runs: ({ runId }: Paused, who: Who) => workflow.client.runs.approve.mutate({ runId }, who),
  mobile: ({ runId }: Paused, who: Who) =>
    workflow.client.runs.decide.mutate({ runId, decision: 'approve', door: 'mobile' }, who),
  audit: ({ runId, auditLogId }: Paused, who: Who) =>
    workflow.client.runs.decide.mutate(
      { runId, decision: 'approve', door: 'audit', pauseEntryId: auditLogId },
      who,
    ),
  approvals: ({ approvalId }: Paused, who: Who) =>
    workflow.client.runs.decideApproval.mutate({ id: approvalId, decision: 'approve' }, who),
} as const;

type Door = keyof typeof doors;
const doorNames = Object.keys(doors) as Door[];

interface Rule {
  count: number;
  roles: string[];
  notInitiator: boolean;
}

async function prepare(rule: Rule | null, members = staff): Promise<Paused> {
  const workspaceId = `ws_doors_${++workspaces}`;
  membersOf.set(workspaceId, members);
  const owner = person(workspaceId, 'owner');
  const policies = rule === null ? [] : [{ name: 'Rule', when: {}, require: rule }];
  await workflow.client.approvals.setPolicies.mutate({ policies }, owner);
  const order = { departmentCode: 'mkt', revision: 1 };
  await workflow.client.departments.deploy.mutate(order, visitor(workspaceId));
  return pauseRun(workspaceId);
}

async function pauseRun(workspaceId: string): Promise<Paused> {
  const run = newRun({ workspaceId, workflowId: 'MKT-01' });
  await workflow.client.runs.create.mutate(run, person(workspaceId, 'initiator'));
  await workflow.settled(workspaceId, run.runId, 'paused_for_approval');
  const { runId } = run;
  const { approvals } = await workflow.client.approvals.list.query(
    { runId, status: 'open' },
    person(workspaceId, 'owner'),
  );
  const approvalId = approvals[0]!.id;
  return { workspaceId, runId, approvalId, auditLogId: approvalId.replace('apr_', 'aud_') };
}

const callers: Record<string, (workspaceId: string) => Who> = {
  agent: (id) => token(id, 'agent'),
  service: (id) => token(id, 'service'),
  anonymous: visitor,
  ...Object.fromEntries(
    [...staff.map(({ userId }) => userId), 'stranger'].map((userId) => [
      userId,
      (id: string) => person(id, userId),
    ]),
  ),
};

const free = ['owner', 'admin', 'approver', 'initiator', 'lead', 'delegate', 'former', 'service'];
/** Who may approve at every door, by what the policy asks for. */
const rules: Record<string, { rule: Rule | null; may: string[] }> = {
  'no policy': { rule: null, may: [...free, 'anonymous'] },
  'an approver': {
    rule: { count: 1, roles: ['approver'], notInitiator: false },
    may: free.filter((name) => name !== 'service'),
  },
  'an approver who did not start it': {
    rule: { count: 1, roles: ['approver'], notInitiator: true },
    may: free.filter((name) => !['service', 'initiator'].includes(name)),
  },
  'an admin': {
    rule: { count: 1, roles: ['admin'], notInitiator: false },
    may: ['owner', 'admin', 'initiator'],
  },
  'a title, or its delegate': {
    rule: { count: 1, roles: ['title:Sales lead'], notInitiator: true },
    may: ['lead', 'former', 'delegate'],
  },
};

describe.each(Object.entries(rules))('where the rule is %s', (_name, { rule, may }) => {
  it.each(doorNames)('the door %s lets decide who may, and nobody else', async (door) => {
    const prepared = await prepare(rule);
    const { workspaceId } = prepared;
    // One pause serves all who are refused; who may decide ends it, and the next has one of their own.
    let paused = prepared;
    for (const [name, make] of Object.entries(callers)) {
      const who = make(workspaceId);
      const allowed =
        may.includes(name) && !(door !== 'mobile' && door !== 'audit' && name === 'anonymous');
      if (!allowed) {
        const { code } = await readRefusal(doors[door](paused, who));
        expect(['forbidden', 'unauthenticated'], name).toContain(code);
        continue;
      }
      await expect(doors[door](paused, who), name).resolves.toBeDefined();
      paused = await pauseRun(workspaceId);
    }
  });
});

const voters = ['ann', 'bob', 'cat', 'owner'];
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('vote' as const),
      by: fc.constantFrom(...voters),
      door: fc.constantFrom(...doorNames),
    }),
  },
  fc.record({
    kind: fc.constant('role' as const),
    of: fc.constantFrom('ann', 'bob', 'cat'),
    role: fc.constantFrom<Member['role'][]>('viewer', 'approver', 'admin'),
  }),
  fc.record({ kind: fc.constant('remove' as const), of: fc.constantFrom('ann', 'bob', 'cat') }),
  fc.record({
    kind: fc.constant('delegate' as const),
    of: fc.constantFrom('ann', 'bob'),
    to: fc.constantFrom('cat', 'initiator'),
  }),
  fc.record({ kind: fc.constant('edit' as const) }),
  fc.record({
    kind: fc.constant('token' as const),
    token: fc.constantFrom<('service' | 'agent')[]>('service', 'agent'),
  }),
  fc.record({ kind: fc.constant('send_back' as const), by: fc.constantFrom(...voters) }),
);

it('never approves below the policy, whatever the order of votes, roles, edits and doors', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const hired = [
        member('owner', 'owner'),
        member('initiator', 'admin'),
        member('ann', 'approver'),
        member('bob', 'approver'),
        member('cat', 'viewer'),
      ];
      const rule = { count: 2, roles: ['approver'], notInitiator: true };
      let paused = await prepare(rule, hired);
      const { workspaceId, runId } = paused;
      /** Who has a vote on the present text, by the test's own account. */
      let acted = new Set<string>();
      const get = async () =>
        (
          await workflow.client.approvals.get.query(
            { id: paused.approvalId },
            person(workspaceId, 'owner'),
          )
        ).approval;
      const change = (of: string, with_: (one: Member) => Member[]) =>
        membersOf.set(
          workspaceId,
          membersOf.get(workspaceId)!.flatMap((one) => (one.userId === of ? with_(one) : [one])),
        );
      for (const one of steps) {
        if (one.kind === 'role') change(one.of, (was) => [{ ...was, role: one.role }]);
        if (one.kind === 'remove') change(one.of, () => []);
        if (one.kind === 'delegate')
          change(one.of, (was) => [{ ...was, delegate: { userId: one.to, until } }]);
        if (one.kind === 'token')
          await readRefusal(doors.mobile(paused, token(workspaceId, one.token)));
        if (one.kind === 'edit') {
          const [post] = (await get()).artifacts.filter(
            ({ artifactType }) => artifactType === 'post',
          );
          const edit = { id: post!.id, instructions: `Edit ${Math.random()}` };
          await workflow.client.artifacts.refine.mutate(edit, person(workspaceId, 'owner'));
          acted = new Set();
        }
        if (one.kind === 'send_back') {
          const decision = {
            id: paused.approvalId,
            decision: 'send_back',
            comment: 'Again',
          } as const;
          const done = await workflow.client.runs.decideApproval
            .mutate(decision, person(workspaceId, one.by))
            .then(
              () => true,
              () => false,
            );
          if (!done) continue;
          acted = new Set();
          const before = paused.approvalId;
          await workflow.settled(workspaceId, runId, 'paused_for_approval');
          const { approvals } = await workflow.client.approvals.list.query(
            { runId, status: 'open' },
            person(workspaceId, 'owner'),
          );
          const approvalId = approvals[0]!.id;
          expect(approvalId).not.toBe(before);
          paused = { ...paused, approvalId, auditLogId: approvalId.replace('apr_', 'aud_') };
        }
        if (one.kind !== 'vote') continue;
        const voted = await doors[one.door](paused, person(workspaceId, one.by)).then(
          () => true,
          () => false,
        );
        if (voted) acted.add(one.by);
        const { status } = await get();
        if (status === 'open') continue;
        expect(status).toBe('approved');
        const approvers = [...acted].filter((userId) => {
          const now = membersOf.get(workspaceId)!.find((each) => each.userId === userId);
          return now !== undefined && ['owner', 'admin', 'approver'].includes(now.role);
        });
        expect(approvers.length).toBeGreaterThanOrEqual(2);
        expect(approvers).not.toContain('initiator');
        return;
      }
      expect((await get()).status).toBe('open');
    }),
    { numRuns: 25 },
  );
}, 120_000);
