import { createGoogle } from '@ai-sdk/google';
import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import { type Dispatcher, fetch as undiciFetch } from 'undici';
import type { z } from 'zod';
import { UnusableAnswerError } from './describe-failure.ts';
import type { TokenCounts } from './prices.ts';
import type { AskModel } from './try-models.ts';

export interface Question {
  system?: string | undefined;
  prompt: string;
  temperature?: number | undefined;
  topP?: number | undefined;
  maxOutputTokens?: number | undefined;
  signal?: AbortSignal | undefined;
}

export interface GeminiOptions {
  apiKey: string;
  baseUrl: string;
  timeoutMs: number;
  dispatcher?: Dispatcher | undefined;
}

/** The calls to Gemini, one model a call, without any retry of their own. */
export type Gemini = ReturnType<typeof createGemini>;

export function createGemini(options: GeminiOptions) {
  const provider = createGoogle({
    apiKey: options.apiKey,
    baseURL: `${options.baseUrl}/v1beta`,
    fetch: undiciTransport(options.dispatcher),
  });
  const settings = (model: string, question: Question) => ({
    model: provider(model),
    prompt: question.prompt,
    maxRetries: 0,
    timeout: options.timeoutMs,
    ...(question.system !== undefined && { instructions: question.system }),
    ...(question.temperature !== undefined && { temperature: question.temperature }),
    ...(question.topP !== undefined && { topP: question.topP }),
    ...(question.maxOutputTokens !== undefined && { maxOutputTokens: question.maxOutputTokens }),
    ...(question.signal !== undefined && { abortSignal: question.signal }),
  });
  return {
    askText:
      (question: Question): AskModel<string> =>
      async (model, charges) => {
        const result = await generateText(settings(model, question));
        charges.push({ model, tokens: countTokens(result.usage) });
        refuseUnusable(result);
        if (result.finishReason === 'length') {
          throw new UnusableAnswerError('was cut off at the limit of its output tokens');
        }
        return storable(result.text);
      },

    askObject:
      <T>(question: Question, schema: z.ZodType<T>): AskModel<T> =>
      async (model, charges) => {
        try {
          const output = Output.object({ schema });
          const result = await generateText({ ...settings(model, question), output });
          charges.push({ model, tokens: countTokens(result.usage) });
          refuseUnusable(result);
          return storable(result.output);
        } catch (error) {
          if (NoObjectGeneratedError.isInstance(error)) {
            charges.push({ model, tokens: countTokens(error.usage) });
          }
          throw error;
        }
      },
  };
}

/** A redirect would carry the key on. The types of undici's fetch and of Node's copy differ. */
function undiciTransport(dispatcher: Dispatcher | undefined): typeof globalThis.fetch {
  const transport = (url: string, init: object) =>
    undiciFetch(url, {
      ...init,
      redirect: 'error',
      ...(dispatcher !== undefined && { dispatcher }),
    });
  return transport as unknown as typeof globalThis.fetch;
}

function countTokens(usage: LanguageModelUsage | undefined): TokenCounts | undefined {
  if (usage?.inputTokens === undefined) return undefined;
  return { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens ?? 0 };
}

function refuseUnusable(result: {
  text: string;
  finishReason: string;
  rawFinishReason?: string | undefined;
}): void {
  if (result.finishReason === 'content-filter') {
    throw new UnusableAnswerError(
      `blocked its answer (${result.rawFinishReason ?? 'no reason given'})`,
    );
  }
  if (result.text.trim() === '') throw new UnusableAnswerError('gave an empty answer');
}

/** The answer with what PostgreSQL cannot store taken out: NUL characters and unpaired surrogates. */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key), clean(item)]),
  );
}
