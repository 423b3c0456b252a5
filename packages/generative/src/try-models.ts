import { AppError, traced, type Logger, type TracedOperation } from '@workspace-ops/service-kit';
import { addCharges, type Charge } from './bill.ts';
import { describeFailure, type Failure } from './describe-failure.ts';
import type { Attempt, Generated } from './generated.ts';
import type { ModelCounters } from './model-counters.ts';
import { isModelName } from './model-name.ts';
import { presentable } from './redact-key.ts';

/** A call to one model. It adds its charge as soon as it is known, so that a failed call counts too. */
export type AskModel<T> = (model: string, charges: Charge[]) => Promise<T>;

export interface ChainOptions {
  models: readonly string[];
  apiKey: string;
  timeoutMs: number;
  logger: Logger;
  signal: AbortSignal | undefined;
  /** Counts each call to a model, with what it was charged. */
  count: ModelCounters['count'];
}

/**
 * Asks the models in order until one gives a usable answer.
 * @throws {AppError} upstream_failed when the key is refused or every model fails.
 * @throws the signal's reason when the caller leaves.
 */
export async function tryModels<T>(ask: AskModel<T>, options: ChainOptions): Promise<Generated<T>> {
  const startedAt = performance.now();
  const charges: Charge[] = [];
  const failures: (Attempt & Failure)[] = [];
  for (const model of new Set(options.models)) {
    const outcome = await tryModel(ask, model, charges, options);
    if ('value' in outcome) {
      return {
        value: outcome.value,
        model,
        ...addCharges(charges),
        latencyMs: Math.round(performance.now() - startedAt),
        attempts: failures.map(({ model: failed, reason }) => ({ model: failed, reason })),
      };
    }
    failures.push({ model, ...outcome });
    if (outcome.keyRefused) break;
  }
  throw chainFailed(failures, options.apiKey);
}

async function tryModel<T>(
  ask: AskModel<T>,
  model: string,
  charges: Charge[],
  options: ChainOptions,
): Promise<{ value: T } | Failure> {
  options.signal?.throwIfAborted();
  const before = charges.length;
  try {
    if (!isModelName(model)) throw new Error('is not the name of a model');
    const value = await traced(describeQuestion(model), () => ask(model, charges));
    options.count(model, 'ok', charges.slice(before));
    return { value };
  } catch (error) {
    options.count(model, 'failed', charges.slice(before));
    options.signal?.throwIfAborted();
    const failure = describeFailure(error, options.timeoutMs);
    const reason = presentable(failure.reason, options.apiKey);
    options.logger.warn({ model, reason }, 'a model gave no usable answer');
    return { ...failure, reason };
  }
}

const describeQuestion = (model: string) => (): TracedOperation => ({
  name: `generate_content ${model}`,
  kind: 'client',
  attributes: { 'gen_ai.operation.name': 'generate_content', 'gen_ai.request.model': model },
});

function chainFailed(failures: readonly (Attempt & Failure)[], apiKey: string): AppError {
  const refused = failures.find((failure) => failure.keyRefused);
  if (refused !== undefined) {
    return new AppError('upstream_failed', `Gemini refused the API key: it ${refused.reason}`);
  }
  const told = failures.map(({ model, reason }) => `${presentable(model, apiKey)} ${reason}`);
  const delays = failures.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return new AppError(
    'upstream_failed',
    `Gemini gave no usable answer: ${told.join('; ')}`,
    delays.length > 0 ? { retryAfterSeconds: Math.min(...delays) } : {},
  );
}
