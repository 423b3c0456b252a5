import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  member,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving, byApproval } from '../test-support/decisions.ts';

let gemini: GeminiStandIn;
let workflow: WorkflowUnderTest;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
  workflow = await startWorkflow({
    environment: {
      GENERATIVE_AI_API_KEY: gemini.apiKey,
      GENERATIVE_AI_BASE_URL: gemini.baseUrl,
      RUN_STEP_ATTEMPTS: '2',
      DEFAULT_DAILY_BUDGET_USD: '0.1',
      WORKSPACE_CONCURRENCY: '2',
    },
  });
});

beforeEach(() => gemini.script(() => undefined));

afterAll(async () => {
  await workflow.stop();
  await gemini.close();
});

/** Far more than the budget of these tests allows. */
const dear = { usage: { promptTokenCount: 100_000, candidatesTokenCount: 100_000 } };

describe('a step that generates', () => {
  it('stores the model’s text, and what it cost to the last decimal', async () => {
    gemini.script(() => answers.text('A story from the model.'));
    const runId = await workflow.trigger('ws_model', 'OPS-02');
    const { steps, artifacts, totalCost } = await workflow.settled('ws_model', runId, 'completed');
    const generated = steps.find(({ type }) => type === 'generate')!;
    expect(generated).toMatchObject({
      model: 'gemini-3.8-flash',
      tokensTotal: 150,
      cost: '0.00026250',
    });
    expect(totalCost).toBe('0.0002625');
    expect(artifacts.some(({ content }) => content === 'A story from the model.')).toBe(true);
    const events = await workflow.waitForAudit(runId, 'run.complete');
    expect(events.find(({ model }) => model === 'gemini-3.8-flash')).toMatchObject({
      action: 'run.step',
      cost: '0.00026250',
      tokensTotal: 150,
    });
  });

  it.each([
    ['ws_flag', 'a placeholder', 'Dear [Name], thank you.'],
    ['ws_svg', 'markup that runs', 'A story. <svg/onload=alert(1)>'],
    ['ws_secret', 'a secret', 'The key is AKIAIOSFODNN7EXAMPLE.'],
  ])('pauses the run in %s for %s, until a person has approved', async (workspaceId, _, text) => {
    gemini.script(() => answers.text(text));
    const runId = await workflow.trigger(workspaceId, 'OPS-02');
    const paused = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    const faulty = paused.steps.find(({ type }) => type === 'generate')!;
    expect(faulty.status).toBe('completed');
    const events = await workflow.waitForAudit(runId, 'run.pause');
    expect(events.find(({ model }) => model === 'gemini-3.8-flash')).toMatchObject({
      status: 'warning',
      policyChecks: { saifPassed: false },
    });
    expect(events.find(({ action }) => action === 'run.pause')).toMatchObject({
      status: 'requires_approval',
      details: { stepTitle: faulty.title, reason: expect.stringMatching(/policy checks/) },
      policyChecks: { saifPassed: false },
    });
    expect(JSON.stringify(events)).not.toContain('AKIAIOSFODNN7EXAMPLE');
    expect(JSON.stringify(paused.artifacts)).not.toContain('<svg');
    gemini.script(() => undefined);
    await workflow.client.runs.decide.mutate(approving({ runId }), member(workspaceId));
    const done = await workflow.settled(workspaceId, runId, 'completed');
    expect(done.steps.map(({ status }) => status)).toEqual(paused.steps.map(() => 'completed'));
  });

  it('does not pause where an approval comes later in the run', async () => {
    gemini.script(() => answers.text('Dear [Name], thank you.'));
    const runId = await workflow.trigger('ws_later', 'OPS-01');
    const paused = await workflow.settled('ws_later', runId, 'paused_for_approval');
    expect(paused.steps.find(({ status }) => status === 'pending')?.type).toBe('approval');
  });

  it('is tried again after a failure of the model, and goes on from there', async () => {
    let failures = 0;
    gemini.script(() => (failures++ < 3 ? answers.overloaded() : undefined));
    const runId = await workflow.trigger('ws_retry', 'OPS-02');
    const { steps } = await workflow.settled('ws_retry', runId, 'completed', 'failed');
    expect(steps.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    const events = await workflow.waitForAudit(runId, 'run.complete');
    const actions = events.map(({ action }) => action);
    expect(actions.filter((action) => action === 'run.step')).toHaveLength(3);
    expect(actions.filter((action) => action === 'run.retry')).toHaveLength(1);
  });

  it('fails its run with a message that names the upstream, once it was tried often enough', async () => {
    gemini.script(() => answers.overloaded());
    const runId = await workflow.trigger('ws_fail', 'OPS-02');
    const { run, steps } = await workflow.settled('ws_fail', runId, 'failed');
    expect(run.errorMessage).toMatch(/^Step ".+" failed: Gemini gave no usable answer: .*503/);
    expect(run.errorMessage).not.toContain(gemini.apiKey);
    expect(steps.at(-1)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/Gemini/),
    });
  });
});

describe('an answer that is not the letter that the step makes', () => {
  const late = { order: 'PO-7', observation: 'The lamps came late.', supplier: 'Lumen' };
  const letter =
    'Dear Lumen team,\n\nThe lamps of PO-7 came late. Send the rest on Monday.\n\nKind regards';
  /** What the audit log says of the calls to the model. */
  const findCalls = async (runId: string) =>
    (await workflow.waitForAudit(runId, 'run.pause')).filter(
      ({ model, action }) => model === 'gemini-3.8-flash' || action === 'run.step',
    );

  it('is mended by a second answer, and the first one is audited with its cost', async () => {
    let asked = 0;
    gemini.script(() => answers.text(asked++ === 0 ? 'The lamps came late.' : letter));
    const runId = await workflow.trigger('ws_mended', 'OPS-03', late);
    const paused = await workflow.settled('ws_mended', runId, 'paused_for_approval');
    expect(paused.artifacts.some(({ content }) => content === letter)).toBe(true);
    expect(paused.totalCost).toBe('0.000525');
    expect(await findCalls(runId)).toContainEqual(
      expect.objectContaining({
        action: 'budget.count_call',
        cost: '0.00026250',
        details: expect.objectContaining({
          reason: 'unmet',
          breaches: expect.arrayContaining(['the letter has no salutation']),
        }),
      }),
    );
  });

  it('gives way to the composed text after the second one, with the reason in the log', async () => {
    gemini.script(() => answers.text('The lamps came late.'));
    const runId = await workflow.trigger('ws_unmet', 'OPS-03', late);
    const paused = await workflow.settled('ws_unmet', runId, 'paused_for_approval');
    const composed = paused.artifacts.find(({ artifactType }) => artifactType === 'file')!;
    expect(composed.content).toMatch(/^(?:Dear|Hello)[^]*Kind regards/);
    expect(composed.summary).toContain('Composed without a model.');
    expect(paused.totalCost).toBe('0.000525');
    const entries = await findCalls(runId);
    expect(entries.filter(({ details }) => details['reason'] === 'unmet')).toHaveLength(2);
    expect(entries.filter(({ details }) => 'fallback' in details)).toMatchObject([
      {
        action: 'run.step',
        model: 'deterministic-composer',
        details: { fallback: expect.stringContaining('has no salutation') },
      },
    ]);
  });
});

describe('a step that is sent back', () => {
  it('has the model revise its text, whose number follows what a person revised meanwhile', async () => {
    const workspaceId = 'ws_sent_back';
    const asOwner = member(workspaceId);
    gemini.script(() => answers.text('An order without a date.'));
    const runId = await workflow.trigger(workspaceId, 'OPS-01');
    const paused = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    const order = paused.artifacts.find(({ artifactType }) => artifactType === 'document')!;
    let finish: (() => void) | undefined;
    let asked = '';
    gemini.script(({ body }) => {
      const prompt = JSON.stringify(body);
      if (!prompt.includes('<sent_back>')) return answers.text('A person’s order.');
      asked = prompt;
      return (response) => {
        finish = () => answers.text('An order with a date.')(response);
      };
    });
    await workflow.client.runs.decide.mutate(
      byApproval({ id: paused.approvalId!, decision: 'send_back', comment: 'Name the date.' }),
      asOwner,
    );
    await waitFor(() => finish);
    expect(asked).toContain('An order without a date.');
    expect(asked).toContain('Name the date.');
    await workflow.client.artifacts.refine.mutate({ id: order.id }, asOwner);
    finish!();
    const again = await workflow.settled(workspaceId, runId, 'paused_for_approval');
    const family = again.artifacts
      .filter(({ artifactType }) => artifactType === 'document')
      .toSorted((a, b) => a.revisionVersion - b.revisionVersion);
    expect(family).toMatchObject([
      { revisionVersion: 1, status: 'archived' },
      { revisionVersion: 2, content: 'A person’s order.', parentArtifactId: order.id },
      {
        revisionVersion: 3,
        content: 'An order with a date.',
        parentArtifactId: order.id,
        author: { kind: 'agent' },
      },
    ]);
    // What the model was paid for the text that was sent back stays on the run.
    expect(Number(again.totalCost)).toBeGreaterThan(Number(paused.totalCost));
  });
});

it('a model is told nothing of people who do not want to be contacted', async () => {
  gemini.script(() => answers.text('A text from the model.'));
  const order = { departmentCode: 'sal', revision: 1 };
  await workflow.client.departments.deploy.mutate(order, visitor('ws_leave_out'));
  const listed = { email: 'nora@harbour.example' };
  await workflow.client.contacts.suppress.mutate(listed, visitor('ws_leave_out'));
  const leads = [
    { name: 'Nora Vance', company: 'Harbour Dental', ...listed },
    { name: 'Omar Reed', company: 'Quay Surgery', email: 'omar@quay.example' },
  ];
  const before = gemini.requests.length;
  const runId = await workflow.trigger('ws_leave_out', 'SAL-03', { reply: 'Tell me.', leads });
  await workflow.settled('ws_leave_out', runId, 'completed');
  const asked = JSON.stringify(gemini.requests.slice(before).map(({ body }) => body));
  expect(asked).toContain('Quay Surgery');
  expect(asked).not.toMatch(/nora|harbour/i);
  const entries = await workflow.waitForAudit(runId, 'run.leave_out');
  // Each step reads the list again, and finds that they are left out already.
  expect(entries.filter(({ action }) => action === 'run.leave_out')).toHaveLength(1);
});

describe('the day’s budget', () => {
  it('pauses the run that would exceed it, until a person lets it go on', async () => {
    gemini.script(() => answers.text('Dear words.', dear));
    const first = await workflow.trigger('ws_budget', 'OPS-02');
    await workflow.settled('ws_budget', first, 'completed');
    const runId = await workflow.trigger('ws_budget', 'OPS-02');
    const paused = await workflow.settled('ws_budget', runId, 'paused_for_approval');
    const waiting = paused.steps.find(({ status }) => status === 'pending')!;
    expect(waiting.type).toBe('generate');
    const events = await workflow.waitForAudit(runId, 'run.pause');
    expect(events.find(({ action }) => action === 'run.pause')).toMatchObject({
      status: 'requires_approval',
      details: {
        stepTitle: waiting.title,
        reason: expect.stringMatching(/daily budget of \$0\.1/),
      },
      policyChecks: { budgetThresholdPassed: false },
    });
    await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_budget'));
    const done = await workflow.settled('ws_budget', runId, 'completed', 'failed');
    expect(done.run.status).toBe('completed');
  });

  it('grants a run an amount and not freedom: a dearer step waits again', async () => {
    gemini.script(() => answers.text('Dear words.', dear));
    const first = await workflow.trigger('ws_grant', 'OPS-02');
    await workflow.settled('ws_grant', first, 'completed');
    const runId = await workflow.trigger('ws_grant', 'OPS-02');
    const paused = await workflow.settled('ws_grant', runId, 'paused_for_approval');
    const small = { runId, approvalId: paused.approvalId!, grantUsd: 0.000001 };
    await workflow.client.runs.decide.mutate(approving(small), member('ws_grant'));
    const again = await waitFor(async () => {
      const detail = await workflow.client.runs.get.query({ runId }, member('ws_grant'));
      const isNew = detail.approvalId !== null && detail.approvalId !== paused.approvalId;
      return isNew ? detail : undefined;
    });
    expect(again.run.status).toBe('paused_for_approval');
    const enough = { runId, approvalId: again.approvalId!, grantUsd: 0.5 };
    await workflow.client.runs.decide.mutate(approving(enough), member('ws_grant'));
    const done = await workflow.settled('ws_grant', runId, 'completed', 'failed');
    expect(done.run.status).toBe('completed');
  });

  it('fails the run where the workspace wants it refused, with a sentence that names the budget', async () => {
    const budgets = { dailyUsd: 0.01, onLimit: 'refuse' as const };
    await workflow.client.budget.set.mutate(budgets, member('ws_refuse'));
    const runId = await workflow.trigger('ws_refuse', 'OPS-02');
    const { run } = await workflow.settled('ws_refuse', runId, 'failed', 'paused_for_approval');
    expect(run.status).toBe('failed');
    expect(run.errorMessage).toMatch(/past its daily budget of \$0\.01\.$/);
    await workflow.client.budget.set.mutate(
      { ...budgets, dailyUsd: 5, perRunUsd: 0.02 },
      member('ws_refuse'),
    );
    const next = await workflow.trigger('ws_refuse', 'OPS-02');
    const { run: failed } = await workflow.settled('ws_refuse', next, 'failed');
    expect(failed.errorMessage).toMatch(/would take the run past its budget of \$0\.02\.$/);
  });

  it('is each workspace’s own', async () => {
    const runId = await workflow.trigger('ws_rich', 'OPS-02');
    const { run } = await workflow.settled('ws_rich', runId, 'completed', 'paused_for_approval');
    expect(run.status).toBe('completed');
  });
});

describe('a run that is stopped while the model works', () => {
  it('is failed at once, and the model’s late answer changes nothing', async () => {
    let answer: (() => void) | undefined;
    gemini.script(() => (response) => {
      answer = () => answers.text('Too late.')(response);
    });
    const runId = await workflow.trigger('ws_stop', 'OPS-02');
    await waitFor(() => answer);
    const input = { runId, decision: 'reject', door: 'mobile' } as const;
    await workflow.client.runs.decide.mutate(input, visitor('ws_stop'));
    answer!();
    gemini.script(() => undefined);
    const next = await workflow.trigger('ws_stop', 'OPS-02');
    await workflow.settled('ws_stop', next, 'completed');
    const { run, steps } = await workflow.settled('ws_stop', runId, 'failed');
    expect(run.errorMessage).toBe('Rejected via the mobile dashboard');
    expect(steps.map(({ status }) => status)).toEqual(['completed', 'completed', 'skipped']);
  });
});

describe('a workspace’s concurrency', () => {
  it('is used and never exceeded, and all of its runs complete', async () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    gemini.script(() => (response) => {
      waiting.push(() => answers.text('Done.')(response));
      most = Math.max(most, waiting.length);
      // Answered in pairs: a workspace that used one slot only would never come to its end.
      if (waiting.length > 1) setImmediate(() => waiting.splice(0).forEach((answer) => answer()));
    });
    const triggers = Array.from({ length: 12 }, () => workflow.trigger('ws_busy', 'OPS-02'));
    for (const runId of await Promise.all(triggers)) {
      await workflow.settled('ws_busy', runId, 'completed');
    }
    expect(most).toBe(2);
  });
});
