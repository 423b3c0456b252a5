import { createLogger } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createGenerative, type GenerativeOptions } from './index.ts';
import {
  answers,
  createAccountStandIn,
  startGeminiStandIn,
  type GeminiStandIn,
  type StandInAnswer,
} from './test-support/gemini-stand-in.ts';

const models = ['gemini-3.8-flash', 'gemini-3.5-flash', 'gemini-3.5-flash-lite'] as const;
const logger = createLogger({ name: 'test', level: 'silent' });
const apiKey = 'AIza/secret+key==';
let standIn: GeminiStandIn;

beforeAll(async () => {
  standIn = await startGeminiStandIn(apiKey);
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.script(() => undefined);
});

const client = (options: Partial<GenerativeOptions> = {}) =>
  createGenerative({ apiKey, baseUrl: standIn.baseUrl, models, logger, ...options });

/** The first models answer as given, those after them as the stand-in does by itself. */
const first = (...scripted: StandInAnswer[]): void => {
  let next = 0;
  standIn.script(() => scripted[next++]);
};
const asked = (): string[] => standIn.requests.map(({ model }) => model);
const account = createAccountStandIn();
const question = { prompt: 'Write a sentence.', account };
const schema = z.object({ questions: z.array(z.object({ text: z.string().min(1) })).length(3) });

describe('an answer', () => {
  test('carries the text, the model, the tokens and the cost', async () => {
    first(
      answers.text('Hello.', {
        usage: { promptTokenCount: 1_000, candidatesTokenCount: 200, thoughtsTokenCount: 300 },
      }),
    );
    const { latencyMs, ...rest } = await client().generateText(question);
    expect(rest).toEqual({
      value: 'Hello.',
      model: 'gemini-3.8-flash',
      inputTokens: 1_000,
      outputTokens: 500,
      tokensTotal: 1_500,
      costUsd: '0.00262500',
      attempts: [],
      budget: { dailyUsd: 25, spentUsd: 0 },
      audited: { id: expect.stringMatching(/^aud_/), cost: '0.00262500' },
      redactedCount: 0,
    });
    expect(latencyMs).toBeGreaterThanOrEqual(0);
  });

  test('is asked for with the system text, the settings and the schema', async () => {
    await client().generateObject({
      ...question,
      schema,
      system: 'You are terse.',
      temperature: 0.3,
      topP: 0.9,
      maxOutputTokens: 512,
    });
    const { body } = standIn.requests[0]!;
    expect(body.systemInstruction).toEqual({ parts: [{ text: 'You are terse.' }] });
    expect(body.contents[0]?.parts[0]?.text).toBe('Write a sentence.');
    expect(body.generationConfig).toMatchObject({
      temperature: 0.3,
      topP: 0.9,
      maxOutputTokens: 512,
      responseMimeType: 'application/json',
      responseJsonSchema: { properties: { questions: { minItems: 3, maxItems: 3 } } },
    });
  });

  test('that is structured has passed the schema', async () => {
    const { value } = await client().generateObject({ ...question, schema });
    expect(value.questions).toHaveLength(3);
  });

  test('loses what PostgreSQL cannot store', async () => {
    first(answers.text('a\0b\ud800'), answers.object({ note: 'c\0d\udc00' }));
    expect((await client().generateText(question)).value).toBe('ab\ufffd');
    const generated = await client().generateObject({
      ...question,
      schema: z.object({ note: z.string() }),
    });
    expect(generated.value).toEqual({ note: 'cd\ufffd' });
  });

  test('of an unlisted model has an unknown cost', async () => {
    const { costUsd, model } = await client().generateText({ ...question, models: ['gemini-9'] });
    expect({ costUsd, model }).toEqual({ costUsd: null, model: 'gemini-9' });
  });
});

describe('the next model answers when one', () => {
  const failures: [string, StandInAnswer, string][] = [
    ['is retired', answers.retired('x'), 'answered 404: models/x is not found'],
    ['is rate limited', answers.rateLimited(34), 'answered 429: You exceeded'],
    ['fails', answers.error(500, 'An internal error has occurred.'), 'answered 500: An internal'],
    ['fails without a body', answers.raw(502, 'text/plain', ''), 'answered 502: Bad Gateway'],
    ['is overloaded', answers.overloaded(), 'answered 503: The model is overloaded.'],
    ['refuses the request', answers.error(400, 'Invalid value.'), 'answered 400: Invalid value.'],
    ['breaks off', answers.half(), 'answered 200 with a body that cannot be read'],
    ['answers garbage', answers.raw(200, 'application/json', '{]'), 'cannot be read'],
    ['answers a page', answers.raw(200, 'text/html', '<html>'), 'cannot be read'],
    ['blocks the prompt', answers.blocked(), 'blocked its answer (PROHIBITED_CONTENT)'],
    ['answers nothing', answers.text(' \n'), 'gave an empty answer'],
    ['has no candidates', answers.raw(200, 'application/json', '{}'), 'gave an empty answer'],
    ['is cut off', answers.text('Half', { finishReason: 'MAX_TOKENS' }), 'was cut off'],
    ['is unsafe', answers.text('Half', { finishReason: 'SAFETY' }), 'blocked its answer (SAFETY)'],
    ['redirects', answers.redirect('http://127.0.0.1:9/'), 'could not be reached'],
  ];
  test.each(failures)('%s', async (_, failure, reason) => {
    first(failure);
    const { model, attempts } = await client().generateText(question);
    expect(model).toBe('gemini-3.5-flash');
    expect(attempts).toEqual([
      { model: 'gemini-3.8-flash', reason: expect.stringContaining(reason) },
    ]);
  });

  test('takes too long', async () => {
    first(answers.silence());
    const { model, attempts } = await client({ timeoutMs: 500 }).generateText(question);
    expect(model).toBe('gemini-3.5-flash');
    expect(attempts[0]?.reason).toBe('gave no answer within 500 ms');
  });

  test('answers outside the schema, and what that cost is counted', async () => {
    first(answers.object({ questions: [{ text: 'one' }] }), answers.text('no JSON'));
    const generated = await client().generateObject({ ...question, schema });
    expect(generated.model).toBe('gemini-3.5-flash-lite');
    expect(generated.attempts.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^answered outside the schema: questions /),
      'answered outside the schema: not JSON',
    ]);
    expect(generated.tokensTotal).toBe(450);
    expect(generated.costUsd).toBe('0.00101750');
  });

  test('blocks a structured answer', async () => {
    first(answers.blocked(), answers.text('{"questions": [', { finishReason: 'MAX_TOKENS' }));
    const generated = await client().generateObject({ ...question, schema });
    expect(generated.attempts.map(({ reason }) => reason)).toEqual([
      'blocked its answer (PROHIBITED_CONTENT)',
      'answered outside the schema: not JSON',
    ]);
  });

  test('has a name that is not one, which is never sent anywhere', async () => {
    const generated = await client().generateText({
      ...question,
      models: ['../../v1/files?', 'gemini-3.5-flash'],
    });
    expect(generated.attempts).toEqual([
      { model: '../../v1/files?', reason: 'is not the name of a model' },
    ]);
    expect(asked()).toEqual(['gemini-3.5-flash']);
  });
});

describe('the chain', () => {
  test.each([
    ['400', answers.badKey(), 'API key not valid. Please pass a valid API key.'],
    ['401', answers.error(401, 'Request had invalid credentials.'), 'invalid credentials'],
    ['403', answers.raw(403, 'text/html', '<html>no</html>'), '403: Forbidden'],
  ])('ends at once when the key is refused with %s', async (status, failure, message) => {
    first(failure);
    await expect(client().generateText(question)).rejects.toMatchObject({
      code: 'upstream_failed',
      message: expect.stringMatching(`Gemini refused the API key: it answered ${status}: `),
    });
    first(failure);
    await expect(client().generateText(question)).rejects.toThrow(message);
    expect(asked()).toEqual(['gemini-3.8-flash', 'gemini-3.8-flash']);
  });

  test('fails with each model, status and sentence when all have failed', async () => {
    first(answers.rateLimited(34), answers.overloaded(), answers.rateLimited(7));
    await expect(client().generateText(question)).rejects.toMatchObject({
      code: 'upstream_failed',
      retryAfterSeconds: 7,
      message:
        'Gemini gave no usable answer: gemini-3.8-flash answered 429: You exceeded your current quota.; ' +
        'gemini-3.5-flash answered 503: The model is overloaded. Please try again later.; ' +
        'gemini-3.5-flash-lite answered 429: You exceeded your current quota.',
    });
  });

  test('never shows the key, even where the upstream does', async () => {
    const leak = `Key ${apiKey} (${encodeURIComponent(apiKey)}) was refused.`;
    standIn.script(() => answers.error(500, leak));
    const failure: unknown = await client()
      .generateText(question)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining('Key [redacted]') });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('secret');
  });

  test('says when the provider cannot be reached', async () => {
    const unreachable = client({ baseUrl: 'http://127.0.0.1:2' });
    await expect(unreachable.generateText(question)).rejects.toThrow(
      'gemini-3.8-flash could not be reached (ECONNREFUSED)',
    );
  });

  test('takes the order of the request, each model once', async () => {
    standIn.script(() => answers.overloaded());
    const order = ['b-model', 'a-model', 'b-model'];
    await expect(client().generateText({ ...question, models: order })).rejects.toThrow('b-model');
    expect(asked()).toEqual(['b-model', 'a-model']);
  });

  test('ends when the caller leaves, and so does the call upstream', async () => {
    standIn.script(() => answers.silence());
    const caller = new AbortController();
    const arrival = standIn.nextRequest();
    const work = client().generateText({ ...question, signal: caller.signal });
    const refused = expect(work).rejects.toThrow('the caller left');
    const { closed } = await arrival;
    caller.abort(new Error('the caller left'));
    await refused;
    await closed;
    expect(asked()).toEqual(['gemini-3.8-flash']);
  });
});

test('without a key every call is unavailable and nothing is sent', async () => {
  const unconfigured = client({ apiKey: undefined });
  expect(unconfigured.configured).toBe(false);
  const refusal = {
    code: 'unavailable',
    message: 'GENERATIVE_AI_API_KEY is not configured in environment.',
  };
  await expect(unconfigured.generateText(question)).rejects.toMatchObject(refusal);
  await expect(unconfigured.generateObject({ ...question, schema })).rejects.toMatchObject(refusal);
  expect(asked()).toEqual([]);
});
