import {
  startChatCompletionsStandIn,
  startMessagesStandIn,
} from '@workspace-ops/generative/other-stand-ins';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '@workspace-ops/testkit';
import { createKnowledgeDatabase, member, startKnowledge } from '../../test/start-knowledge.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createKnowledgeDatabase();
});
afterAll(() => database.drop());

const batch = JSON.stringify({
  questions: [
    {
      depth: 'executive',
      text: 'What would you stop doing?',
      skill: 'Focus',
      evaluation: 'A choice.',
      signals: ['too much at once'],
    },
  ],
});
const input = { domain: 'Technology', count: 1, workspaceId: 'ws_a' } as const;

it.each([
  ['openai', startChatCompletionsStandIn],
  ['openai-compatible', startChatCompletionsStandIn],
  ['anthropic', startMessagesStandIn],
] as const)('questions are generated and stored by models of %s', async (provider, start) => {
  const standIn = await start();
  const test = await startKnowledge(database.url, {
    environment: {
      GENERATIVE_AI_PROVIDER: provider,
      GENERATIVE_AI_API_KEY: standIn.apiKey,
      GENERATIVE_AI_BASE_URL: standIn.baseUrl,
      GENERATIVE_AI_MODELS: 'first-model,second-model',
      MODEL_PRICES: 'first-model=1/2,second-model=1/2',
    },
  });
  try {
    // Nothing of an answer outside the schema is stored.
    standIn.answer({ text: '{"questions": []}' }, { text: batch });
    const { questions } = await test.client.questions.generate.mutate(input, member('ws_a'));
    expect(questions).toMatchObject([{ text: 'What would you stop doing?' }]);
    expect(test.audited.at(-1)).toMatchObject({ model: 'second-model', tokensTotal: 300 });
  } finally {
    await test.stop();
    await standIn.close();
  }
});
