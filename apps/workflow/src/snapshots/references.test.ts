import { saveSnapshotInput } from '@workspace-ops/contracts';
import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import type { TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import {
  createWorkflowDatabase,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let gemini: GeminiStandIn;
let stored: TestDatabase;
let database: Database;
let workflow: WorkflowUnderTest;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
  stored = await createWorkflowDatabase();
  const role = serviceRole('workflow');
  database = createDatabase({ url: stored.url, role, applicationName: 'test', outbox });
  workflow = await startWorkflow({
    databaseUrl: stored.url,
    environment: {
      GENERATIVE_AI_API_KEY: gemini.apiKey,
      GENERATIVE_AI_BASE_URL: gemini.baseUrl,
      MODEL_PRICES: 'gemini-x=1/2',
      RUN_STEP_ATTEMPTS: '1',
    },
  });
});

beforeEach(() => {
  gemini.requests.length = 0;
  gemini.script(() => undefined);
});

afterAll(async () => {
  await workflow.stop();
  await database.close();
  await stored.drop();
  await gemini.close();
});

const save = (workspaceId: string, configuration: object) =>
  workflow.client.snapshots.save.mutate(
    { name: 'Named', officeName: 'Harbour Office', configuration },
    visitor(workspaceId),
  );

const restore = (workspaceId: string, id: string) =>
  workflow.client.snapshots.restore.mutate({ id }, visitor(workspaceId));

const live = async (workspaceId: string) => (await save(workspaceId, {})).configuration;

const activeWorkflows = [
  'mkt-01',
  'OPS-02',
  'lead qualification and discovery brief',
  { code: 'FIN-01', colour: 'green' },
  { name: 'Field Insight to Published Story' },
];
const activeAgents = ['theo', 'Iris', { name: 'Zoe', role: 'Staff writer', shift: 2 }];

describe('agents and workflows that are named', () => {
  it('are kept and answered as they were sent, by every call', async () => {
    const sent = { activeAgents, activeWorkflows };
    const snapshot = await save('ws_sent', sent);
    expect(snapshot.configuration).toMatchObject(sent);
    const { id } = snapshot;
    const read = await workflow.client.snapshots.get.query({ id }, visitor('ws_sent'));
    expect(read.configuration).toEqual(snapshot.configuration);
    const clone = await workflow.client.snapshots.clone.mutate({ id }, visitor('ws_sent'));
    expect(clone.configuration).toEqual(snapshot.configuration);
    const { snapshots } = await workflow.client.snapshots.list.query({}, visitor('ws_sent'));
    expect(snapshots.find((row) => row.id === id)!.configuration).toMatchObject(sent);
  });

  it('are found by id, code or name when they are restored', async () => {
    const { id } = await save('ws_found', { activeAgents, activeWorkflows });
    const { message, appliedConfiguration } = await restore('ws_found', id);
    expect(message).toBe('Snapshot "Named" restored.');
    expect(appliedConfiguration).toMatchObject({ activeAgents, activeWorkflows });
    const after = await live('ws_found');
    expect(after.activeWorkflows).toMatchObject(
      ['MKT-01', 'SAL-01', 'OPS-02', 'FIN-01'].map((code) => ({ code })),
    );
    expect(after.activeAgents).toEqual([
      { id: 'theo', name: 'Theo', role: 'Staff writer' },
      expect.objectContaining({ id: 'iris', name: 'Iris' }),
      { id: 'zoe', name: 'Zoe', role: 'Staff writer' },
    ]);
  });

  it('that nothing is known by are left out, and the answer says how many', async () => {
    const { id } = await save('ws_unknown', {
      activeAgents: ['Nobody', 'theo', { id: 'ghost' }],
      activeWorkflows: ['MKT-01', 'XYZ-09'],
    });
    const { message, appliedConfiguration } = await restore('ws_unknown', id);
    expect(message).toBe(
      'Snapshot "Named" restored. 1 of its workflows is not in the catalogue and was left out. 2 of its agents are not known and were left out.',
    );
    expect(appliedConfiguration).toMatchObject({
      activeAgents: ['theo'],
      activeWorkflows: ['MKT-01'],
    });
  });

  it.each([
    [{ activeAgents: [''] }, 'is required'],
    [{ activeAgents: [7] }, 'must be a text or an object'],
    [{ activeWorkflows: [{ colour: 'green' }] }, 'must have an id, a code or a name'],
    [{ activeWorkflows: [{ id: 7 }] }, 'must be a string'],
    [{ llmSettings: { tier2Fallback: 7 } }, 'must be a model name, true or false'],
  ])('are refused where they name nothing: %j', (configuration, reason) => {
    const input = { name: 'Bad', officeName: 'Office', configuration };
    const issues = saveSnapshotInput.safeParse(input).error?.issues ?? [];
    expect(issues.map(({ message }) => message).join()).toContain(reason);
  });
});

describe('a fallback', () => {
  it.each([
    ['a name', 'gemini-x', false, ['gemini-3.8-flash', 'gemini-x']],
    ['false', false, true, ['gemini-3.8-flash', 'gemini-3.5-flash-lite']],
    ['true', true, false, ['gemini-3.8-flash', 'gemini-3.5-flash']],
  ] as const)('of %s is kept as sent, and tried so', async (_word, second, third, models) => {
    const workspaceId = `ws_fallback_${String(second).replaceAll(/\W/g, '')}`;
    const llmSettings = { tier2Fallback: second, tier3Fallback: third };
    const { id, configuration } = await save(workspaceId, { llmSettings });
    expect(configuration.llmSettings).toMatchObject(llmSettings);
    await restore(workspaceId, id);
    gemini.script(() => answers.overloaded());
    const runId = await workflow.trigger(workspaceId, 'OPS-02');
    await workflow.settled(workspaceId, runId, 'failed');
    expect(gemini.requests.map(({ model }) => model)).toEqual(models);
  });
});

describe('model settings', () => {
  it('are sent as the snapshot shows them, also where none were set', async () => {
    const runId = await workflow.trigger('ws_defaults', 'OPS-02');
    await workflow.settled('ws_defaults', runId, 'completed');
    const { temperature, topP, maxOutputTokens } = (await live('ws_defaults')).llmSettings;
    expect(gemini.requests[0]!.body.generationConfig).toMatchObject({
      temperature,
      topP,
      maxOutputTokens,
    });
  });

  it('are numbers, too, in snapshots that hold null for those that were not set', async () => {
    const { id } = await save('ws_nulls', { llmSettings: { topP: 0.5 } });
    await database.transaction('ws_nulls', async ({ db }) => {
      await db.execute(sql`
        update workflow.snapshots set configuration = jsonb_set(configuration, '{llmSettings}',
          configuration->'llmSettings' || '{"temperature": null, "tier2Fallback": null}')
        where id = ${id}`);
    });
    const expected = { temperature: 1, topP: 0.5, tier2Fallback: true };
    const read = await workflow.client.snapshots.get.query({ id }, visitor('ws_nulls'));
    expect(read.configuration.llmSettings).toMatchObject(expected);
    const { snapshots } = await workflow.client.snapshots.list.query({}, visitor('ws_nulls'));
    expect(snapshots.find((row) => row.id === id)!.configuration.llmSettings).toMatchObject(
      expected,
    );
    const { appliedConfiguration } = await restore('ws_nulls', id);
    expect(appliedConfiguration.llmSettings).toMatchObject(expected);
  });
});
