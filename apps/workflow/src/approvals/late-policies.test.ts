import type { Approval, approvalPolicyInput, JsonObject } from '@workspace-ops/contracts';
import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  createStaff,
  nextApproval,
  openApproval,
  staffMember,
  type Who,
} from '../test-support/staff.ts';
import {
  newRun,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { byApproval } from '../test-support/decisions.ts';

/*
 * Runs whose data is marked as not public: they wait for a person before anything is written, and so
 * before there is anything that policies on cost and quality could match.
 */

const staff = createStaff([
  staffMember('ann', 'owner'),
  staffMember('bob', 'approver'),
  staffMember('cat', 'approver'),
]);

let gemini: GeminiStandIn;
let composing: WorkflowUnderTest;
let asking: WorkflowUnderTest;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
  const { readMembers } = staff;
  composing = await startWorkflow({ readMembers });
  asking = await startWorkflow({
    readMembers,
    environment: {
      GENERATIVE_AI_API_KEY: gemini.apiKey,
      GENERATIVE_AI_BASE_URL: gemini.baseUrl,
    },
  });
});

afterAll(async () => {
  await composing.stop();
  await asking.stop();
  await gemini.close();
});

const marked = {
  customer: 'Northside Dental',
  referrer: 'Dr Lee',
  referral: 'Harbour Dental',
  scope: 'A rota for lunch.',
  consent: 'In writing on 2 March.',
  outcome: 'Bookings rose 18% in two weeks.',
  notes: 'Not for publication.',
};

type PolicyInput = z.input<typeof approvalPolicyInput>;

const policy = (when: PolicyInput['when'], name = 'Late'): PolicyInput => ({
  name,
  when,
  require: { count: 1, roles: ['title:Nobody', 'owner'] },
});

const setPolicies = (
  { client }: WorkflowUnderTest,
  workspaceId: string,
  ...policies: PolicyInput[]
) => client.approvals.setPolicies.mutate({ policies }, staff.as(workspaceId, 'ann'));

/** A run that bob starts, at its first pause. */
async function start(
  workflow: WorkflowUnderTest,
  workspaceId: string,
  { workflowId = 'AFT-04', context = marked }: { workflowId?: string; context?: JsonObject } = {},
): Promise<Approval> {
  const departmentCode = workflowId.slice(0, 3).toLowerCase();
  const { client } = workflow;
  await client.departments.deploy.mutate({ departmentCode, revision: 1 }, visitor(workspaceId));
  const run = newRun({ workspaceId, workflowId, initialContext: context });
  await client.runs.create.mutate(run, staff.as(workspaceId, 'bob'));
  await workflow.settled(workspaceId, run.runId, 'paused_for_approval');
  return openApproval(workflow, run.runId, staff.as(workspaceId, 'ann'));
}

const approve = ({ client }: WorkflowUnderTest, { id }: Approval, who: Who) =>
  client.runs.decide.mutate(byApproval({ id, decision: 'approve' }), who);

describe('a policy that matches only after the workflow’s own approval', () => {
  const late = [
    ['cost', () => asking, { costUsd: { gte: 0.0001 } }],
    ['personal data', () => asking, { personalData: true }],
    ['quality', () => composing, { qualityBelow: 100 }],
    ['quality, of a model’s text', () => asking, { qualityBelow: 100 }],
  ] as const;

  const letter =
    'Dear Sam,\n\nAsk ada@example.com, or call +1 415 555 2671. We look forward to your answer.\n\nKind regards';

  it.each(late)('because of %s has the run wait before it ends', async (name, service, when) => {
    gemini.script(() => answers.text(letter));
    const workflow = service();
    const workspaceId = `ws_${name.replaceAll(/\W/g, '_')}`;
    await setPolicies(workflow, workspaceId, policy(when));
    const clearance = await start(workflow, workspaceId);
    const { runId } = clearance;
    expect(clearance).toMatchObject({ kind: 'gate', policy: { name: null } });
    await approve(workflow, clearance, staff.as(workspaceId, 'bob'));
    const added = await nextApproval(workflow, clearance, staff.as(workspaceId, 'bob'));
    expect(added).toMatchObject({
      kind: 'policy',
      effect: 'external',
      reason: 'Policies ask for approval before this run ends: "Late".',
      policy: { name: 'Late', have: 0, need: 1 },
      mayDecide: false,
    });
    const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    expect(artifacts.every(({ status }) => status === 'draft')).toBe(true);
    await approve(workflow, added, staff.as(workspaceId, 'ann'));
    await workflow.settled(workspaceId, runId, 'completed');
  });

  it('asks again for what was sent back there, which the approval before does not cover', async () => {
    const workspaceId = 'ws_back';
    await setPolicies(composing, workspaceId, policy({ qualityBelow: 100 }));
    const clearance = await start(composing, workspaceId);
    await approve(composing, clearance, staff.as(workspaceId, 'bob'));
    const ann = staff.as(workspaceId, 'ann');
    const first = await nextApproval(composing, clearance, ann);
    await composing.client.runs.decide.mutate(
      byApproval({ id: first.id, decision: 'send_back', comment: 'Again.' }),
      ann,
    );
    const second = await nextApproval(composing, first, ann);
    expect(second).toMatchObject({ kind: 'policy', policy: { name: 'Late', have: 0 } });
    await approve(composing, second, ann);
    await composing.settled(workspaceId, second.runId, 'completed');
  });
});

describe('a run whose policies were satisfied', () => {
  it('is not asked for them again', async () => {
    const workspaceId = 'ws_once';
    await setPolicies(composing, workspaceId, policy({}, 'Always'));
    const gate = await start(composing, workspaceId, { workflowId: 'MKT-01', context: {} });
    expect(gate.policy.name).toBe('Always');
    await approve(composing, gate, staff.as(workspaceId, 'ann'));
    await composing.settled(workspaceId, gate.runId, 'completed');
  });

  it('is asked for those alone that match since', async () => {
    const workspaceId = 'ws_rest';
    await setPolicies(composing, workspaceId, policy({}, 'Always'), policy({ qualityBelow: 100 }));
    // Before anything was written, nothing of it is approved.
    const clearance = await start(composing, workspaceId);
    expect(clearance.policy.name).toBe('Always');
    const ann = staff.as(workspaceId, 'ann');
    await approve(composing, clearance, ann);
    const added = await nextApproval(composing, clearance, ann);
    expect(added.policy.name).toBe('Always, Late');
  });

  it('is not asked for policies that were set while its approval was open', async () => {
    const workspaceId = 'ws_added_late';
    const gate = await start(composing, workspaceId, { workflowId: 'MKT-01', context: {} });
    await setPolicies(composing, workspaceId, policy({}, 'New'));
    await approve(composing, gate, staff.as(workspaceId, 'bob'));
    await composing.settled(workspaceId, gate.runId, 'completed');
  });
});

it('a policy that was removed since is not asked for', async () => {
  const workspaceId = 'ws_removed';
  await setPolicies(composing, workspaceId, policy({ qualityBelow: 100 }));
  const clearance = await start(composing, workspaceId);
  await setPolicies(composing, workspaceId);
  await approve(composing, clearance, staff.as(workspaceId, 'bob'));
  await composing.settled(workspaceId, clearance.runId, 'completed');
});
