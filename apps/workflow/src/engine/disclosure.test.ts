import { startGeminiStandIn } from '@workspace-ops/generative/stand-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, startWorkflow, type WorkflowUnderTest } from '../test-support/start-workflow.ts';
import { approving } from '../test-support/decisions.ts';

const field = {
  customer: 'Northside Dental',
  location: 'Leeds',
  observation: 'Reception loses 11 calls a day at lunch.',
  outcome: 'Bookings rose 18% in two weeks.',
};
const secret = 'CONFIDENTIAL: do not publish that they are for sale.';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

describe('a run whose data says that it is not public', () => {
  it('waits for a person before anything public is written, and says which words and where', async () => {
    const runId = await workflow.trigger('ws_secret', 'MKT-01', { ...field, notes2: secret });
    const paused = await workflow.settled('ws_secret', runId, 'paused_for_approval');
    expect(paused.artifacts.map(({ artifactType }) => artifactType)).toEqual(['document']);
    const [pause] = (await workflow.waitForAudit(runId, 'run.pause')).slice(-1);
    expect(pause!.message).toContain('notes2 says "CONFIDENTIAL" and "do not publish"');
    await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_secret'));
    const again = await workflow.settled('ws_secret', runId, 'paused_for_approval', 'failed');
    const post = again.artifacts.find(({ artifactType }) => artifactType === 'post')!;
    expect(post.content).toContain('Reception loses 11 calls');
    expect(`${post.title} ${post.content} ${post.summary}`).not.toMatch(/for sale|confidential/i);
  });

  it('is told also of a field that the list names, whose text then stays out', async () => {
    const runId = await workflow.trigger('ws_named', 'MKT-01', { ...field, outcome: secret });
    await workflow.settled('ws_named', runId, 'paused_for_approval');
    const [pause] = (await workflow.waitForAudit(runId, 'run.pause')).slice(-1);
    expect(pause!.message).toContain('outcome says');
    await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_named'));
    const { artifacts } = await workflow.settled('ws_named', runId, 'paused_for_approval');
    const post = artifacts.find(({ artifactType }) => artifactType === 'post')!;
    expect(post.content).not.toMatch(/for sale|confidential/i);
  });

  it('is not held where nothing of it leaves the company', async () => {
    const runId = await workflow.trigger('ws_inside', 'OPS-02', { ...field, notes2: secret });
    await workflow.settled('ws_inside', runId, 'completed');
  });

  it('tells free text to nobody, marked or not', async () => {
    const context = { ...field, notes2: 'They think of selling.', internalRemark: 'Rude owner.' };
    const runId = await workflow.trigger('ws_free', 'MKT-01', context);
    const { artifacts, steps } = await workflow.settled('ws_free', runId, 'paused_for_approval');
    expect(steps.map(({ title }) => title)[1]).toBe('Write the post');
    const post = artifacts.find(({ artifactType }) => artifactType === 'post')!;
    expect(post.content).not.toMatch(/selling|Rude/);
  });
});

describe('a model', () => {
  it('is not shown what is not public, nor what earlier steps made of it', async () => {
    const gemini = await startGeminiStandIn();
    const asking = await startWorkflow({
      environment: {
        GENERATIVE_AI_API_KEY: gemini.apiKey,
        GENERATIVE_AI_BASE_URL: gemini.baseUrl,
      },
    });
    const context = { ...field, notes2: 'They think of selling.' };
    const runId = await asking.trigger('ws_model', 'MKT-01', context);
    await asking.settled('ws_model', runId, 'paused_for_approval');
    const prompt = JSON.stringify(gemini.requests.at(-1)!.body.contents);
    expect(prompt).toContain('Reception loses 11 calls');
    expect(prompt).not.toContain('selling');
    await asking.stop();
    await gemini.close();
  });
});
