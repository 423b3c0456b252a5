import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorNames, openDoors, type Approve, type Door } from '../test-support/doors.ts';
import {
  createStaff,
  pauseRun,
  staffMember,
  makeTokenHolder,
  type PausedRun,
  type Who,
} from '../test-support/staff.ts';
import {
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let workflow: WorkflowUnderTest;
let doors: Record<Door, Approve>;
let workspaces = 0;

const until = '2099-01-01T00:00:00.000Z';
const titled = { titles: ['Sales lead'] };
/** The lead's delegate is `delegate`; who starts the runs is a delegate of the other lead. */
const people = [
  staffMember('owner', 'owner'),
  staffMember('admin', 'admin'),
  staffMember('approver', 'approver'),
  staffMember('editor', 'editor', titled),
  staffMember('viewer', 'viewer', titled),
  staffMember('auditor', 'auditor', titled),
  staffMember('initiator', 'owner', titled),
  staffMember('lead', 'approver', { ...titled, delegate: { userId: 'delegate', until } }),
  staffMember('delegate', 'approver'),
  staffMember('former', 'approver', { ...titled, delegate: { userId: 'initiator', until } }),
];
const staff = createStaff(people);

beforeAll(async () => {
  workflow = await startWorkflow({ readMembers: staff.readMembers });
  doors = openDoors(workflow);
});

afterAll(() => workflow.stop());

interface Rule {
  count: number;
  roles: string[];
  notInitiator: boolean;
}

/** A run that waits under the rule, in a workspace of its own. */
async function prepare(rule: Rule | null): Promise<PausedRun> {
  const workspaceId = `ws_doors_${++workspaces}`;
  const policies = rule === null ? [] : [{ name: 'Rule', when: {}, require: rule }];
  await workflow.client.approvals.setPolicies.mutate({ policies }, staff.as(workspaceId, 'owner'));
  return pauseAgain(workspaceId);
}

const pauseAgain = (workspaceId: string): Promise<PausedRun> =>
  pauseRun(workflow, { workspaceId, by: staff.as(workspaceId, 'initiator') });

const callers: Record<string, (workspaceId: string) => Who> = {
  agent: (id) => makeTokenHolder(id, 'agent'),
  service: (id) => makeTokenHolder(id, 'service'),
  anonymous: visitor,
  ...Object.fromEntries(
    [...people.map(({ userId }) => userId), 'stranger'].map((userId) => [
      userId,
      (id: string) => staff.as(id, userId),
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

/** Doors that take no caller without a credential. */
const takesCredential = (door: Door): boolean => door === 'runs' || door === 'approvals';

describe.each(Object.entries(rules))('where the rule is %s', (_name, { rule, may }) => {
  it.each(doorNames)('the door %s lets decide who may, and nobody else', async (door) => {
    // One pause serves all who are refused; who may decide ends it, and the next has one of their own.
    let paused = await prepare(rule);
    const { workspaceId } = paused;
    for (const [name, make] of Object.entries(callers)) {
      const who = make(workspaceId);
      const allowed = may.includes(name) && !(takesCredential(door) && name === 'anonymous');
      if (!allowed) {
        const { code } = await readRefusal(doors[door](paused, who));
        expect(['forbidden', 'unauthenticated'], name).toContain(code);
        continue;
      }
      await expect(doors[door](paused, who), name).resolves.toBeDefined();
      paused = await pauseAgain(workspaceId);
    }
  });

  it.each(doorNames)(
    'who is to confirm first decides nothing external by the door %s, and then may',
    async (door) => {
      const paused = await prepare(rule);
      const { workspaceId, runId } = paused;
      const confirms = may.find((name) => people.some(({ userId }) => userId === name))!;
      const unconfirmed = staff.as(workspaceId, confirms, { isUnconfirmed: true });
      const { code } = await readRefusal(doors[door](paused, unconfirmed));
      expect(code).toBe('confirmation_required');
      await doors[door](paused, staff.as(workspaceId, confirms));
      await workflow.settled(workspaceId, runId, 'completed');
    },
  );
});
