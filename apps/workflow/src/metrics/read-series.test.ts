import { connect } from '@workspace-ops/db';
import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '@workspace-ops/service-kit';
import {
  createWorkflowDatabase,
  member,
  readRefusal,
  soleOwner,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

/** In Berlin summer time begins on the 29th of March, which has 23 hours. */
const workspaceId = 'ws_berlin';
const now = new Date('2026-03-31T10:00:00Z');

let database: TestDatabase;
let admin: ReturnType<typeof connect>;
let workflow: WorkflowUnderTest;

beforeAll(async () => {
  database = await createWorkflowDatabase();
  admin = connect({ url: database.url, applicationName: 'test', maxConnections: 1 });
  workflow = await startWorkflow({
    databaseUrl: database.url,
    clock: { now: () => now },
    readMembers: async ({ caller }) => ({
      ...soleOwner(caller.workspaceId),
      timeZone: caller.workspaceId === workspaceId ? 'Europe/Berlin' : null,
    }),
  });
  for (const id of [workspaceId, 'ws_other']) await store(id);
});

afterAll(async () => {
  await workflow.stop();
  await admin.end();
  await database.drop();
});

/** The last minute of the 28th, the first and the last of the 29th, and the first of the 30th. */
const edges = [
  '2026-03-28T22:59:00Z',
  '2026-03-28T23:00:00Z',
  '2026-03-29T21:59:00Z',
  '2026-03-29T22:00:00Z',
];

async function store(workspace: string): Promise<void> {
  const runs = edges.map((at, n) => ({
    workspace_id: workspace,
    id: `run_${n}`,
    workflow_id: n === 3 ? 'ops-01' : 'mkt-01',
    status: n === 2 ? 'failed' : 'completed',
    trigger_source: 'mobile_ingest',
    initial_context: admin.json({}),
    created_at: at,
    completed_at: at,
  }));
  await admin`insert into workflow.runs ${admin(runs)}`;
  await admin`update workflow.runs set send_backs = ${admin.json([
    { sequence: 1, comment: '', at: '2026-03-30T08:00:00.000Z', costUsd: '0.5' },
  ])} where workspace_id = ${workspace} and id = 'run_0'`;
  const steps = edges.flatMap((at, n) =>
    [100, 300].map((latency, sequence) => ({
      workspace_id: workspace,
      run_id: `run_${n}`,
      run_created_at: at,
      sequence,
      id: `step_${n}_${sequence}`,
      status: 'completed',
      title: 'Write',
      summary: '',
      tools_executed: admin.json([]),
      model: 'rules',
      tokens_total: 0,
      cost_usd: sequence === 0 ? '0.25' : null,
      latency_ms: latency * (n + 1),
      attempt: 1,
      started_at: at,
      completed_at: at,
    })),
  );
  await admin`insert into workflow.run_steps ${admin(steps)}`;
  const artifacts = edges.map((at, n) => ({
    workspace_id: workspace,
    id: `art_${n}`,
    artifact_type: 'post',
    title: 'Post',
    content: '',
    status: 'draft',
    quality_score: n === 3 ? null : 70 + n * 10,
    revision_version: 1,
    lineage_id: `art_${n}`,
    workflow_run_id: `run_${n}`,
    workflow_id: 'mkt-01',
    created_at: at,
    updated_at: at,
  }));
  await admin`insert into workflow.artifacts ${admin(artifacts)}`;
  const pauses = [
    ['2026-03-20T12:00:00Z', null],
    ['2026-03-20T12:00:00Z', '2026-03-21T12:00:00Z'],
    ['2026-03-28T20:00:00Z', '2026-03-29T20:00:00Z'],
    ['2026-03-29T22:00:00Z', '2026-03-29T22:00:01Z'],
    ['2026-03-29T23:00:00Z', null],
  ] as const;
  await admin`insert into workflow.approvals ${admin(
    pauses.map(([requested, decided], n) => ({
      workspace_id: workspace,
      entry_id: `aud_${n}`,
      run_id: `run_${n}`,
      workflow_id: n === 4 ? 'ops-01' : 'mkt-01',
      sequence: 2,
      step_title: 'Approve',
      reason: '',
      requested_at: requested,
      decided_at: decided,
    })),
  )}`;
}

type Input = Parameters<WorkflowUnderTest['client']['metrics']['series']['query']>[0];

const ask = (input: Input, workspace = workspaceId) =>
  workflow.client.metrics.series.query(input, member(workspace));

const days = { from: '2026-03-28', to: '2026-03-30' } as const;

async function values(input: Input, workspace?: string): Promise<Record<string, unknown>> {
  const { series } = await ask(input, workspace);
  return Object.fromEntries(series.map((line) => [line.name, line.values]));
}

it('answers in the days of the workspace’s time zone', async () => {
  expect(await ask({ metric: 'runs', ...days })).toEqual({
    metric: 'runs',
    bucket: 'day',
    timeZone: 'Europe/Berlin',
    times: ['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    until: '2026-03-30T22:00:00.000Z',
    series: [
      { name: 'started', unit: 'count', values: [1, 2, 1] },
      { name: 'completed', unit: 'count', values: [1, 1, 1] },
      { name: 'failed', unit: 'count', values: [0, 1, 0] },
    ],
  });
});

it('sums what steps cost, with those that were sent back', async () => {
  expect(await values({ metric: 'cost', ...days })).toEqual({ cost: [0.25, 0.5, 0.75] });
});

it('gives the scores, and null where nothing was made', async () => {
  expect(await values({ metric: 'quality', from: '2026-03-27', to: '2026-03-30' })).toEqual({
    average: [null, 70, 85, null],
    lowest: [null, 70, 80, null],
  });
});

it('gives quantiles of steps and of decisions', async () => {
  expect(await values({ metric: 'latency', ...days })).toEqual({
    stepMedian: [200, 450, 800],
    stepP95: [290, 855, 1160],
    decisionMedian: [null, dayMs, 1_000],
    decisionP95: [null, dayMs, 1_000],
  });
});

it('counts what waited at the end of each day, whenever it began', async () => {
  expect(await values({ metric: 'waiting', ...days })).toEqual({
    waiting: [2, 1, 2],
    opened: [1, 0, 2],
    decided: [0, 1, 1],
  });
  const { series } = await ask({ metric: 'waiting', from: '2026-03-20', to: '2026-03-22' });
  expect(series[0]!.values).toEqual([2, 1, 1]);
});

it.each([
  [{ metric: 'runs', workflowId: 'OPS-01' }, { started: [0, 0, 1] }],
  [{ metric: 'runs', department: 'mkt' }, { started: [1, 2, 0] }],
  [{ metric: 'runs', department: 'mkt', workflowId: 'ops-01' }, { started: [0, 0, 0] }],
  [{ metric: 'runs', workflowId: 'nobody’s' }, { started: [0, 0, 0] }],
  [{ metric: 'cost', department: 'mkt' }, { cost: [0.25, 0.5, 0.5] }],
  [{ metric: 'waiting', workflowId: 'mkt-01' }, { waiting: [2, 1, 1] }],
  [{ metric: 'quality', workflowId: 'ops-01' }, { average: [null, null, null] }],
  [{ metric: 'latency', workflowId: 'ops-01' }, { stepMedian: [null, null, 800] }],
] as const)('narrows %j', async (filter, expected) => {
  expect(await values({ ...days, ...filter })).toMatchObject(expected);
});

it('uses hours and weeks too, and the installation’s time zone where none is set', async () => {
  const hours = await ask({
    metric: 'runs',
    bucket: 'hour',
    from: '2026-03-29T00:30:00+01:00',
    to: '2026-03-29T03:00:00+02:00',
  });
  expect(hours.times).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T01:00:00.000Z',
  ]);
  expect(hours.series[0]!.values).toEqual([1, 0, 0]);
  const weeks = await ask({ metric: 'runs', bucket: 'week', from: '2026-03-27' }, 'ws_other');
  expect([weeks.timeZone, weeks.times]).toEqual([
    'America/New_York',
    ['2026-03-23T04:00:00.000Z', '2026-03-30T04:00:00.000Z'],
  ]);
  expect(weeks.series[0]!.values).toEqual([4, 0]);
});

it('does not see another workspace’s figures', async () => {
  for (const metric of ['runs', 'waiting', 'cost', 'quality', 'latency'] as const) {
    const seen = Object.values(await values({ metric, ...days }, 'ws_empty')).flat();
    expect(seen.filter((value) => value !== 0 && value !== null)).toEqual([]);
  }
});

it('refuses what it cannot answer, by the field’s name', async () => {
  const refusal = async (input: object) => (await readRefusal(ask(input as Input))).message;
  expect(await refusal({ metric: 'runs', department: 'xyz' })).toContain('department must be one');
  expect(await refusal({ metric: 'runs', from: '2020-01-01' })).toContain('from must be at most');
  expect(await refusal({ metric: 'runs', from: '2026-02-30' })).toContain('from must be an ISO');
  expect(await refusal({ metric: 'speed' })).toContain('metric');
  expect(await refusal({ metric: 'runs', bucket: 'minute' })).toContain('bucket');
  const anonymous = workflow.client.metrics.series.query({ metric: 'runs' }, visitor(workspaceId));
  expect((await readRefusal(anonymous)).code).toBe('unauthenticated');
});
