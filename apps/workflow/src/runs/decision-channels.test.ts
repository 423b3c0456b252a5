import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  channelNames,
  openChannels,
  type Approve,
  type DecisionChannel,
} from '../test-support/decision-channels.ts';
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
let channels: Record<DecisionChannel, Approve>;
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
  channels = openChannels(workflow);
});

afterAll(() => workflow.stop());

interface Rule {
  count: number;
  roles: string[];
  notInitiator: boolean;
}

/** A run that waits under the rule, in a workspace of its own. */
async function prepare(rule: Rule | null): Promise<PausedRun> {
  const workspaceId = `ws_channels_${++workspaces}`;
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
/** Who may approve at every channel, by what the policy asks for. */
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
const takesCredential = (channel: DecisionChannel): boolean =>
  channel === 'runs' || channel === 'approvals';

describe.each(Object.entries(rules))('where the rule is %s', (_name, { rule, may }) => {
  it.each(channelNames)('the channel %s lets decide who may, and nobody else', async (channel) => {
    // One pause serves all who are refused; who may decide ends it, and the next has one of their own.
    let paused = await prepare(rule);
    const { workspaceId } = paused;
    for (const [name, make] of Object.entries(callers)) {
      const who = make(workspaceId);
      const allowed = may.includes(name) && !(takesCredential(channel) && name === 'anonymous');
      if (!allowed) {
        const { code } = await readRefusal(channels[channel](paused, who));
        expect(['forbidden', 'unauthenticated'], name).toContain(code);
        continue;
      }
      await expect(channels[channel](paused, who), name).resolves.toBeDefined();
      paused = await pauseAgain(workspaceId);
    }
  });

  it.each(channelNames)(
    'who is to confirm first decides nothing external by the channel %s, and then may',
    async (channel) => {
      const paused = await prepare(rule);
      const { workspaceId, runId } = paused;
      const confirms = may.find((name) => people.some(({ userId }) => userId === name))!;
      const unconfirmed = staff.as(workspaceId, confirms, { isUnconfirmed: true });
      const { code } = await readRefusal(channels[channel](paused, unconfirmed));
      expect(code).toBe('confirmation_required');
      await channels[channel](paused, staff.as(workspaceId, confirms));
      await workflow.settled(workspaceId, runId, 'completed');
    },
  );
});
