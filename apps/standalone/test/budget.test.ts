import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
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

it('counts what every door spends on models against one budget, and refuses what is past it', async () => {
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
}, 60_000);
