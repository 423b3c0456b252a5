import { AppError, createLogger, readSettings, SettingsError } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createGenerative,
  generativeSettings,
  type GenerativeOptions,
  type PlannedCall,
} from './index.ts';
import {
  answers,
  createAccountStandIn,
  startGeminiStandIn,
  type GeminiStandIn,
  type StandInAnswer,
} from './test-support/gemini-stand-in.ts';

let standIn: GeminiStandIn;

beforeAll(async () => {
  standIn = await startGeminiStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.script(() => undefined);
});

const client = (options: Partial<GenerativeOptions> = {}) =>
  createGenerative({
    apiKey: standIn.apiKey,
    baseUrl: standIn.baseUrl,
    models: ['gemini-3.8-flash', 'gemini-3.5-flash'],
    logger: createLogger({ name: 'test', level: 'silent' }),
    ...options,
  });

const first = (answer: StandInAnswer): void => {
  let next = 0;
  standIn.script(() => (next++ === 0 ? answer : undefined));
};

const prompt = 'Write a sentence.';

describe('a call to a model', () => {
  it('is made after its highest cost was set aside, and settled by what it cost', async () => {
    const account = createAccountStandIn();
    standIn.script(() => {
      expect(account.calls).toMatchObject([{ settledUsd: null }]);
      return answers.text('Done.');
    });
    await client().generateText({ prompt, account, maxOutputTokens: 1_000 });
    // (17 bytes + 100) × 0.75 + 1,000 × 3.75, per million; then 100 and 50 tokens.
    expect(account.calls).toEqual([{ reservedUsd: '0.00383775', settledUsd: '0.00026250' }]);
    expect(standIn.requests[0]!.body.generationConfig.maxOutputTokens).toBe(1_000);
  });

  it('always has a limit of its output, and pays for its schema', async () => {
    const account = createAccountStandIn();
    await client().generateText({ prompt, account });
    await client().generateObject({ prompt, account, schema: z.object({ note: z.string() }) });
    const [text, object] = account.calls;
    expect(standIn.requests[0]!.body.generationConfig.maxOutputTokens).toBe(8_192);
    expect(Number(object!.reservedUsd)).toBeGreaterThan(Number(text!.reservedUsd));
  });

  it('is not made when it is refused, nor is any other model asked', async () => {
    const account = createAccountStandIn();
    account.refuse(new AppError('budget_exceeded', 'Spent.'));
    await expect(client().generateText({ prompt, account })).rejects.toMatchObject({
      code: 'budget_exceeded',
    });
    expect(standIn.requests).toEqual([]);
  });

  it('waits while only calls under way are in its way', async () => {
    const account = createAccountStandIn(5_000);
    let refusals = 0;
    const patient = {
      ...account,
      reserve: (amountUsd: string) => {
        if (++refusals > 2) return account.reserve(amountUsd);
        throw new AppError('budget_exceeded', 'Later.', { retryAfterSeconds: 1 });
      },
    };
    const { value } = await client().generateText({ prompt, account: patient });
    expect(value).toContain('gemini-3.8-flash');
    expect(refusals).toBe(3);
  });

  it('that waits ends when its caller leaves', async () => {
    const account = createAccountStandIn(60_000);
    account.refuse(new AppError('budget_exceeded', 'Later.', { retryAfterSeconds: 1 }));
    const caller = new AbortController();
    const work = client().generateText({ prompt, account, signal: caller.signal });
    caller.abort(new Error('the caller left'));
    await expect(work).rejects.toThrow('the caller left');
  });
});

describe('a call that fails', () => {
  it.each([
    ['costs nothing when the provider refuses it', answers.overloaded(), '0'],
    ['costs what it used', answers.text(' '), '0.00026250'],
    ['counts at its highest when the answer is cut', answers.half(), 'highest'],
    ['counts at its highest when it does not say', answers.raw(200, 'text/plain', ''), 'highest'],
  ])('%s', async (_title, answer, settled) => {
    const account = createAccountStandIn();
    first(answer);
    await client().generateText({ prompt, account });
    const [failed, answered] = account.calls;
    expect(failed!.settledUsd).toBe(settled === 'highest' ? failed!.reservedUsd : settled);
    expect(answered).toMatchObject({ settledUsd: expect.any(String) });
  });

  it('counts at its highest when the caller leaves or it takes too long', async () => {
    const account = createAccountStandIn();
    first(answers.silence());
    await client({ timeoutMs: 500 }).generateText({ prompt, account });
    expect(account.calls[0]!.settledUsd).toBe(account.calls[0]!.reservedUsd);
    standIn.script(() => answers.silence());
    const caller = new AbortController();
    const arrival = standIn.nextRequest();
    const work = client().generateText({ prompt, account, signal: caller.signal });
    await arrival;
    caller.abort(new Error('the caller left'));
    await expect(work).rejects.toThrow('the caller left');
    expect(account.calls.at(-1)!.settledUsd).toBe(account.calls.at(-1)!.reservedUsd);
  });

  it('costs nothing when the provider cannot be reached', async () => {
    const account = createAccountStandIn();
    const unreachable = client({ baseUrl: 'http://127.0.0.1:2' });
    await expect(unreachable.generateText({ prompt, account })).rejects.toThrow('ECONNREFUSED');
    expect(account.calls.map(({ settledUsd }) => settledUsd)).toEqual(['0', '0']);
  });
});

describe('a model of unknown price', () => {
  const refusing = () => {
    const account = createAccountStandIn();
    const plans: PlannedCall[] = [];
    return {
      ...account,
      plans,
      reserve: async (amountUsd: string, call: PlannedCall) => {
        plans.push(call);
        if (call.isPriceKnown) return account.reserve(amountUsd);
        const extra = { budget: 'price' };
        throw new AppError('budget_exceeded', `The price of ${call.model} is unknown.`, { extra });
      },
    };
  };

  it('is passed over where the account does not pay for it', async () => {
    const account = refusing();
    const models = ['gemini-9', 'gemini-3.5-flash-lite'];
    const { model, attempts } = await client().generateText({ prompt, account, models });
    expect(model).toBe('gemini-3.5-flash-lite');
    expect(attempts).toEqual([{ model: 'gemini-9', reason: 'has no known price' }]);
    expect(standIn.requests).toHaveLength(1);
  });

  it('is refused in the account’s words where there is no other', async () => {
    const account = refusing();
    const models = ['gemini-9'];
    await expect(client().generateText({ prompt, account, models })).rejects.toMatchObject({
      code: 'budget_exceeded',
      message: 'The price of gemini-9 is unknown.',
    });
    expect(standIn.requests).toEqual([]);
  });

  it('has the price that the settings give it', async () => {
    const account = refusing();
    const { MODEL_PRICES: prices } = readSettings(generativeSettings, {
      MODEL_PRICES: 'gemini-9=0.0375/2, gemini-3.8-flash=1/1',
    });
    const { costUsd } = await client({ prices }).generateText({
      prompt,
      account,
      models: ['gemini-9'],
    });
    // 100 and 50 tokens.
    expect(costUsd).toBe('0.00010375');
    expect(account.plans).toMatchObject([{ model: 'gemini-9', isPriceKnown: true }]);
  });

  it.each(['gemini-9', 'gemini-9=1', 'gemini-9=1/-2', '=1/2'])('is not set by %s', (text) => {
    expect(() => readSettings(generativeSettings, { MODEL_PRICES: text })).toThrow(SettingsError);
  });
});

it('tells the account the most that any of the models can cost', async () => {
  const account = createAccountStandIn();
  let plan: PlannedCall | undefined;
  const reserve = (amountUsd: string, call: PlannedCall) => {
    plan = call;
    return account.reserve(amountUsd);
  };
  await client().generateText({ prompt, account: { ...account, reserve }, maxOutputTokens: 1_000 });
  // (17 bytes + 100) × 1.50 + 1,000 × 9, per million, of gemini-3.5-flash.
  expect(plan).toEqual({
    model: 'gemini-3.8-flash',
    isPriceKnown: true,
    estimateUsd: '0.00917550',
  });
});

it('redacts personal data in all that it sends, and counts it', async () => {
  const account = createAccountStandIn();
  const { redactedCount } = await client().generateText({
    system: 'You answer nora.vance@harbour-dental.example.',
    prompt: 'Write to ola@example.com about card 4111 1111 1111 1111.',
    account,
  });
  const sent = JSON.stringify(standIn.requests[0]!.body);
  expect(sent).not.toMatch(/nora\.vance|ola@|4111/);
  expect(sent).toContain('(email redacted)');
  expect(redactedCount).toBe(3);
});
