import { largeData } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  createWorkflowDatabase,
  member,
  newRun,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from './test-support/start-workflow.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow({ environment: { RUN_SCHEDULER_SECONDS: '1' } });
});

afterAll(() => workflow.stop());

const readSummary = (workspaceId: string, { client } = workflow) =>
  client.workspace.summary.query(undefined, visitor(workspaceId));

describe('creating a run', () => {
  it('makes one run of one id, however often it is handed over', async () => {
    const run = newRun({ workspaceId: 'ws_once', workflowId: 'OPS-02' });
    const deliveries = Array.from({ length: 8 }, () =>
      workflow.client.runs.create.mutate(run, visitor('ws_once')),
    );
    for (const { runId } of await Promise.all(deliveries)) expect(runId).toBe(run.runId);
    await workflow.settled('ws_once', run.runId, 'completed');
    const { runs } = await workflow.client.runs.list.query(undefined, member('ws_once'));
    expect(runs.map(({ id }) => id)).toEqual([run.runId]);
    const events = await workflow.waitForAudit(run.runId, 'run.complete');
    expect(events.filter(({ action }) => action === 'run.create')).toHaveLength(1);
  });

  it('is audited for the channel it came through as well', async () => {
    const run = newRun({ workspaceId: 'ws_channel', workflowId: 'OPS-02' });
    const input = { ...run, auditAction: 'sync.trigger_workflow' };
    await workflow.client.runs.create.mutate(input, visitor('ws_channel'));
    const events = await workflow.waitForAudit(run.runId, 'run.complete');
    const remote = events.filter(({ action }) => action === 'sync.trigger_workflow');
    expect(remote).toMatchObject([{ agent: 'Mobile sync bridge', details: { runId: run.runId } }]);
  });

  it('is refused in another workspace than the caller’s', async () => {
    const run = newRun({ workspaceId: 'ws_other', workflowId: 'OPS-02' });
    const foreign = workflow.client.runs.create.mutate(run, member('ws_mine'));
    expect((await readRefusal(foreign)).code).toBe('not_found');
  });

  it('waits for the scheduler where it is not to be processed at once', async () => {
    const database = await createWorkflowDatabase();
    onTestFinished(() => database.drop());
    const startOn = (seconds: number) =>
      startWorkflow({
        databaseUrl: database.url,
        environment: { RUN_SCHEDULER_SECONDS: String(seconds) },
      });
    const run = newRun({ workspaceId: 'ws_waits', workflowId: 'OPS-02', processNow: false });
    const without = await startOn(3_600);
    const created = await without.client.runs.create.mutate(run, visitor('ws_waits'));
    expect(created.status).toBe('pending');
    expect(await readSummary('ws_waits', without)).toMatchObject({ activeTasks: 1 });
    await without.stop();
    const scheduling = await startOn(1);
    await scheduling.settled('ws_waits', run.runId, 'completed');
    expect(await readSummary('ws_waits', scheduling)).toMatchObject({ activeTasks: 0 });
    await scheduling.stop();
  });

  it('executes one with a large context too, whose texts a thread composes', async () => {
    const initialContext = { customer: 'Harbour Dental Group', observation: 'x'.repeat(largeData) };
    const run = newRun({ workspaceId: 'ws_large', workflowId: 'OPS-02', initialContext });
    await workflow.client.runs.create.mutate(run, visitor('ws_large'));
    const detail = await workflow.settled('ws_large', run.runId, 'completed', 'failed');
    expect(detail.run).toMatchObject({ status: 'completed', initialContext });
    expect(detail.steps.map(({ status }) => status)).toEqual(detail.steps.map(() => 'completed'));
    expect(detail.artifacts[0]?.content).toContain('Harbour Dental Group');
  });

  it('keeps a context as it came, whatever it holds', async () => {
    const initialContext = { quote: `"'\\;--`, '{customer}': '[Name] {{name}}', emoji: '🐝' };
    const run = newRun({ workspaceId: 'ws_odd', workflowId: 'OPS-02', initialContext });
    await workflow.client.runs.create.mutate(run, visitor('ws_odd'));
    const detail = await workflow.settled('ws_odd', run.runId, 'completed', 'failed');
    expect(detail.run).toMatchObject({ status: 'completed', initialContext });
  });
});

describe('the runs of a workspace', () => {
  it('are listed newest first, at most fifty, without another workspace’s', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 52; made++) {
      const run = newRun({ workspaceId: 'ws_many', workflowId: 'NONE-1', processNow: false });
      await workflow.client.runs.create.mutate(run, visitor('ws_many'));
      ids.unshift(run.runId);
    }
    const { runs } = await workflow.client.runs.list.query(undefined, member('ws_many'));
    expect(runs.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  });
});

describe('departments', () => {
  const listCodes = async (workspaceId: string) =>
    new Set((await readSummary(workspaceId)).workflows.map(({ departmentCode }) => departmentCode));

  it('are marketing and operations at first, and reading writes nothing', async () => {
    expect(await listCodes('ws_new')).toEqual(new Set(['mkt', 'ops']));
    expect(await listCodes('ws_new')).toEqual(new Set(['mkt', 'ops']));
  });

  it('are deployed and retired one by one, the defaults staying as they are', async () => {
    const { deploy, retire } = workflow.client.departments;
    const call = visitor('ws_mounts');
    const deployed = await deploy.mutate({ departmentCode: 'sal', revision: 1 }, call);
    expect(await listCodes('ws_mounts')).toEqual(new Set(['mkt', 'ops', 'sal']));
    const summary = await readSummary('ws_mounts');
    const ofSales = summary.workflows.filter(({ departmentCode }) => departmentCode === 'sal');
    expect(ofSales).toHaveLength(deployed.workflowsCount);
    expect(summary.totalWorkflows).toBe(summary.workflows.length);
    await retire.mutate({ departmentCode: 'mkt', revision: 1 }, call);
    expect(await listCodes('ws_mounts')).toEqual(new Set(['ops', 'sal']));
    expect(await listCodes('ws_unmoved')).toEqual(new Set(['mkt', 'ops']));
  });

  it('follow the order of the highest revision, in whatever order they are given it', async () => {
    const { deploy, retire } = workflow.client.departments;
    const call = visitor('ws_overtaken');
    const order = (revision: number) => ({ departmentCode: 'sal', revision });
    expect(await retire.mutate(order(2), call)).toMatchObject({ revision: 2 });
    expect(await deploy.mutate(order(1), call)).toMatchObject({ revision: 2 });
    expect(await listCodes('ws_overtaken')).toEqual(new Set(['mkt', 'ops']));
    const [, last] = await Promise.all([
      retire.mutate(order(4), call),
      deploy.mutate(order(5), call),
      retire.mutate(order(3), call),
    ]);
    expect(last).toMatchObject({ departmentCode: 'sal', revision: 5 });
    expect(await listCodes('ws_overtaken')).toEqual(new Set(['mkt', 'ops', 'sal']));
  });

  it('that nobody has are not found', async () => {
    const unknown = workflow.client.departments.deploy.mutate(
      { departmentCode: 'x', revision: 1 },
      visitor('ws_x'),
    );
    expect(await readRefusal(unknown)).toEqual({
      code: 'not_found',
      message: 'Department not found.',
    });
  });
});

describe('the service', () => {
  it('reports that it serves', async () => {
    await waitFor(() => workflow.published.length > 0);
    for (const probe of workflow.probes) await probe.check();
    expect(workflow.probes.map(({ name }) => name)).toEqual([
      'workflow database',
      'workflow outbox',
      'jobs',
    ]);
  });
});
