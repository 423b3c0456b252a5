import { redactText } from '@workspace-ops/content';
import { AppError, type Logger, type Measure } from '@workspace-ops/service-kit';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { Account } from './account.ts';
import type { Asker, createAsker, Question } from './ask-models.ts';
import { createModelCounters } from './model-counters.ts';
import { highestCostUsd, providerPrices, type PriceList } from './prices.ts';
import { type Access, type ProviderName, type Providers } from './providers.ts';
import type { AskModel, Generated, tryModels } from './try-models.ts';

export interface GenerativeOptions {
  /** Undefined: nothing is configured, and every call fails as `unavailable`. */
  apiKey: string | undefined;
  /** Without `/v1` and `/v1beta`; the provider's own when absent. */
  baseUrl?: string | undefined;
  /** Of models whose name says none; google when absent. */
  provider?: ProviderName;
  /** For models of further providers, as `openai/...`. */
  furtherProviders?: ReadonlyMap<ProviderName, Access>;
  /** The order in which models are tried. */
  models: readonly string[];
  /** In place of the provider's, and of further models. */
  prices?: PriceList;
  /** For each model. */
  timeoutMs?: number;
  /** The connections to use; undici's own when absent. */
  dispatcher?: Dispatcher;
  logger: Logger;
}

export interface TextRequest extends Question {
  /** Who pays: nothing is sent before its highest possible cost is set aside there. */
  account: Account;
  /** The order for this one call. */
  models?: readonly string[] | undefined;
}

export interface ObjectRequest<T> extends TextRequest {
  /** An answer that it refuses passes on to the next model. */
  schema: z.ZodType<T>;
}

/**
 * The only way to a model: redacts personal data, reserves the highest possible cost, asks,
 * settles. Both calls throw AppError: `unavailable` without a key, what the account throws,
 * `upstream_failed` when no model gives a usable answer; and the signal's reason on an abort.
 */
export interface Generative {
  readonly configured: boolean;
  /** Calls, tokens and costs since the process started. */
  readonly measure: Measure;
  /** The models that are tried when a request names none. */
  readonly models: readonly string[];
  generateText(request: TextRequest): Promise<Generated<string>>;
  generateObject<T>(request: ObjectRequest<T>): Promise<Generated<T>>;
}

const defaultTimeoutMs = 20_000;

/** Tokens of output at most where a request sets no limit: without one a call has no highest cost. */
export const defaultMaxOutputTokens = 8_192;

export function createGenerative(options: GenerativeOptions): Generative {
  const { apiKey, models, logger, timeoutMs = defaultTimeoutMs } = options;
  const prices: PriceList = new Map([...providerPrices, ...(options.prices ?? [])]);
  const counters = createModelCounters(models, prices);
  if (apiKey === undefined) return unconfigured(models, counters.measure);
  warnOfPrices(models, prices, logger);
  const providers = toProviders({ ...options, apiKey });
  const client = loadOnce({ ...options, providers, timeoutMs });
  const chain = async <T>(
    ask: (asker: Asker, question: Question) => AskModel<T>,
    { account, models: given, ...request }: TextRequest & { schema?: z.ZodType },
  ): Promise<Generated<T>> => {
    const { maxOutputTokens = defaultMaxOutputTokens, signal, schema } = request;
    const { question, count } = redactQuestion({ ...request, maxOutputTokens });
    const texts = [question.system ?? '', question.prompt, schemaText(schema)];
    const { asker, tryModels: tryAll } = await client();
    const generated = await tryAll(ask(asker, question), {
      models: given === undefined || given.length === 0 ? models : given,
      providers,
      timeoutMs,
      logger,
      signal,
      count: (...counted) => counters.count(...counted),
      account,
      prices,
      highestCostUsd: (model) => highestCostUsd(model, texts, maxOutputTokens, prices),
    });
    return { ...generated, redactedCount: count };
  };
  return {
    configured: true,
    measure: counters.measure,
    models,
    generateText: (request) => chain((asker, question) => asker.askText(question), request),
    generateObject: (request) =>
      chain((asker, question) => asker.askObject(question, request.schema), request),
  };
}

function warnOfPrices(models: readonly string[], prices: PriceList, logger: Logger): void {
  const unknown = models.filter((model) => !prices.has(model));
  if (unknown.length === 0) return;
  logger.warn(
    { models: unknown },
    'models without a price in MODEL_PRICES are used where a workspace allows unknown prices only',
  );
}

/** The schema is sent along, and paid for. */
const schemaText = (schema: z.ZodType | undefined): string =>
  schema === undefined ? '' : JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }));

function toProviders(options: GenerativeOptions & { apiKey: string }): Providers {
  const { provider: standard = 'google', apiKey, baseUrl, furtherProviders = [] } = options;
  return { standard, access: new Map([...furtherProviders, [standard, { apiKey, baseUrl }]]) };
}

interface Client {
  asker: Asker;
  tryModels: typeof tryModels;
}

/** The model library takes 0.2 s and 35 MB to load: only a service that asks a model pays for it. */
function loadOnce(options: Parameters<typeof createAsker>[0]) {
  let loaded: Promise<Client> | undefined;
  const load = async (): Promise<Client> => {
    const { createAsker: create } = await import('./ask-models.ts');
    return { asker: create(options), ...(await import('./try-models.ts')) };
  };
  return (): Promise<Client> => (loaded ??= load());
}

function unconfigured(models: readonly string[], measure: Measure): Generative {
  const refuse = (): Promise<never> =>
    Promise.reject(
      new AppError('unavailable', 'GENERATIVE_AI_API_KEY is not configured in environment.'),
    );
  return { configured: false, measure, models, generateText: refuse, generateObject: refuse };
}

/** The question without personal data and secrets, and how many were redacted in it. */
export function redactQuestion(given: Question): { question: Question; count: number } {
  const system = redactText(given.system ?? '');
  const prompt = redactText(given.prompt);
  const question = { ...given, prompt: prompt.text };
  return {
    question: given.system === undefined ? question : { ...question, system: system.text },
    count: [system, prompt].reduce((sum, { count, secrets }) => sum + count + secrets, 0),
  };
}
