import type { PartialConfiguration, Snapshot } from '@workspace-ops/contracts';
import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let gemini: GeminiStandIn;
let workflow: WorkflowUnderTest;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
  workflow = await startWorkflow({
    environment: {
      GENERATIVE_AI_API_KEY: gemini.apiKey,
      GENERATIVE_AI_BASE_URL: gemini.baseUrl,
      RUN_STEP_ATTEMPTS: '1',
    },
  });
});

afterAll(async () => {
  await workflow.stop();
  await gemini.close();
});

const snapshots = () => workflow.client.snapshots;
const save = (workspaceId: string, input: Record<string, unknown> = {}) =>
  snapshots().save.mutate(
    { name: 'Autumn', officeName: 'Harbour Office', ...input },
    visitor(workspaceId),
  );
const saveWith = (workspaceId: string, configuration: PartialConfiguration, scope = {}) =>
  save(workspaceId, { configuration, scope });
const restore = (workspaceId: string, { id }: Pick<Snapshot, 'id'>) =>
  snapshots().restore.mutate({ id }, visitor(workspaceId));
const live = async (workspaceId: string) => (await save(workspaceId)).configuration;
const listAudited = (id: string) =>
  workflow.audited.filter(({ details }) => details['snapshotId'] === id);

describe('saving', () => {
  it('holds the live configuration when nothing is given', async () => {
    const snapshot = await save('ws_save');
    expect(snapshot).toMatchObject({
      id: expect.stringMatching(/^snap_/),
      name: 'Autumn',
      officeName: 'Harbour Office',
      description: 'The configuration of Harbour Office.',
      version: '1.0.0',
      tags: [],
      scope: { integrations: true, hyperparameters: true, swarms: true, prompts: true },
    });
    const { activeWorkflows, activeAgents, prompts, llmSettings } = snapshot.configuration;
    expect(activeWorkflows).toMatchObject(
      ['MKT', 'OPS'].flatMap((code) =>
        [1, 2, 3, 4].map((number) => ({ code: `${code}-0${number}` })),
      ),
    );
    expect(activeAgents).toContainEqual({ id: 'theo', name: 'Theo', role: 'Staff writer' });
    expect(prompts['mkt-01.draft']).toMatch(/\w/);
    expect(llmSettings).toEqual({
      temperature: 1,
      topP: 0.95,
      maxOutputTokens: 8_192,
      tier2Fallback: true,
      tier3Fallback: true,
      zeroRefusalMode: false,
    });
    expect(listAudited(snapshot.id)).toMatchObject([
      { action: 'snapshot.save', message: 'The snapshot "Autumn" was saved.' },
    ]);
  });

  it('lays what is given over the live configuration, and leaves out what is out of scope', async () => {
    const snapshot = await saveWith(
      'ws_partial',
      {
        integrations: { hubspot: { enabled: true, maxDailyLeads: 20 } },
        prompts: { 'MKT-01.Write the post': 'Write it in two lines.' },
      },
      { swarms: false },
    );
    expect(snapshot.scope).toMatchObject({ swarms: false, playbooks: true });
    expect(snapshot.configuration).toMatchObject({
      integrations: { hubspot: { enabled: true, maxDailyLeads: 20 } },
      activeAgents: [],
      prompts: { 'mkt-01.draft': 'Write it in two lines.' },
    });
    expect(snapshot.configuration.activeWorkflows).toHaveLength(8);
  });
});

describe('the list', () => {
  it('has the newest first and the two canonical templates in every workspace', async () => {
    const { snapshots: templates } = await snapshots().list.query(undefined, visitor('ws_list'));
    expect(templates.map(({ tags }) => tags.includes('canonical'))).toEqual([true, true]);
    const first = await save('ws_list', { name: 'First' });
    const second = await save('ws_list', { name: 'Second' });
    const list = await snapshots().list.query(undefined, visitor('ws_list'));
    expect(list.snapshots.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
      ...templates.map(({ id }) => id),
    ]);
    expect(list).toMatchObject({ success: true, totalCount: 4, lastUpdated: second.updatedAt });
  });

  it('does not see another workspace’s, and neither do clone, restore and delete', async () => {
    const { id } = await save('ws_owner');
    const { snapshots: seen } = await snapshots().list.query(undefined, visitor('ws_other'));
    expect(seen.map((snapshot) => snapshot.id)).not.toContain(id);
    const as = visitor('ws_other');
    for (const call of [
      () => snapshots().clone.mutate({ id }, as),
      () => snapshots().restore.mutate({ id }, as),
      () => snapshots().delete.mutate({ id }, as),
    ]) {
      expect(await readRefusal(call())).toEqual({
        code: 'not_found',
        message: 'Snapshot not found.',
      });
    }
    expect((await restore('ws_owner', { id })).success).toBe(true);
  });
});

describe('cloning', () => {
  it('copies under a new id, with the default names and the tag', async () => {
    const source = await save('ws_clone', { tags: ['autumn'] });
    const clone = await snapshots().clone.mutate({ id: source.id }, visitor('ws_clone'));
    expect(clone).toMatchObject({
      name: 'Autumn (Clone)',
      officeName: 'Harbour Office - Branch 02',
      tags: ['autumn', 'cloned-branch'],
      configuration: source.configuration,
    });
    expect(clone.id).not.toBe(source.id);
    expect(clone.createdAt >= source.createdAt).toBe(true);
    expect(listAudited(clone.id)).toMatchObject([{ action: 'snapshot.clone' }]);
  });

  it('keeps the tags of the source as they are, and adds its own once', async () => {
    const { id } = await save('ws_clone', { tags: ['a', 'b', 'a'] });
    const clone = await snapshots().clone.mutate({ id }, visitor('ws_clone'));
    expect(clone.tags).toEqual(['a', 'b', 'a', 'cloned-branch']);
    const again = await snapshots().clone.mutate({ id: clone.id }, visitor('ws_clone'));
    expect(again.tags).toEqual(clone.tags);
  });

  it('takes the names that are given, and templates too; long names still fit', async () => {
    const id = 'snap_template_growth_office';
    const input = { id, targetOfficeName: 'Pier', newSnapshotName: 'x'.repeat(200) };
    const named = await snapshots().clone.mutate(input, visitor('ws_clone'));
    expect(named).toMatchObject({ name: 'x'.repeat(200), officeName: 'Pier' });
    const again = await snapshots().clone.mutate({ id: named.id }, visitor('ws_clone'));
    expect(again.name).toBe(`${'x'.repeat(192)} (Clone)`);
  });
});

describe('deleting', () => {
  it('removes the snapshot once, and never a template', async () => {
    const { id } = await save('ws_delete');
    const remove = (of: string) => snapshots().delete.mutate({ id: of }, member('ws_delete'));
    expect(await remove(id)).toEqual({ success: true, message: 'Snapshot deleted.' });
    expect(await readRefusal(remove(id))).toMatchObject({ code: 'not_found' });
    expect(await readRefusal(remove('snap_template_growth_office'))).toMatchObject({
      code: 'forbidden',
    });
    expect(listAudited(id).map(({ action }) => action)).toEqual([
      'snapshot.save',
      'snapshot.delete',
    ]);
  });
});

describe('restoring', () => {
  it('changes prompt, agent and model settings of the next run, and can be taken back', async () => {
    const before = await live('ws_restore');
    const snapshot = await saveWith('ws_restore', {
      llmSettings: { temperature: 0.3, topP: 0.5, maxOutputTokens: 777 } as never,
      prompts: { 'ops-02.digest': 'Write the digest in the tone of a lighthouse keeper.' },
      activeAgents: [{ id: 'vera', name: 'Valentina', role: 'Register keeper' }],
    });
    const answer = await restore('ws_restore', snapshot);
    expect(answer).toMatchObject({
      success: true,
      message: 'Snapshot "Autumn" restored.',
      appliedConfiguration: snapshot.configuration,
    });
    gemini.requests.length = 0;
    const runId = await workflow.trigger('ws_restore', 'OPS-02');
    const { steps } = await workflow.settled('ws_restore', runId, 'completed');
    const [{ body }] = gemini.requests as [(typeof gemini.requests)[0]];
    expect(body.generationConfig).toMatchObject({
      temperature: 0.3,
      topP: 0.5,
      maxOutputTokens: 777,
    });
    expect(JSON.stringify(body.contents)).toContain('lighthouse keeper');
    expect(steps.map(({ agentName }) => agentName)).toContain('Valentina');
    expect(steps.map(({ agentName }) => agentName)).toContain('Workflow engine');
    await restore('ws_restore', { id: answer.previousSnapshotId });
    expect(await live('ws_restore')).toEqual(before);
  });

  it('keeps what it replaces as a snapshot with a tag', async () => {
    const template = { id: 'snap_template_field_service_office' };
    const before = await live('ws_kept');
    const { previousSnapshotId, appliedAt } = await restore('ws_kept', template);
    const { snapshots: list } = await snapshots().list.query(undefined, visitor('ws_kept'));
    expect(list.find(({ id }) => id === previousSnapshotId)).toMatchObject({
      tags: ['pre-restore'],
      configuration: before,
      createdAt: appliedAt,
    });
    const after = await live('ws_kept');
    expect(after.llmSettings.temperature).toBe(0.2);
    expect(after.activeWorkflows).not.toContainEqual(expect.objectContaining({ code: 'MKT-01' }));
    expect(
      listAudited(template.id).find(({ workspaceId }) => workspaceId === 'ws_kept'),
    ).toMatchObject({
      action: 'snapshot.restore',
      details: { previousSnapshotId },
    });
  });

  it('deploys exactly the snapshot’s workflows, so that the next run of another one fails', async () => {
    const only = { id: 'sal-01', code: 'SAL-01', name: 'Lead Qualification' };
    const unknown = { id: 'wf_9', code: 'XYZ-01', name: 'Not ours' };
    const snapshot = await saveWith('ws_deploy', { activeWorkflows: [only, unknown] });
    const answer = await restore('ws_deploy', snapshot);
    expect(answer.message).toMatch(/1 of its workflows is not in the catalogue/);
    expect(answer.appliedConfiguration.activeWorkflows).toEqual([only]);
    const gone = await workflow.trigger('ws_deploy', 'OPS-02');
    const { run } = await workflow.settled('ws_deploy', gone, 'failed');
    expect(run.errorMessage).toContain('is not deployed');
    const kept = await workflow.trigger('ws_deploy', 'SAL-01');
    const { steps } = await workflow.settled('ws_deploy', kept, 'completed');
    expect(steps.map(({ agentName }) => agentName)).not.toContain('Workflow engine');
    await workflow.client.departments.deploy.mutate(
      { departmentCode: 'ops', revision: 1 },
      visitor('ws_deploy'),
    );
    expect((await live('ws_deploy')).activeAgents).toContainEqual(
      expect.objectContaining({ id: 'vera' }),
    );
  });

  it('is not undone by an order to deploy from before it that comes again', async () => {
    const order = { departmentCode: 'sal', revision: 1 };
    const repeat = () => workflow.client.departments.deploy.mutate(order, visitor('ws_again'));
    const before = await save('ws_again');
    await repeat();
    await restore('ws_again', before);
    expect(await repeat()).toMatchObject({ revision: 1 });
    expect((await live('ws_again')).activeWorkflows).toEqual(before.configuration.activeWorkflows);
  });

  it('leaves parts alone whose scope flag is false', async () => {
    const scope = { hyperparameters: true, integrations: false, playbooks: false, prompts: false };
    const llmSettings = { temperature: 1.5 } as never;
    const integrations = { crm: { enabled: true } };
    const snapshot = await saveWith(
      'ws_scope',
      { llmSettings, integrations, activeWorkflows: [] },
      { ...scope, swarms: false },
    );
    const { appliedConfiguration } = await restore('ws_scope', snapshot);
    expect(Object.keys(appliedConfiguration)).toEqual(['llmSettings']);
    const after = await live('ws_scope');
    expect(after).toMatchObject({ llmSettings: { temperature: 1.5 }, integrations: {} });
    expect(after.activeWorkflows).toHaveLength(8);
  });

  it('of two at once takes effect one after the other, whole each time', async () => {
    const variants = await Promise.all(
      [0.1, 0.9].map((temperature) =>
        saveWith('ws_race', {
          llmSettings: { temperature } as never,
          integrations: { crm: { enabled: temperature === 0.9 } },
        }),
      ),
    );
    const answered = await Promise.all(
      Array.from({ length: 8 }, (_, index) => restore('ws_race', variants[index % 2]!)),
    );
    const { llmSettings, integrations } = await live('ws_race');
    expect(integrations['crm']!.enabled).toBe(llmSettings.temperature === 0.9);
    const { snapshots: list } = await snapshots().list.query(undefined, visitor('ws_race'));
    const kept = new Map(list.map((snapshot) => [snapshot.id, snapshot.configuration]));
    const unset = answered.filter(
      ({ previousSnapshotId }) => kept.get(previousSnapshotId)!.llmSettings!.temperature === 1,
    );
    expect(unset).toHaveLength(1);
  });

  it('with zeroRefusalMode composes the text that every model refuses', async () => {
    await restore(
      'ws_refusal',
      await saveWith('ws_refusal', { llmSettings: { zeroRefusalMode: true } as never }),
    );
    gemini.script(() => answers.overloaded());
    const runId = await workflow.trigger('ws_refusal', 'OPS-02');
    const { steps } = await workflow.settled('ws_refusal', runId, 'completed', 'failed');
    gemini.script(() => undefined);
    expect(steps.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  });
});
