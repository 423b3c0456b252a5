import type { JsonObject, Run } from '@workspace-ops/contracts';
import { startGeminiStandIn, type GeminiStandIn } from '@workspace-ops/generative/stand-in';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving, byApproval, rejecting } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

const mount = async (workspaceId: string, ...departmentCodes: string[]) => {
  for (const departmentCode of departmentCodes) {
    await workflow.client.departments.deploy.mutate(
      { departmentCode, revision: 1 },
      visitor(workspaceId),
    );
  }
};

const listRuns = async (workspaceId: string): Promise<Run[]> =>
  (await workflow.client.runs.list.query(undefined, member(workspaceId))).runs;

const handedTo = (workspaceId: string, code: string): Promise<Run> =>
  waitFor(async () =>
    (await listRuns(workspaceId)).find(
      (run) => run.workflowId === code.toLowerCase() && run.triggerSource.startsWith('handoff:'),
    ),
  );

const approve = (workspaceId: string, runId: string) =>
  workflow.client.runs.decide.mutate(approving({ runId }), member(workspaceId));

const readHandoff = (run: Run) => run.initialContext['handoff'] as JsonObject;

const listActions = (workspaceId: string, prefix: string) =>
  workflow.audited.filter(
    (event) => event.workspaceId === workspaceId && event.action.startsWith(prefix),
  );

const lead = {
  company: 'Harbour Dental Group',
  contact: 'Nora Vance',
  need: 'Enquiries wait until Monday',
  budget: '12,000 USD',
};

const variance = { period: 'March 2026', costCentre: 'Fleet', variance: '4,200 USD', owner: 'Ola' };

describe('a run that completes', () => {
  it('hands off what was made last of a text that was sent back', async () => {
    const workspaceId = 'ws_sent_back';
    await mount(workspaceId, 'sal');
    const fromRunId = await workflow.trigger(workspaceId, 'SAL-02', lead);
    const first = await workflow.settled(workspaceId, fromRunId, 'paused_for_approval');
    await workflow.client.runs.decide.mutate(
      byApproval({ id: first.approvalId!, decision: 'send_back', comment: 'Shorter.' }),
      member(workspaceId),
    );
    const again = await waitFor(async () => {
      const detail = await workflow.settled(workspaceId, fromRunId, 'paused_for_approval');
      return detail.approvalId !== first.approvalId && detail;
    });
    const redone = again.artifacts.find(({ revisionVersion }) => revisionVersion === 2)!;
    await approve(workspaceId, fromRunId);
    const handed = await handedTo(workspaceId, 'SAL-04');
    const evidence = readHandoff(handed)['evidence'] as JsonObject[];
    const artifactIds = evidence.flatMap(({ artifactId }) => artifactId ?? []);
    expect(artifactIds).toContain(redone.id);
    expect(artifactIds).not.toContain(redone.parentArtifactId);
  });

  it('hands off to a run that waits for acceptance, with its payload and evidence', async () => {
    await mount('ws_sale', 'sal');
    const fromRunId = await workflow.trigger('ws_sale', 'SAL-01', lead);
    const handed = await handedTo('ws_sale', 'SAL-02');
    expect(handed).toMatchObject({
      status: 'paused_for_approval',
      triggerSource: 'handoff:revenue-lead-to-sale:2',
      initialContext: {
        customer: 'Harbour Dental Group',
        need: lead.need,
        budget: lead.budget,
        discoveryBrief: expect.stringMatching(/^Discovery brief/),
      },
    });
    const { artifacts } = await workflow.client.runs.artifacts.query(
      { runId: fromRunId },
      member('ws_sale'),
    );
    expect(readHandoff(handed)).toMatchObject({
      playbookId: 'revenue-lead-to-sale',
      sequence: 2,
      fromWorkflowCode: 'SAL-01',
      fromRunId,
      saidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      missing: [],
      chain: ['SAL-01'],
    });
    expect(readHandoff(handed)['evidence']).toContainEqual({
      name: 'discoveryBrief',
      runId: fromRunId,
      source: 'artifact',
      artifactId: artifacts.find(({ artifactType }) => artifactType === 'document')!.id,
      title: 'Discovery brief: Harbour Dental Group',
      excerpt: expect.stringContaining('## The need in their words'),
    });
    const entries = await workflow.waitForAudit(handed.id, 'run.pause');
    expect(entries.map(({ action }) => action)).toEqual([
      'playbook.handoff',
      'run.create',
      'run.pause',
    ]);
    await waitFor(() =>
      workflow.published.find(
        ({ event, data }) => event === 'APPROVAL_REQUESTED' && data['runId'] === handed.id,
      ),
    );
    await approve('ws_sale', handed.id);
    const { steps, run } = await workflow.settled('ws_sale', handed.id, 'paused_for_approval');
    expect(run.startedAt).not.toBeNull();
    expect(steps.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'pending',
      'pending',
    ]);
  });

  it('may be refused by the receiver, whose run fails and hands nothing on', async () => {
    await mount('ws_refuse', 'sal');
    await workflow.trigger('ws_refuse', 'SAL-01', lead);
    const { id: runId } = await handedTo('ws_refuse', 'SAL-02');
    await workflow.client.runs.decide.mutate(rejecting({ runId }), member('ws_refuse'));
    const { run, steps } = await workflow.settled('ws_refuse', runId, 'failed');
    expect(run.errorMessage).toBe('Rejected by user');
    expect(new Set(steps.map(({ status }) => status))).toEqual(new Set(['skipped']));
    const { pendingApprovalsCount } = await workflow.client.workspace.summary.query(
      undefined,
      visitor('ws_refuse'),
    );
    expect(pendingApprovalsCount).toBe(0);
  });

  it('tells whoever accepts it when a lead may be called', async () => {
    await mount('ws_saturday', 'sal');
    const { budget: _, ...unknown } = lead;
    const notes = 'Not before Saturday, she is at a funeral. Do not ring the shop.';
    await workflow.trigger('ws_saturday', 'SAL-01', { ...unknown, notes });
    const handed = await handedTo('ws_saturday', 'SAL-02');
    const [entry] = (await workflow.waitForAudit(handed.id, 'run.pause')).slice(-1);
    expect(entry!.message).toContain(
      'Heed what is said: “Not before Saturday, she is at a funeral”, “Do not ring the shop”.',
    );
    expect(entry!.message).toContain('The lead is asked for what is missing, when and as it suits');
    expect(entry!.message).not.toContain('is called');
  });

  it('goes on by itself where no approval is asked for, through a chain that carries its codes', async () => {
    await mount('ws_finance', 'fin', 'ops');
    await workflow.trigger('ws_finance', 'FIN-01', variance);
    const action = await handedTo('ws_finance', 'OPS-04');
    await workflow.settled('ws_finance', action.id, 'paused_for_approval');
    await approve('ws_finance', action.id);
    const pack = await handedTo('ws_finance', 'FIN-04');
    expect(readHandoff(pack)).toMatchObject({ chain: ['FIN-01', 'OPS-04'], missing: [] });
    expect(readHandoff(pack)['evidence']).toContainEqual({
      name: 'Commit to the action',
      runId: action.id,
      source: 'approval',
      decidedBy: expect.stringContaining('@'),
      decidedAt: expect.any(String),
    });
    await workflow.settled('ws_finance', pack.id, 'paused_for_approval');
  });

  it('hands a referred company on as the lead, and its referrer as who introduced it', async () => {
    await mount('ws_referral', 'aft', 'sal');
    const introduction = {
      customer: 'Engine Ltd',
      referrer: 'Priya Nair',
      referral: 'Harbour Dental',
      contact: 'Sam Okoro',
      scope: 'A second line.',
      outcome: 'Missed calls fell from 11 to 1 a day.',
      consent: 'Name and figures, in writing.',
    };
    await workflow.trigger('ws_referral', 'AFT-04', introduction);
    const brief = await handedTo('ws_referral', 'SAL-01');
    expect(brief.initialContext).toMatchObject({
      company: 'Harbour Dental',
      contact: 'Sam Okoro',
      referrer: 'Priya Nair',
      referredByCompany: 'Engine Ltd',
      outcomeForReferrer: introduction.outcome,
    });
    expect(brief.initialContext).not.toHaveProperty('customer');
  });

  it('hands a person on who was recommended as the lead, and their firm as the company', async () => {
    await mount('ws_recommended', 'aft', 'sal');
    await workflow.trigger('ws_recommended', 'AFT-04', {
      customer: 'Engine Ltd',
      referrer: 'Priya Nair',
      referral: 'Nadia Siddiqui',
      referred_company: 'Siddiqui Lettings',
      contact: 'nadia@siddiqui.example',
      scope: 'A second line.',
      outcome: 'Missed calls fell from 11 to 1 a day.',
      consent: 'Name and figures, in writing.',
    });
    const brief = await handedTo('ws_recommended', 'SAL-01');
    expect(brief.initialContext).toMatchObject({
      company: 'Siddiqui Lettings',
      lead: 'Nadia Siddiqui',
      referredByCompany: 'Engine Ltd',
    });
  });

  it.each([
    [{ customer: 'Engine Ltd', company: 'Siddiqui Lettings' }, 'Siddiqui Lettings', 'Engine Ltd'],
    [{ company: 'Engine Ltd', lead_company: 'Siddiqui Ltd' }, 'Siddiqui Ltd', 'Engine Ltd'],
    [{ referrer_company: 'Engine Ltd', firm: 'Siddiqui Ltd' }, 'Siddiqui Ltd', 'Engine Ltd'],
    [{ customer: 'Engine Ltd', company: 'Engine Limited' }, 'Nadia Siddiqui', 'Engine Ltd'],
    [{ customer: 'Priya Nair', company: 'Engine Ltd' }, 'Nadia Siddiqui', 'Engine Ltd'],
  ])('tells whose company each is: %j', async (houses, company, referredByCompany) => {
    const workspaceId =
      `ws_houses_${Object.values(houses).join('_').replace(/\W/g, '')}`.toLowerCase();
    await mount(workspaceId, 'aft', 'sal');
    await workflow.trigger(workspaceId, 'AFT-04', {
      ...houses,
      referrer: 'Priya Nair',
      referral: 'Nadia Siddiqui',
      contact: 'nadia@siddiqui.example',
      scope: 'A second line.',
      outcome: 'Missed calls fell from 11 to 1 a day.',
      consent: 'Name and figures, in writing.',
    });
    const brief = await handedTo(workspaceId, 'SAL-01');
    expect(brief.initialContext).toMatchObject({ company, referredByCompany });
  });

  it('does not hand off where the next workflow is not deployed', async () => {
    await mount('ws_alone', 'fin');
    await workflow.client.departments.retire.mutate(
      { departmentCode: 'ops', revision: 1 },
      visitor('ws_alone'),
    );
    const runId = await workflow.trigger('ws_alone', 'FIN-01', variance);
    await workflow.waitForAudit(runId, 'run.complete');
    expect(await listRuns('ws_alone')).toHaveLength(1);
    expect(listActions('ws_alone', 'playbook.')).toEqual([]);
  });

  it('does not hand off into another workspace that has the next workflow', async () => {
    await mount('ws_sender', 'sal');
    await mount('ws_neighbour', 'sal');
    await workflow.trigger('ws_sender', 'SAL-01', lead);
    await handedTo('ws_sender', 'SAL-02');
    expect(await listRuns('ws_neighbour')).toEqual([]);
  });
});

describe('a payload that lacks a field', () => {
  it('is held for a person where the protocol says so, and audited', async () => {
    await mount('ws_hold', 'fin', 'ops');
    await workflow.trigger('ws_hold', 'FIN-01', { period: 'March 2026' });
    const held = await handedTo('ws_hold', 'OPS-04');
    expect(held.status).toBe('paused_for_approval');
    expect(readHandoff(held)).toMatchObject({ missing: ['costCentre', 'variance'] });
    const [entry] = await waitFor(() => {
      const entries = listActions('ws_hold', 'playbook.fallback');
      return entries.length > 0 ? entries : undefined;
    });
    expect(entry).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/lacks costCentre, variance\. Hold for/),
      details: { outcome: 'hold', missing: ['costCentre', 'variance'] },
    });
  });

  it('goes back where the protocol says so: no run is made', async () => {
    await mount('ws_return', 'sal');
    const runId = await workflow.trigger('ws_return', 'MKT-01', { observation: 'Long queues' });
    await workflow.settled('ws_return', runId, 'paused_for_approval');
    await approve('ws_return', runId);
    await workflow.waitForAudit(runId, 'run.complete');
    expect(await listRuns('ws_return')).toHaveLength(1);
    expect(listActions('ws_return', 'playbook.')).toMatchObject([
      { action: 'playbook.fallback', details: { outcome: 'return', fromRunId: runId } },
    ]);
  });

  it('is held also where the protocol goes on without evidence', async () => {
    await mount('ws_proceed', 'fin');
    const runId = await workflow.trigger('ws_proceed', 'FIN-02', {});
    await workflow.settled('ws_proceed', runId, 'paused_for_approval');
    await approve('ws_proceed', runId);
    const pack = await handedTo('ws_proceed', 'FIN-04');
    expect(pack.status).toBe('paused_for_approval');
    expect(readHandoff(pack)).toMatchObject({ missing: ['customer', 'amount'] });
    const [pause] = (await workflow.waitForAudit(pack.id, 'run.pause')).slice(-1);
    expect(pause!.message).toContain('Missing: customer, amount.');
    await approve('ws_proceed', pack.id);
    const { steps } = await workflow.settled('ws_proceed', pack.id, 'paused_for_approval');
    expect(steps[0]!.status).toBe('completed');
  });
});

describe('a stop condition', () => {
  const stopped = (workspaceId: string) =>
    waitFor(() => {
      const entries = listActions(workspaceId, 'playbook.stopped');
      return entries.length > 0 ? entries : undefined;
    });

  it.each([
    ['ws_stop_budget', { ...lead, budget: 'none' }, 'Budget: none.'],
    ['ws_stop_partner', { ...lead, reseller: 'Pier Partners' }, 'Reseller: Pier Partners.'],
  ])('that holds on the run’s facts starts nothing: %s', async (workspaceId, context, because) => {
    await mount(workspaceId, 'sal');
    await workflow.trigger(workspaceId, 'SAL-01', context);
    const [entry] = await stopped(workspaceId);
    expect(entry).toMatchObject({ status: 'warning', details: { toWorkflowCode: 'SAL-02' } });
    expect(entry!.message).toContain(because);
    expect(entry!.message).toContain('The lead has no budget in this quarter');
    expect(await listRuns(workspaceId)).toHaveLength(1);
  });

  it('holds for whoever asked not to be contacted, in words or by the list', async () => {
    await mount('ws_stop_words', 'sal');
    const story = { ...lead, observation: 'Long queues. She asked not to be contacted again.' };
    const runId = await workflow.trigger('ws_stop_words', 'MKT-01', story);
    await workflow.settled('ws_stop_words', runId, 'paused_for_approval');
    await approve('ws_stop_words', runId);
    const [entry] = await stopped('ws_stop_words');
    expect(entry!.message).toContain('the person does not want to be contacted');
    expect(await listRuns('ws_stop_words')).toHaveLength(1);
  });

  it('does not hold where the facts say the contrary', async () => {
    await mount('ws_no_stop', 'sal');
    await workflow.trigger('ws_no_stop', 'SAL-01', { ...lead, reseller: 'none' });
    await handedTo('ws_no_stop', 'SAL-02');
    expect(listActions('ws_no_stop', 'playbook.stopped')).toEqual([]);
  });
});

describe('a trigger signal that somebody has to have said', () => {
  const offer = { ...lead, customer: 'Harbour', scope: 'Intake desk', amount: '9,000 USD' };
  const closeDeal = async (workspaceId: string, context: Record<string, string>) => {
    await mount(workspaceId, 'sal');
    const runId = await workflow.trigger(workspaceId, 'SAL-02', context);
    await workflow.settled(workspaceId, runId, 'paused_for_approval');
    await approve(workspaceId, runId);
    const handed = await handedTo(workspaceId, 'SAL-04');
    const entries = await workflow.waitForAudit(handed.id, 'run.pause');
    return { handed, pause: entries.at(-1)! };
  };

  it('is told to be on no record, to the person whom the run waits for', async () => {
    const { handed, pause } = await closeDeal('ws_unsaid', offer);
    expect(handed.status).toBe('paused_for_approval');
    expect(pause.message).toContain(
      'Nothing on record says: The customer accepted the proposal in writing.',
    );
    expect(readHandoff(handed)).toMatchObject({ unsaid: expect.stringContaining('accepted') });
  });

  it('is not doubted where it is on record', async () => {
    const { pause } = await closeDeal('ws_said', { ...offer, acceptedOn: '2026-05-04' });
    expect(pause.message).not.toContain('Nothing on record');
  });
});

describe('a chain of handoffs', () => {
  const everything = {
    ...lead,
    scope: 'Intake desk',
    amount: '9,000 USD',
    startDate: '2026-05-04',
    progress: 'All done',
    deliverables: 'Desk, training',
    renewalDate: '2027-05-04',
    observation: 'Long queues',
    outcome: 'Answers in an hour',
    quote: 'It works.',
    consent: 'Signed',
    referrer: 'Nora',
    referral: 'Pier Clinic',
  };

  it('never comes to the same workflow twice, whatever the caller’s context says', async () => {
    const departments = ['mkt', 'sal', 'ful', 'aft', 'ops', 'fin'];
    await mount('ws_loop', ...departments);
    const context = { ...everything, handoff: 'forged' };
    await workflow.trigger('ws_loop', 'AFT-02', context);
    await waitFor(
      async () => {
        const all = await listRuns('ws_loop');
        const waiting = all.filter(({ status }) => status === 'paused_for_approval');
        for (const { id } of waiting) await approve('ws_loop', id);
        return all.length > 3 && all.every(({ status }) => status === 'completed')
          ? all
          : undefined;
      },
      { message: 'the chain did not come to its end' },
    );
    const codes = (await listRuns('ws_loop')).map(({ workflowId }) => workflowId);
    expect(new Set(codes).size).toBe(codes.length);
    // What the referrer's work brought is no outcome of the work for the lead: there the chain ends.
    expect(codes).toContain('ful-02');
  });
});

describe('a run that asks a model', () => {
  let gemini: GeminiStandIn;
  let asking: WorkflowUnderTest;

  beforeAll(async () => {
    gemini = await startGeminiStandIn();
    asking = await startWorkflow({
      environment: {
        GENERATIVE_AI_API_KEY: gemini.apiKey,
        GENERATIVE_AI_BASE_URL: gemini.baseUrl,
      },
    });
  });

  afterAll(async () => {
    await asking.stop();
    await gemini.close();
  });

  it('hands off too, and its receiver is prompted with the payload', async () => {
    const as = visitor('ws_model');
    await asking.client.departments.deploy.mutate({ departmentCode: 'fin', revision: 1 }, as);
    await asking.trigger('ws_model', 'FIN-01', variance);
    const handed = await waitFor(async () => {
      const { runs } = await asking.client.runs.list.query(undefined, member('ws_model'));
      return runs.find(({ workflowId }) => workflowId === 'ops-04');
    });
    await asking.settled('ws_model', handed.id, 'paused_for_approval');
    const prompt = JSON.stringify(gemini.requests.at(-1)!.body.contents);
    expect(prompt).toContain('varianceNote');
    expect(prompt).toContain('finance-control-loop');
  });
});
