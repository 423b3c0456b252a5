import { toCallEntryId } from '@workspace-ops/contracts';
import { startGeminiStandIn, type GeminiStandIn } from '@workspace-ops/generative/stand-in';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, unavailable } from '@workspace-ops/service-kit';
import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createKnowledgeDatabase,
  member,
  startKnowledge,
  type TestKnowledge,
} from '../../test/start-knowledge.ts';

let database: TestDatabase;
let gemini: GeminiStandIn;
let test: TestKnowledge;
let refusal: AppError | undefined;
const ledger: { workspaceId: string; id: string; reserved?: string; settled?: string }[] = [];

const confirmed: { workspaceId: string; id: string }[] = [];

const note = (ctx: RequestContext, entry: { id: string; reserved?: string; settled?: string }) =>
  ledger.push({ workspaceId: ctx.caller.workspaceId, ...entry });

beforeAll(async () => {
  database = await createKnowledgeDatabase();
  gemini = await startGeminiStandIn();
  test = await startKnowledge(database.url, {
    environment: { GENERATIVE_AI_API_KEY: gemini.apiKey, GENERATIVE_AI_BASE_URL: gemini.baseUrl },
    ledger: {
      reserve: async (ctx, { id, amountUsd }) => {
        if (refusal !== undefined) throw refusal;
        note(ctx, { id, reserved: amountUsd });
        return { dailyUsd: 25, spentUsd: 1 };
      },
      confirm: async (ctx, { id }) => confirmed.push({ workspaceId: ctx.caller.workspaceId, id }),
      settle: async (ctx, { id, costUsd }) => note(ctx, { id, settled: costUsd }),
    },
  });
});

afterAll(async () => {
  await test.stop();
  await gemini.close();
  await database.drop();
});

beforeEach(() => {
  refusal = undefined;
  ledger.length = 0;
  confirmed.length = 0;
  gemini.requests.length = 0;
  test.audited.length = 0;
});

const operations = {
  profile: (workspaceId: string) =>
    test.client.profiles.generate.mutate(
      { businessName: 'Harbour Dental, nora.vance@harbour-dental.example', workspaceId },
      member(workspaceId),
    ),
  questions: (workspaceId: string) =>
    test.client.questions.generate.mutate(
      { domain: 'Sales', focusArea: 'Calls to ola@example.com', count: 2, workspaceId },
      member(workspaceId),
    ),
};

describe.each(['profile', 'questions'] as const)('a model that is asked for a %s', (operation) => {
  it('is paid by the workspace: its highest cost is set aside before, and settled after', async () => {
    await operations[operation]('ws_pays');
    const [reserved, settled] = ledger;
    expect(ledger).toHaveLength(2);
    expect(reserved).toMatchObject({ workspaceId: 'ws_pays' });
    expect(settled).toEqual({ workspaceId: 'ws_pays', id: reserved!.id, settled: '0.00026250' });
    expect(Number(reserved!.reserved)).toBeGreaterThan(0.06);
    // The entry that says what it cost has the reservation’s id, so that the ledger writes no second one.
    expect(confirmed).toEqual([{ workspaceId: 'ws_pays', id: reserved!.id }]);
    expect(test.audited).toMatchObject([{ id: toCallEntryId(reserved!.id), cost: '0.00026250' }]);
  });

  it('gets no personal data, and the audit entry counts what was redacted', async () => {
    await operations[operation]('ws_private');
    expect(JSON.stringify(gemini.requests[0]!.body)).not.toMatch(/nora\.vance|ola@/);
    expect(JSON.stringify(gemini.requests[0]!.body)).toContain('(email redacted)');
    expect(test.audited).toMatchObject([
      { cost: '0.00026250', policyChecks: { piiDetected: 1, budgetThresholdPassed: true } },
    ]);
  });

  it('is not asked when the budget is spent', async () => {
    refusal = new AppError('budget_exceeded', 'Past the daily budget of $25.');
    await expect(operations[operation]('ws_spent')).rejects.toMatchObject({
      cause: { code: 'budget_exceeded', status: 409, message: 'Past the daily budget of $25.' },
    });
    expect(gemini.requests).toEqual([]);
    expect(test.audited).toEqual([]);
  });

  it('is not asked while the ledger is away, and what may be set aside is released', async () => {
    refusal = unavailable('The workflow service');
    await expect(operations[operation]('ws_away')).rejects.toMatchObject({
      cause: { code: 'unavailable', status: 503 },
    });
    expect(gemini.requests).toEqual([]);
    expect(ledger).toMatchObject([{ workspaceId: 'ws_away', settled: '0' }]);
  });
});
