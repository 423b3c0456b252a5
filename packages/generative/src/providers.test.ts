import { createLogger } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createGenerative, type GenerativeOptions, generativeSettings } from './index.ts';
import { toGenerativeOptions } from './settings.ts';
import {
  answers,
  createAccountStandIn,
  startGeminiStandIn,
} from './test-support/gemini-stand-in.ts';
import {
  startChatCompletionsStandIn,
  startMessagesStandIn,
} from './test-support/other-stand-ins.ts';

let chat: Awaited<ReturnType<typeof startChatCompletionsStandIn>>;
let claude: Awaited<ReturnType<typeof startMessagesStandIn>>;
let gemini: Awaited<ReturnType<typeof startGeminiStandIn>>;

beforeAll(async () => {
  [chat, claude, gemini] = await Promise.all([
    startChatCompletionsStandIn(),
    startMessagesStandIn(),
    startGeminiStandIn(),
  ]);
});
afterAll(() => Promise.all([chat.close(), claude.close(), gemini.close()]));
beforeEach(() => {
  for (const { requests } of [chat, claude, gemini]) requests.length = 0;
  for (const { answer } of [chat, claude]) answer();
  gemini.script(() => undefined);
});

const logger = createLogger({ name: 'test', level: 'silent' });
const schema = z.object({ city: z.string(), size: z.int() });
const value = { city: 'Porto', size: 3 };

const readOptions = (provider: NonNullable<GenerativeOptions['provider']>, models: string[]) => {
  const { apiKey, baseUrl } = {
    google: gemini,
    anthropic: claude,
    openai: chat,
    'openai-compatible': chat,
  }[provider];
  return { provider, apiKey, baseUrl, models };
};

const client = (options: Omit<GenerativeOptions, 'logger'>) =>
  createGenerative({ ...options, logger });
const ask = (account = createAccountStandIn()) => ({
  prompt: 'Where?',
  system: 'Be terse.',
  account,
  temperature: 0.2,
  maxOutputTokens: 99,
});

describe.each([
  ['openai', () => chat],
  ['openai-compatible', () => chat],
  ['anthropic', () => claude],
] as const)('the protocol of %s', (provider, standIn) => {
  test('gives a text, with its tokens', async () => {
    standIn().answer({ text: 'In Porto.' });
    const generated = await client(readOptions(provider, ['some-model'])).generateText(ask());
    expect(generated).toMatchObject({
      value: 'In Porto.',
      model: 'some-model',
      inputTokens: 100,
      outputTokens: 50,
    });
    const { body } = standIn().requests[0]!;
    expect(body).toMatchObject({ model: 'some-model', temperature: 0.2, max_tokens: 99 });
    expect(JSON.stringify(body)).toContain('Be terse.');
    expect(body).not.toHaveProperty('seed');
  });

  test('gives an object, and the schema is told', async () => {
    standIn().answer({ text: JSON.stringify(value) });
    const generated = await client(readOptions(provider, ['some-model'])).generateObject({
      ...ask(),
      schema,
    });
    expect(generated.value).toEqual(value);
    expect(JSON.stringify(standIn().requests[0]!.body)).toContain('city');
  });

  test('passes on to the next model where an answer does not fit, is cut off, refused or an error', async () => {
    const models = ['a', 'b', 'c', 'd'];
    standIn().answer(
      { text: '{"city": 7}' },
      { text: '{"city": "Por', finish: 'length' },
      { error: { status: 503, message: 'overloaded' } },
      { text: JSON.stringify(value) },
    );
    // The tool of the messages protocol holds JSON: half of a text is no answer of it.
    if (provider === 'anthropic') {
      standIn().answer(
        { text: '{"city": 7}' },
        { text: '[]' },
        { error: { status: 503, message: 'overloaded' } },
        { text: JSON.stringify(value) },
      );
    }
    const generated = await client(readOptions(provider, models)).generateObject({
      ...ask(),
      schema,
    });
    expect(generated.model).toBe('d');
    expect(generated.attempts.map(({ model }) => model)).toEqual(['a', 'b', 'c']);
    expect(standIn().requests.map(({ model }) => model)).toEqual(models);
  });

  test('ends at once where the key is refused, and never shows it', async () => {
    const options = { ...readOptions(provider, ['a', 'b']), apiKey: 'sk-wrong-key' };
    const asked = client(options).generateText(ask());
    await expect(asked).rejects.toMatchObject({ code: 'upstream_failed' });
    await expect(asked).rejects.toThrow(/refused the API key: it answered 401/);
    await expect(asked).rejects.not.toThrow(/sk-wrong-key/);
  });

  test('says after how long a retry makes sense', async () => {
    standIn().answer({ error: { status: 429, message: 'Slow down.', retryAfter: '7' } });
    await expect(client(readOptions(provider, ['a'])).generateText(ask())).rejects.toMatchObject({
      retryAfterSeconds: 7,
    });
  });
});

test('tokens that a server does not count are paid at their highest', async () => {
  const account = createAccountStandIn();
  chat.answer({ text: 'In Porto.', countsTokens: false });
  const prices = new Map([['m', { input: 1, output: 2 }]]);
  const generated = await client({
    ...readOptions('openai-compatible', ['m']),
    prices,
  }).generateText(ask(account));
  expect(generated).toMatchObject({ tokensTotal: 0, costUsd: null });
  const [call] = account.calls;
  expect(Number(call!.settledUsd)).toBeGreaterThan(0);
  expect(call!.settledUsd).toBe(call!.reservedUsd);
});

test('a server without schemas is told the schema, and asked for JSON', async () => {
  chat.answer({ text: JSON.stringify(value) });
  await client(readOptions('openai-compatible', ['llama3.1:8b'])).generateObject({
    ...ask(),
    schema,
  });
  const { body } = chat.requests[0]!;
  expect(body).toMatchObject({ model: 'llama3.1:8b', response_format: { type: 'json_object' } });
  expect(JSON.stringify(body['messages'])).toContain('It has to fit this JSON schema');
});

test('one list may mix providers, and a refused key is that of its provider alone', async () => {
  gemini.script(() => answers.overloaded());
  chat.answer({ error: { status: 500, message: 'broken' } });
  const models = [
    'gemini-3.5-flash',
    'openai/gpt-x',
    'openai-compatible/llama',
    'anthropic/claude-x',
  ];
  const furtherProviders = new Map([
    ['openai', { apiKey: 'wrong', baseUrl: chat.baseUrl }],
    ['anthropic', { apiKey: claude.apiKey, baseUrl: claude.baseUrl }],
  ] as const);
  const generated = await client({
    ...readOptions('google', models),
    furtherProviders,
  }).generateText(ask());
  expect(generated.model).toBe('anthropic/claude-x');
  expect(generated.attempts).toMatchObject([
    { model: 'gemini-3.5-flash', reason: expect.stringMatching(/^answered 503/) },
    { model: 'openai/gpt-x', reason: expect.stringMatching(/^answered 401/) },
    { model: 'openai-compatible/llama', reason: 'is of openai-compatible, which has no key here' },
  ]);
  expect(claude.requests[0]!.model).toBe('claude-x');
});

describe('the settings', () => {
  const read = (given: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(generativeSettings).map(([name, definition]) => [
        name,
        definition.schema.safeParse(
          given[name] ?? ('default' in definition ? definition.default : undefined),
        ),
      ]),
    );

  test('make the options', () => {
    const parsed = read({
      GENERATIVE_AI_PROVIDER: 'anthropic',
      GENERATIVE_AI_API_KEY: 'k',
      GENERATIVE_AI_FURTHER_KEYS: 'openai=sk=1, openai-compatible=any',
      GENERATIVE_AI_FURTHER_URLS: 'openai-compatible=http://ollama:11434/',
      GENERATIVE_AI_MODELS: 'claude-x,openai/gpt-x',
    });
    const settings = Object.fromEntries(
      Object.entries(parsed).map(([name, { data }]) => [name, data]),
    );
    expect(
      toGenerativeOptions(settings as Parameters<typeof toGenerativeOptions>[0]),
    ).toMatchObject({
      provider: 'anthropic',
      apiKey: 'k',
      baseUrl: undefined,
      models: ['claude-x', 'openai/gpt-x'],
      furtherProviders: new Map([
        ['openai', { apiKey: 'sk=1', baseUrl: undefined }],
        ['openai-compatible', { apiKey: 'any', baseUrl: 'http://ollama:11434' }],
      ]),
    });
  });

  test.each([
    ['GENERATIVE_AI_PROVIDER', 'mistral'],
    ['GENERATIVE_AI_FURTHER_KEYS', 'mistral=k'],
    ['GENERATIVE_AI_FURTHER_KEYS', 'openai'],
    ['GENERATIVE_AI_FURTHER_URLS', 'openai=not a url'],
  ])('refuse %s=%s', (name, text) => {
    expect(read({ [name]: text })[name]!.success).toBe(false);
  });
});
