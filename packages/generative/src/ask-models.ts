import {
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from 'ai';
import { type Dispatcher, fetch as undiciFetch } from 'undici';
import { z } from 'zod';
import { NotConfiguredError, UnusableAnswerError } from './describe-failure.ts';
import type { TokenCounts } from './prices.ts';
import { type ProviderName, type Providers, providers, readModelName } from './providers.ts';
import type { AskModel } from './try-models.ts';

export interface Question {
  system?: string | undefined;
  prompt: string;
  temperature?: number | undefined;
  topP?: number | undefined;
  maxOutputTokens?: number | undefined;
  signal?: AbortSignal | undefined;
}

export interface AskerOptions {
  providers: Providers;
  timeoutMs: number;
  dispatcher?: Dispatcher | undefined;
}

/** The calls to models of all providers, one model a call, without any retry of their own. */
export type Asker = ReturnType<typeof createAsker>;

/** What a provider does not take is left out, as docs/models.md says; the library would print it for each call. */
globalThis.AI_SDK_LOG_WARNINGS = false;

export function createAsker(options: AskerOptions) {
  const connect = connections(options);
  const settings = async (name: string, question: Question) => ({
    model: await connect(name),
    prompt: question.prompt,
    maxRetries: 0,
    timeout: options.timeoutMs,
    ...(question.system !== undefined && { instructions: question.system }),
    ...(question.temperature !== undefined && { temperature: question.temperature }),
    ...(question.topP !== undefined && { topP: question.topP }),
    ...(question.maxOutputTokens !== undefined && { maxOutputTokens: question.maxOutputTokens }),
    ...(question.signal !== undefined && { abortSignal: question.signal }),
  });
  const takesSchema = (name: string): boolean =>
    providers[readModelName(name, options.providers.standard).provider].takesSchema;
  return {
    askText:
      (question: Question): AskModel<string> =>
      async (model, charges) => {
        const result = await generateText(await settings(model, question));
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
          const asked = takesSchema(model) ? question : withSchema(question, schema);
          const result = await generateText({ ...(await settings(model, asked)), output });
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

/** Each provider's library takes 0.2 s to load: only one that is asked is loaded, and once. */
function connections({ providers: configured, dispatcher }: AskerOptions) {
  const transport = undiciTransport(dispatcher);
  const connected = new Map<ProviderName, Promise<(model: string) => LanguageModel>>();
  return async (name: string): Promise<LanguageModel> => {
    const { provider, model } = readModelName(name, configured.standard);
    const access = configured.access.get(provider);
    if (access === undefined)
      throw new NotConfiguredError(`is of ${provider}, which has no key here`);
    const connecting = connected.get(provider) ?? providers[provider].connect(access, transport);
    connected.set(provider, connecting);
    return (await connecting)(model);
  };
}

/** For a provider that takes no schema. */
const withSchema = (question: Question, schema: z.ZodType): Question => ({
  ...question,
  system: `${question.system ?? ''}

Answer with one JSON value and nothing else. It has to fit this JSON schema:
${JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))}`.trim(),
});

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
