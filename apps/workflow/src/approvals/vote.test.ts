import { policiesTag, toApprovalDecided, type approvalPolicyInput } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  createStaff,
  nextApproval,
  openApproval,
  pauseRun,
  staffMember,
  makeTokenHolder,
} from '../test-support/staff.ts';
import {
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving, byApproval } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;

const people = [
  staffMember('ann', 'owner'),
  staffMember('bob', 'approver'),
  staffMember('cat', 'approver'),
  staffMember('dan', 'admin'),
  staffMember('eve', 'viewer'),
];
const staff = createStaff(people);
const { as } = staff;

beforeAll(async () => {
  workflow = await startWorkflow({ readMembers: staff.readMembers });
});

afterAll(() => workflow.stop());

type PolicyInput = z.input<typeof approvalPolicyInput>;

const twoEyes = {
  name: 'Two eyes',
  when: {},
  require: { count: 2, roles: ['approver'], notInitiator: true },
} satisfies PolicyInput;

const setPolicies = (workspaceId: string, ...policies: PolicyInput[]) =>
  workflow.client.approvals.setPolicies.mutate({ policies }, as(workspaceId, 'ann'));

/** A run of the workflow, started by bob, and the pause at which it waits. */
const pausedRun = (workspaceId: string, workflowId = 'MKT-01', starter = 'bob') =>
  pauseRun(workflow, {
    workspaceId,
    workflowId,
    by: as(workspaceId, starter),
    seenBy: as(workspaceId, 'ann'),
  });

const getApproval = async (workspaceId: string, id: string, userId = 'ann') =>
  (await workflow.client.approvals.get.query({ id }, as(workspaceId, userId))).approval;

const decide = async (
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
) => {
  const input = byApproval({ id, decision, ...said });
  const decided = await workflow.client.runs.decide.mutate(input, as(workspaceId, by));
  return toApprovalDecided(decided, decision);
};

it('is not for who started the run that the run restarts', async () => {
  const workspaceId = 'ws_restarted';
  await setPolicies(workspaceId, { ...twoEyes, require: { ...twoEyes.require, count: 1 } });
  const { runId, approval } = await pausedRun(workspaceId);
  await decide(workspaceId, approval.id, { by: 'cat', decision: 'reject', comment: 'No.' });
  const again = await workflow.client.runs.restart.mutate({ runId }, as(workspaceId, 'dan'));
  await workflow.settled(workspaceId, again.runId, 'paused_for_approval');
  const { id } = await openApproval(workflow, again.runId, as(workspaceId, 'ann'));
  for (const userId of ['bob', 'dan']) {
    const shown = await getApproval(workspaceId, id, userId);
    expect(shown).toMatchObject({
      mayDecide: false,
      whyNot: 'Who started a run does not decide it.',
    });
  }
  expect(await getApproval(workspaceId, id, 'cat')).toMatchObject({
    mayDecide: true,
    startedBy: { id: 'dan' },
  });
});

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
    expect(decided).toMatchObject({
      status: 'approved',
      decidedBy: { id: 'cat' },
      policy: { have: 2, need: 2 },
      policies: [{ have: 2, need: 2 }],
    });
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

  it('says what is missing at the older channels', async () => {
    await setPolicies('ws_doors', twoEyes);
    const { runId } = await pausedRun('ws_doors');
    expect(
      await workflow.client.runs.decide.mutate(approving({ runId }), as('ws_doors', 'ann')),
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
    staff.set(
      'ws_lowered',
      people.map((one) => (one.userId === 'cat' ? { ...one, role: 'viewer' } : one)),
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
    const crowd = Array.from({ length: 50 }, (_, index) => staffMember(`p${index}`, 'approver'));
    staff.set(workspaceId, [staffMember('ann', 'owner'), ...crowd]);
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
  });
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
    expect(await openApproval(workflow, approval.runId, as('ws_versions', 'ann'))).toMatchObject({
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
      makeTokenHolder('ws_shut', 'agent'),
      makeTokenHolder('ws_shut', 'service'),
      visitor('ws_shut'),
    ]) {
      const refused = await readRefusal(workflow.client.runs.decide.mutate(input, who));
      expect(refused.code).toBe('forbidden');
    }
    const { runId: free } = await pausedRun('ws_free');
    const agent = workflow.client.runs.decide.mutate(
      { ...input, runId: free },
      makeTokenHolder('ws_free', 'agent'),
    );
    expect(await readRefusal(agent)).toEqual({
      code: 'forbidden',
      message: 'An agent never decides.',
    });
    await workflow.client.runs.decide.mutate(
      { ...input, runId: free },
      makeTokenHolder('ws_free', 'service'),
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

it('policies are not set by who is yet to show who they are, where the workspace wants that', async () => {
  const unconfirmed = as('ws_unconfirmed', 'ann', { isUnconfirmed: true });
  const set = workflow.client.approvals.setPolicies.mutate({ policies: [] }, unconfirmed);
  expect(await readRefusal(set)).toMatchObject({ code: 'confirmation_required' });
});

describe('a version of the policies that names the one it was made from', () => {
  const put = (ifMatch: string | undefined, name: string) =>
    workflow.client.approvals.setPolicies.mutate(
      { policies: [{ ...twoEyes, name }], ifMatch },
      as('ws_put_versions', 'ann'),
    );

  it('is refused once there is a further one, and takes the place of that alone', async () => {
    expect(await put(policiesTag({ version: 0 }), 'First')).toMatchObject({ version: 1 });
    expect(await readRefusal(put(policiesTag({ version: 0 }), 'Late'))).toMatchObject({
      code: 'precondition_failed',
      message: 'The policies were changed since they were read: version 1 counts now.',
    });
    const kept = await workflow.client.approvals.policies.query(
      undefined,
      as('ws_put_versions', 'ann'),
    );
    expect(kept).toMatchObject({ version: 1, policies: [{ name: 'First' }] });
    expect(await readRefusal(put(`W/${policiesTag(kept)}`, 'Weak'))).toMatchObject({
      code: 'precondition_failed',
    });
    expect(await put(policiesTag(kept), 'Second')).toMatchObject({ version: 2 });
  });

  it('is set whatever there is where it names none', async () => {
    expect(await put(undefined, 'Any')).toMatchObject({ version: 3 });
    expect(await put('*', 'Any')).toMatchObject({ version: 4 });
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
  const sendBack = (workspaceId: string, id: string, comment = 'Again.') =>
    decide(workspaceId, id, { by: 'cat', decision: 'send_back', comment });

  /** The run's posts, oldest revision first. */
  const listPosts = async (workspaceId: string, runId: string) => {
    const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    return artifacts
      .filter(({ artifactType }) => artifactType === 'post')
      .toSorted((a, b) => a.revisionVersion - b.revisionVersion);
  };

  it('is done again as the next revision of it, three times at most', async () => {
    const workspaceId = 'ws_back';
    const first = await pausedRun(workspaceId);
    const { runId } = first;
    let { approval } = first;
    for (let time = 1; time <= 3; time++) {
      expect(await sendBack(workspaceId, approval.id, `Again, ${time}.`)).toMatchObject({
        status: 'sent_back',
      });
      const before = approval;
      approval = await nextApproval(workflow, before, as(workspaceId, 'ann'));
      expect(approval.subjectDigest).not.toBe(before.subjectDigest);
      const posts = await listPosts(workspaceId, runId);
      expect(posts.map(({ status }) => status)).toEqual([
        ...posts.slice(1).map(() => 'archived'),
        'draft',
      ]);
      expect(posts.at(-1)).toMatchObject({
        revisionVersion: time + 1,
        parentArtifactId: posts.at(-2)!.id,
        author: { kind: 'agent', name: expect.stringMatching(/\w/) },
      });
      const shown = approval.artifacts.filter(({ artifactType }) => artifactType === 'post');
      expect(shown.map(({ id }) => id)).toEqual([posts.at(-1)!.id]);
    }
    expect(await readRefusal(sendBack(workspaceId, approval.id))).toMatchObject({
      code: 'conflict',
      message: 'This was sent back 3 times: approve or reject it.',
    });
    await decide(workspaceId, approval.id, { by: 'ann' });
    await workflow.settled(workspaceId, runId, 'completed');
  });

  it('says at the next approval what was not followed', async () => {
    const workspaceId = 'ws_back_unfollowed';
    const { approval } = await pausedRun(workspaceId);
    await sendBack(workspaceId, approval.id, 'Make it funnier.');
    const next = await nextApproval(workflow, approval, as(workspaceId, 'ann'));
    expect(next.reason).toContain('Not followed: "Make it funnier."');
    const [post] = next.artifacts.filter(({ artifactType }) => artifactType === 'post');
    expect(post!.qualityScore).toBeLessThan(approval.artifacts.at(-1)!.qualityScore!);
  });

  it('waits again where no approval follows and something was not followed', async () => {
    const workspaceId = 'ws_back_twice';
    const reply = 'Could somebody come and look? Tuesday at 3 would do.';
    const held = {
      workspaceId,
      workflowId: 'SAL-03',
      initialContext: { contact: 'Priya Nair', company: 'Engine Ltd', reply },
      by: as(workspaceId, 'ann'),
    };
    const { runId, approval } = await pauseRun(workflow, held);
    await sendBack(workspaceId, approval.id, 'may call: yes\nMake it funnier.');
    const next = await nextApproval(workflow, approval, as(workspaceId, 'ann'));
    expect(next.reason).toBe(
      'Not followed: "Make it funnier.". Change the text by hand, or approve it as it is.',
    );
    await decide(workspaceId, next.id, { by: 'ann' });
    await workflow.settled(workspaceId, runId, 'completed');
  });

  it('follows what people made of it since', async () => {
    const workspaceId = 'ws_back_edit';
    const { runId, approval } = await pausedRun(workspaceId);
    const [made] = await listPosts(workspaceId, runId);
    const edit = { id: made!.id, instructions: 'Shorter.' };
    const edited = await workflow.client.artifacts.refine.mutate(edit, as(workspaceId, 'bob'));
    await sendBack(workspaceId, approval.id);
    await nextApproval(workflow, approval, as(workspaceId, 'ann'));
    const posts = await listPosts(workspaceId, runId);
    expect(posts.map(({ revisionVersion }) => revisionVersion)).toEqual([1, 2, 3]);
    expect(posts[2]).toMatchObject({
      parentArtifactId: edited.refinedArtifactId,
      author: { kind: 'agent' },
    });
  });

  it('takes from the comment what was missing, and goes on with it', async () => {
    const workspaceId = 'ws_back_facts';
    const contact = { contact: 'Priya Nair', company: 'Engine Ltd' };
    const by = as(workspaceId, 'ann');
    const held = { workspaceId, workflowId: 'SAL-03', initialContext: contact, by };
    const { runId, approval } = await pauseRun(workflow, held);
    expect(approval).toMatchObject({ kind: 'policy', stepTitle: 'Write the follow-up messages' });
    expect(approval.reason).toBe(
      'What was written cannot be sent yet. Needed and not on record: reply. Send it back with a line for each answer, as "reply: ...".',
    );
    expect(approval.needs).toEqual([{ name: 'reply', question: null }]);
    await sendBack(workspaceId, approval.id, 'Reply: What would it cost for two sites?');
    const { run, artifacts } = await workflow.settled(workspaceId, runId, 'completed');
    expect(run.initialContext).toEqual({ ...contact, reply: 'What would it cost for two sites?' });
    const letters = artifacts.find(({ revisionVersion }) => revisionVersion === 2)!;
    expect(letters.content).toContain('You ask: “What would it cost for two sites?”');
    expect(letters.summary).toMatch(/^Ready to (?:send|check)/);
    expect(letters.summary).not.toContain('Not followed');
    expect(letters.verificationNotes?.passed).toBe(true);
  });

  it('has tables made again, too, with what was answered', async () => {
    const workspaceId = 'ws_back_table';
    const families = [{ family: 'Sandhu', days: 13, rate_day: 22, total: 308 }];
    const paused = await pauseRun(workflow, {
      workspaceId,
      workflowId: 'FIN-02',
      initialContext: { families, currency: 'CAD' },
      by: as(workspaceId, 'ann'),
    });
    const { runId, approval } = paused;
    expect(approval.reason).toContain('is right: 308 on record, or 286');
    expect(approval.reason).toContain('Correct it with a line as "amount of Sandhu: 286".');
    await sendBack(workspaceId, approval.id, 'total of Sandhu: 286');
    const next = await nextApproval(workflow, approval, as(workspaceId, 'ann'));
    expect(next.reason).not.toContain('is right');
    const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    const tables = artifacts.filter(({ artifactType }) => artifactType === 'csv');
    const told = tables.map(({ revisionVersion, status, content }) => ({
      revisionVersion,
      status,
      isRight: content.includes('286'),
    }));
    expect(told.toSorted((one, other) => one.revisionVersion - other.revisionVersion)).toEqual([
      { revisionVersion: 1, status: 'archived', isRight: false },
      { revisionVersion: 2, status: 'draft', isRight: true },
    ]);
  });

  it('asks at the workflow’s own approval for all that is missing at once', async () => {
    const workspaceId = 'ws_gate_facts';
    const initialContext = { contact: 'Priya Nair', startDate: 'Friday 3 December 2026' };
    const by = as(workspaceId, 'ann');
    const paused = await pauseRun(workflow, {
      workspaceId,
      workflowId: 'SAL-02',
      initialContext,
      by,
    });
    const { runId, approval } = paused;
    expect(approval.reason).toContain(
      'Needed and not on record: customer, scope and price with its currency.',
    );
    const which = expect.stringMatching(
      /^Start date: "Friday 3 December 2026" names a Friday, .* is meant\?$/,
    );
    expect(approval.needs).toEqual([
      { name: 'customer', question: null },
      { name: 'scope', question: null },
      { name: 'price', question: null },
      { name: 'start date', question: which },
    ]);
    // Each name begins the line that answers it.
    const answers = ['Engine Ltd', 'Set up a second line.', '4,200 euros', '4 December 2026'];
    const facts = approval.needs!.map(({ name }, at) => `${name}: ${answers[at]}`).join('\n');
    await sendBack(workspaceId, approval.id, facts);
    const next = await nextApproval(workflow, approval, by);
    expect(next).not.toHaveProperty('needs');
    expect(next.reason).toBe('The workflow asks for a person to approve before it goes on.');
    const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    expect(artifacts.at(-1)!.content).toContain('The price is 4,200 euros for the work above.');
  });

  it('says at the workflow’s own approval what its papers leave open, and corrects it', async () => {
    const workspaceId = 'ws_gate_open';
    const items = [
      { item: 'Artwork', amount: 1120 },
      { item: 'Banners', amount: 340 },
    ];
    const total = '£1,490';
    const initialContext = { customer: 'Sailing Club', items, total };
    const by = as(workspaceId, 'ann');
    const held = { workspaceId, workflowId: 'FIN-02', initialContext, by };
    const { runId, approval } = await pauseRun(workflow, held);
    expect(approval.reason).toContain(
      'Open: Which amount is right: £1,490 on record, or £1,460 as the lines add up?',
    );
    await sendBack(workspaceId, approval.id, 'Total: £1,460');
    const next = await nextApproval(workflow, approval, by);
    expect(next.reason).not.toContain('Open:');
    const { run } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    expect(run.initialContext).toMatchObject({ items, total: '£1,460' });
  });

  it.each([
    [
      'FIN-03',
      { customer: 'Engine Ltd', invoice: '2026-118', amount: 4200 },
      { name: 'currency', answer: 'EUR' },
      'The open amount is EUR 4,200.',
    ],
    [
      'OPS-03',
      {
        order: 'PO-4711',
        issue: 'Two pumps are cracked.',
        amount: 1240,
        currency: 'EUR',
        form: { amount: 900 },
      },
      { name: 'amount', answer: '1,240' },
      'EUR 1,240',
    ],
    [
      'MKT-04',
      { customer: 'Engine Ltd', outcome: 'Calls fell.', quote: 'We answer.', consent: 'Not yet' },
      { name: 'consent', answer: 'Name and quote, by mail of 3 November' },
      'This is the story of Engine Ltd. ## What it brought Calls fell. In the customer’s words: “We answer.”',
    ],
    [
      'AFT-04',
      {
        referrer: 'Priya Nair',
        referral: 'Harbour Dental',
        scope: 'A second line.',
        quote: 'We answer.',
      },
      { name: 'consent', answer: 'Yes, by mail of 3 November' },
      'In their words: “We answer.”',
    ],
  ])(
    'tells outside in %s what it may not or not in full only once it was answered',
    async (workflowId, initialContext, { name, answer }, told) => {
      const workspaceId = `ws_asks_${workflowId.replace('-', '_').toLowerCase()}`;
      const by = as(workspaceId, 'ann');
      const held = { workspaceId, workflowId, initialContext, by };
      const { runId, approval } = await pauseRun(workflow, held);
      expect(approval.needs?.map((need) => need.name)).toEqual([name]);
      const paused = await workflow.settled(workspaceId, runId, 'paused_for_approval');
      const line = (content: string) => content.replaceAll(/\s+/g, ' ');
      expect(paused.artifacts.map(({ content }) => line(content)).join(' ')).not.toContain(told);
      await sendBack(workspaceId, approval.id, `${name}: ${answer}`);
      const text = await waitFor(async () => {
        const { run, artifacts } = await workflow.client.runs.get.query({ runId }, by);
        const written = artifacts.find(({ content }) => line(content).includes(told));
        return run.status === 'running' || run.status === 'pending' ? undefined : written;
      });
      expect(text).toMatchObject({
        revisionVersion: 2,
        summary: expect.not.stringMatching(/^Not ready/),
      });
    },
  );

  it('loses the votes for it, and the next pause begins without any', async () => {
    const workspaceId = 'ws_back_votes';
    await setPolicies(workspaceId, twoEyes);
    const { runId, approval } = await pausedRun(workspaceId);
    await decide(workspaceId, approval.id, { by: 'ann' });
    await sendBack(workspaceId, approval.id);
    expect((await getApproval(workspaceId, approval.id)).votes).toMatchObject([
      { by: { id: 'ann' }, decision: 'approve', voided: true },
      { by: { id: 'cat' }, decision: 'send_back' },
    ]);
    const next = await nextApproval(workflow, approval, as(workspaceId, 'ann'));
    expect(next).toMatchObject({ policy: { have: 0, need: 2 }, votes: [], mayDecide: true });
    const old = decide(workspaceId, next.id, { by: 'ann', subjectDigest: approval.subjectDigest });
    expect((await readRefusal(old)).code).toBe('stale_subject');
    await decide(workspaceId, next.id, { by: 'ann', subjectDigest: next.subjectDigest });
    await decide(workspaceId, next.id, { by: 'cat' });
    await workflow.settled(workspaceId, runId, 'completed');
  });

  it('is not numbered twice when a person revises it while it is done again', async () => {
    const workspaceId = 'ws_back_race';
    const { runId, approval } = await pausedRun(workspaceId);
    const [made] = await listPosts(workspaceId, runId);
    const edits = Array.from({ length: 5 }, (_, index) =>
      workflow.client.artifacts.refine.mutate(
        { id: made!.id, instructions: `Edit ${index}.` },
        as(workspaceId, 'bob'),
      ),
    );
    await Promise.all([sendBack(workspaceId, approval.id), ...edits]);
    await nextApproval(workflow, approval, as(workspaceId, 'ann'));
    const posts = await listPosts(workspaceId, runId);
    expect(posts.map(({ revisionVersion }) => revisionVersion)).toEqual([1, 2, 3, 4, 5, 6, 7]);
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

  it('has what is assigned by each pause’s own policies, starter and votes', async () => {
    const workspaceId = 'ws_alike';
    const free = await pausedRun(workspaceId);
    await setPolicies(workspaceId, twoEyes);
    const byBob = await pausedRun(workspaceId);
    const byCat = await pausedRun(workspaceId, 'MKT-01', 'cat');
    const voted = await pausedRun(workspaceId, 'MKT-01', 'cat');
    await decide(workspaceId, voted.approval.id, { by: 'dan' });
    const mine = async (userId: string) => {
      const filter = { assignedTo: 'me', workflow: 'MKT-01' } as const;
      const list = await workflow.client.approvals.list.query(filter, as(workspaceId, userId));
      return list.approvals.map(({ id }) => id);
    };
    expect(await mine('bob')).toEqual([voted, byCat, free].map(({ approval }) => approval.id));
    expect(await mine('cat')).toEqual([byBob, free].map(({ approval }) => approval.id));
    expect(await mine('dan')).toEqual([byCat, byBob, free].map(({ approval }) => approval.id));
    expect(await mine('eve')).toEqual([]);
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
