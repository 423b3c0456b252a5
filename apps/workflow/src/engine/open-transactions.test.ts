import type { JsonObject, Run } from '@workspace-ops/contracts';
import { largeText } from '@workspace-ops/service-kit';
import {
  waitFor,
  watchCompute,
  type TestDatabase,
  type WatchedCompute,
} from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createWorkflowDatabase,
  member,
  startWorkflow,
  type WorkflowUnderTest,
  visitor,
} from '../test-support/start-workflow.ts';
import { approving, rejecting } from '../test-support/decisions.ts';

let database: TestDatabase;
let sql: Sql;
let thread: WatchedCompute;
let workflow: WorkflowUnderTest;

beforeAll(async () => {
  database = await createWorkflowDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  thread = watchCompute(sql);
  workflow = await startWorkflow({ databaseUrl: database.url, compute: thread });
});

afterEach(() => {
  thread.large.length = 0;
  thread.held.length = 0;
});

afterAll(async () => {
  await workflow.stop();
  await sql.end();
  await database.drop();
});

const sentence = 'The desk writes each enquiry down twice, and nobody reads the second one. ';
const longText = sentence.repeat(1 + largeText / sentence.length);

const lead: JsonObject = {
  company: 'Harbour Dental Group',
  contact: 'Nora Vance',
  email: 'nora@harbour.example',
  need: 'Enquiries wait until Monday',
  budget: '12,000 USD',
};
const largeLead: JsonObject = { ...lead, notes: longText };

async function prepare(workspaceId: string, ...departments: string[]): Promise<void> {
  for (const departmentCode of departments) {
    const order = { departmentCode, revision: 1 };
    await workflow.client.departments.deploy.mutate(order, visitor(workspaceId));
  }
  const policy = {
    name: 'Personal data',
    when: { personalData: true },
    require: { count: 1, roles: ['owner'], notInitiator: false },
  };
  const policies = { policies: [policy] };
  await workflow.client.approvals.setPolicies.mutate(policies, member(workspaceId));
}

async function waiting(workspaceId: string, workflowId: string, context: JsonObject) {
  const runId = await workflow.trigger(workspaceId, workflowId, context);
  const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
  return { runId, artifact: artifacts[0]! };
}

const approve = (workspaceId: string, runId: string) =>
  workflow.client.runs.decide.mutate(approving({ runId }), member(workspaceId));

const handedFrom = (workspaceId: string): Promise<Run> =>
  waitFor(async () => {
    const { runs } = await workflow.client.runs.list.query(undefined, member(workspaceId));
    return runs.find(({ triggerSource }) => triggerSource.startsWith('handoff:'));
  });

/** That the thread was needed for these, and no transaction was open meanwhile. */
function expectOutside(...tasks: string[]): void {
  expect(new Set(thread.large)).toEqual(new Set([...thread.large, ...tasks]));
  expect(thread.held).toEqual([]);
}

describe('no transaction is open while the thread is needed', () => {
  it('for the data of a run that is started again', async () => {
    const workspaceId = 'ws_restarted';
    await prepare(workspaceId, 'sal');
    const { runId } = await waiting(workspaceId, 'SAL-02', largeLead);
    await workflow.client.runs.decide.mutate(rejecting({ runId }), member(workspaceId));
    thread.large.length = 0;
    await workflow.client.runs.restart.mutate({ runId }, member(workspaceId));
    expectOutside('readContext');
  });

  it('for a run whose data is large, with what it is handed off to', async () => {
    const workspaceId = 'ws_handed';
    await prepare(workspaceId, 'sal');
    const { runId } = await waiting(workspaceId, 'SAL-02', largeLead);
    await approve(workspaceId, runId);
    await workflow.settled(workspaceId, runId, 'completed');
    expect(await handedFrom(workspaceId)).toMatchObject({ workflowId: 'sal-04' });
    expectOutside('listPeople', 'excludeListed', 'hasPersonalData', 'composeWith');
  });

  it('for a run whose data is small, and its texts are large', async () => {
    const workspaceId = 'ws_inline';
    await prepare(workspaceId, 'sal');
    const { runId, artifact } = await waiting(workspaceId, 'SAL-02', lead);
    expect(thread.large).toEqual([]);
    const edit = { id: artifact.id, content: `${artifact.content}\n\n${longText}` };
    await workflow.client.artifacts.revise.mutate(edit, member(workspaceId));
    await approve(workspaceId, runId);
    await workflow.settled(workspaceId, runId, 'completed');
    await handedFrom(workspaceId);
    expectOutside('hasPersonalData');
  });

  it('for what is handed off by a run whose data and texts are small', async () => {
    const workspaceId = 'ws_payload';
    await prepare(workspaceId, 'sal');
    // The handed run's data has an excerpt of the text beside the sender's.
    const notes = longText.slice(0, largeText - 1_500);
    const { runId } = await waiting(workspaceId, 'SAL-02', { ...lead, notes });
    thread.large.length = 0;
    await approve(workspaceId, runId);
    await workflow.settled(workspaceId, runId, 'completed');
    expect(await handedFrom(workspaceId)).toMatchObject({ workflowId: 'sal-04' });
    expectOutside('hasPersonalData');
  });

  it('for a change of what an approval is about', async () => {
    const workspaceId = 'ws_changed';
    await prepare(workspaceId, 'mkt');
    const { artifact } = await waiting(workspaceId, 'MKT-01', largeLead);
    const call = member(workspaceId);
    const { client } = workflow;
    const content = `${artifact.content}\n\nCall us today.`;
    thread.large.length = 0;
    const { artifact: revised } = await client.artifacts.revise.mutate(
      { id: artifact.id, content },
      call,
    );
    expectOutside('hasPersonalData', 'evaluateWith');
    for (const change of [
      () => client.artifacts.patch.mutate({ id: revised.id, status: 'archived' }, call),
      () => client.artifacts.evaluate.mutate({ id: revised.id }, call),
      () => client.artifacts.refine.mutate({ id: revised.id }, call),
    ]) {
      thread.large.length = 0;
      await change();
      expectOutside('hasPersonalData');
    }
  });
});
