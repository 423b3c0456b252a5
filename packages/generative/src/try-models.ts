import { AppError, type Logger, traced, type TracedOperation } from '@workspace-ops/service-kit';
import { type Account, type Budget, type Reservation, reservePatiently } from './account.ts';
import { describeFailure, type Failure, presentable } from './describe-failure.ts';
import type { ModelCounters } from './model-counters.ts';
import { addCharges, type Charge, countedUsd, type PriceList } from './prices.ts';

/** A model that was asked in vain, and why. */
export interface Attempt {
  model: string;
  reason: string;
}

/** What came of asking the models in order. */
export interface Generated<T> {
  value: T;
  /** The model that answered. */
  model: string;
  /** Tokens and cost count every attempt that was billed, those that failed included. */
  tokensTotal: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars, decimal with eight places; null where the price of a billed model is unknown. */
  costUsd: string | null;
  /** From the first attempt's start to the answer. */
  latencyMs: number;
  attempts: Attempt[];
  /** The budget as it was before the call that was answered. */
  budget: Budget;
  /**
   * What the audit log is to say of the call that was answered: the id of its entry, and its cost as
   * the budget counts it, in US dollars. Attempts that failed have entries of their own.
   */
  audited: AuditedCall;
  /** Items of personal data and secrets that were redacted in what was sent. */
  redactedCount: number;
}

export interface AuditedCall {
  id: string;
  cost: string;
}

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
  /** Who pays. */
  account: Account;
  prices: PriceList;
  /** The most that the call can cost with the model, in US dollars. */
  highestCostUsd: (model: string) => string;
}

/**
 * Asks the models in order until one gives a usable answer, each within a reservation.
 * @throws {AppError} as the account does; upstream_failed when the key is refused or every model
 * fails; the signal's reason when the caller leaves.
 */
export async function tryModels<T>(
  ask: AskModel<T>,
  options: ChainOptions,
): Promise<Omit<Generated<T>, 'redactedCount'>> {
  const startedAt = performance.now();
  const charges: Charge[] = [];
  const failures: (Attempt & FailedAttempt)[] = [];
  for (const model of new Set(options.models)) {
    const outcome = await tryModel(ask, model, charges, options);
    if ('value' in outcome) {
      return {
        value: outcome.value,
        model,
        budget: outcome.budget,
        audited: outcome.audited,
        ...addCharges(charges, options.prices),
        latencyMs: Math.round(performance.now() - startedAt),
        attempts: failures.map(({ model: failed, reason }) => ({ model: failed, reason })),
      };
    }
    failures.push({ model, ...outcome });
    if (outcome.keyRefused) break;
  }
  throw unpricedOnly(failures) ?? chainFailed(failures, options.apiKey);
}

/** Workspaces name their own models, and the name is part of the address that gets the key. */
const modelName = /^(?:(?:models|tunedModels)\/)?[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

export const isModelName = (name: string): boolean => modelName.test(name);

async function tryModel<T>(
  ask: AskModel<T>,
  model: string,
  charges: Charge[],
  options: ChainOptions,
): Promise<Answer<T> | FailedAttempt> {
  const { signal, logger } = options;
  signal?.throwIfAborted();
  if (!isModelName(model)) return explain(new Error('is not the name of a model'), model, options);
  const highestUsd = options.highestCostUsd(model);
  const reservation = await reserveFor(model, highestUsd, options);
  if ('reason' in reservation) return reservation;
  const own: Charge[] = [];
  let isBilled = true;
  let outcome: 'answered' | 'failed' = 'failed';
  const settledUsd = (): string => (isBilled ? settledCost(own, highestUsd, options.prices) : '0');
  try {
    const value = await traced(describeQuestion(model), () => ask(model, own));
    options.count(model, 'ok', own);
    outcome = 'answered';
    const audited = { id: reservation.entryId, cost: settledUsd() };
    return { value, budget: reservation.budget, audited };
  } catch (error) {
    options.count(model, 'failed', own);
    signal?.throwIfAborted();
    const failure = explain(error, model, options);
    isBilled = own.length > 0 || failure.mayBeBilled;
    return failure;
  } finally {
    charges.push(...own);
    await settle(reservation, { costUsd: settledUsd(), outcome }, logger);
  }
}

interface Answer<T> {
  value: T;
  budget: Budget;
  audited: AuditedCall;
}

interface FailedAttempt extends Failure {
  /** Why the account does not pay for a model of unknown price. */
  unpriced?: AppError;
}

/** A model that the account does not pay for, since its price is unknown, is passed over. */
async function reserveFor(
  model: string,
  amountUsd: string,
  options: ChainOptions,
): Promise<Reservation | FailedAttempt> {
  const { account, prices, models, highestCostUsd, signal } = options;
  const estimates = models.filter(isModelName).map(highestCostUsd);
  const call = {
    amountUsd,
    model,
    isPriceKnown: prices.has(model),
    estimateUsd: estimates.reduce((most, next) => (Number(next) > Number(most) ? next : most)),
  };
  try {
    return await reservePatiently(account, call, signal);
  } catch (error) {
    if (!(error instanceof AppError) || error.extra?.['budget'] !== 'price') throw error;
    return {
      reason: 'has no known price',
      keyRefused: false,
      mayBeBilled: false,
      retryAfterSeconds: undefined,
      unpriced: error,
    };
  }
}

/** The refusal of the first one where every model was passed over for its price. */
const unpricedOnly = (failures: readonly FailedAttempt[]): AppError | undefined =>
  failures.every(({ unpriced }) => unpriced !== undefined) ? failures[0]?.unpriced : undefined;

const describeQuestion = (model: string) => (): TracedOperation => ({
  name: `generate_content ${model}`,
  kind: 'client',
  attributes: { 'gen_ai.operation.name': 'generate_content', 'gen_ai.request.model': model },
});

function explain(error: unknown, model: string, { timeoutMs, apiKey, logger }: ChainOptions) {
  const failure = describeFailure(error, timeoutMs);
  const reason = presentable(failure.reason, apiKey);
  logger.warn({ model, reason }, 'a model gave no usable answer');
  return { ...failure, reason };
}

/** What a call cost; what the provider does not tell counts at its highest. */
const settledCost = ([charge]: readonly Charge[], highestUsd: string, prices: PriceList): string =>
  charge?.tokens === undefined ? highestUsd : countedUsd(charge.model, charge.tokens, prices);

/** A reservation that cannot be settled counts in full once it expires, which is never too little. */
const settle = (
  reservation: Reservation,
  { costUsd, outcome }: { costUsd: string; outcome: 'answered' | 'failed' },
  logger: Logger,
): Promise<void> =>
  reservation.settle(costUsd, outcome).catch((error: unknown) => {
    logger.warn({ err: error, costUsd }, 'the cost of a call to a model could not be settled');
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
