import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from './client.ts';
import { startComposed, type Composed } from './composed.ts';

let system: Composed;
let gemini: GeminiStandIn;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
  system = await startComposed({
    GENERATIVE_AI_API_KEY: gemini.apiKey,
    GENERATIVE_AI_BASE_URL: gemini.baseUrl,
    DEFAULT_DAILY_BUDGET_USD: '0.2',
  });
});

afterAll(async () => {
  await system.close();
  await gemini.close();
});

it('counts what every endpoint spends on models against one budget, and refuses what is past it', async () => {
  const user = await signUp(system.url);
  const usage = { promptTokenCount: 1_000, candidatesTokenCount: 40_000 };
  let isFirst = true;
  gemini.script(() => {
    if (!isFirst) return undefined;
    isFirst = false;
    const dossier = {
      name: 'Dental groups',
      targetRole: 'Practice manager',
      companySize: '10-50',
      revenueRange: '$1M-$5M',
      valueProposition: 'Enquiries are answered on the same day.',
      acutePainTriggers: ['A second site opens'],
      buyingSignals: ['A job post for a receptionist'],
      disqualifiers: ['No front desk'],
      outreachAngles: ['The second site'],
    };
    return answers.object(dossier, { usage });
  });
  const first = await user.post('/api/icp/generate', { saveToDb: false });
  expect(first.status).toBe(200);
  const asked = gemini.requests.length;
  for (const path of ['/api/icp/generate', '/api/assessment-questions/generate-ai']) {
    const refused = await user.post(path, { domain: 'Sales' });
    expect({ status: refused.status, code: refused.body['code'] }).toEqual({
      status: 409,
      code: 'budget_exceeded',
    });
    expect(refused.body['message']).toBe(
      'This would take the workspace past its daily budget of $0.2.',
    );
  }
  expect(gemini.requests).toHaveLength(asked);
  const other = await signUp(system.url);
  expect((await other.post('/api/icp/generate', { saveToDb: false })).status).toBe(200);
});

it('has in its ledger what the audit log says that calls cost, to the last decimal', async () => {
  const user = await signUp(system.url);
  const budgets = { dailyUsd: 5, monthlyUsd: 6, onLimit: 'pause' };
  expect((await user.send('PUT', '/api/budgets', { body: budgets })).body).toMatchObject(budgets);
  let asked = 0;
  gemini.script(({ body }) => {
    asked += 1;
    const usage = { promptTokenCount: 97 * asked, candidatesTokenCount: 31 * asked };
    if (asked % 7 === 3) return answers.overloaded();
    if (asked % 5 === 2) return answers.half();
    if (asked % 4 === 1) return answers.text(' ', { usage });
    return body.generationConfig.responseJsonSchema === undefined
      ? answers.text('Words of a model.', { usage })
      : undefined;
  });
  const started = await Promise.all(
    Array.from({ length: 6 }, () =>
      user.post<{ runId: string }>('/api/sync/action', {
        action: 'trigger_workflow',
        workflowId: 'OPS-02',
      }),
    ),
  );
  for (const { body } of started) {
    await waitFor(async () => {
      const { body: detail } = await user.get<{ run?: { status: string } }>(
        `/api/runs/${body.runId}`,
      );
      return ['completed', 'failed'].includes(detail.run?.status ?? '');
    });
  }
  const listed = async (type: string) => {
    const { body } = await user.get<{ artifacts: { id: string }[] }>(`/api/artifacts?type=${type}`);
    return body.artifacts;
  };
  // What the model says of a table is none, and so is not used.
  for (const { id } of [...(await listed('document')), ...(await listed('csv')).slice(0, 2)]) {
    expect([200, 502]).toContain((await user.post(`/api/artifacts/${id}/refine`)).status);
  }
  for (const path of ['/api/icp/generate', '/api/assessment-questions/generate-ai']) {
    for (let times = 0; times < 3; times += 1) {
      const { status } = await user.post(path, { domain: 'Sales', count: 2 });
      expect([200, 201, 502]).toContain(status);
    }
  }
  const { body: spent } = await user.get<{ spentTodayUsd: number; reservedUsd: number }>(
    '/api/budgets',
  );
  expect(spent).toMatchObject({ reservedUsd: 0, spentThisMonthUsd: spent.spentTodayUsd });
  expect(spent.spentTodayUsd).toBeGreaterThan(0.1);
  const readCosts = async (): Promise<number> => {
    const { body } = await user.get<{ logs: { cost: string }[]; nextCursor: string | null }>(
      '/api/audit-logs?limit=500',
    );
    expect(body.nextCursor).toBeNull();
    return body.logs.reduce((sum, { cost }) => sum + Math.round(Number(cost) * 1e8), 0);
  };
  await waitFor(async () => (await readCosts()) === Math.round(spent.spentTodayUsd * 1e8));
});
