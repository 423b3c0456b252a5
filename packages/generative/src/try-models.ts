import { AppError, type Logger, traced, type TracedOperation } from '@workspace-ops/service-kit';
import { type Account, type Budget, type Reservation, reservePatiently } from './account.ts';
import { describeFailure, type Failure, presentable } from './describe-failure.ts';
import type { ModelCounters } from './model-counters.ts';
import { addCharges, type Charge, countedUsd, type PriceList } from './prices.ts';
import { isModelName, type Providers, providers as known, readModelName } from './providers.ts';

/** A model that gave no answer, and why. */
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
  providers: Providers;
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
  const { standard } = options.providers;
  const refusedBy = new Set<string>();
  for (const model of new Set(options.models)) {
    const { provider } = readModelName(model, standard);
    // No other model of the provider would take the key either.
    if (refusedBy.has(provider)) continue;
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
    if (outcome.keyRefused) refusedBy.add(provider);
  }
  throw unpricedOnly(failures) ?? chainFailed(failures, options);
}

async function tryModel<T>(
  ask: AskModel<T>,
  model: string,
  charges: Charge[],
  options: ChainOptions,
): Promise<Answer<T> | FailedAttempt> {
  const { signal, logger } = options;
  signal?.throwIfAborted();
  if (!isModelName(model, options.providers.standard))
    return explain(new Error('is not the name of a model'), model, options);
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
  const { account, prices, models, highestCostUsd, signal, providers } = options;
  const named = models.filter((name) => isModelName(name, providers.standard));
  const estimates = named.map(highestCostUsd);
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

function explain(error: unknown, model: string, { timeoutMs, providers, logger }: ChainOptions) {
  const failure = describeFailure(error, timeoutMs);
  const reason = presentable(failure.reason, listKeys(providers));
  logger.warn({ model, reason }, 'a model gave no usable answer');
  return { ...failure, reason };
}

/** What a call cost; an amount that the provider does not report counts as the highest possible. */
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

const listKeys = ({ access }: Providers): string[] =>
  [...access.values()].map(({ apiKey }) => apiKey);

function chainFailed(
  failures: readonly (Attempt & Failure)[],
  { providers }: ChainOptions,
): AppError {
  const makeTitle = (model: string): string =>
    known[readModelName(model, providers.standard).provider].title;
  const titles = [...new Set(failures.map(({ model }) => makeTitle(model)))].join(' and ');
  const findProvider = (model: string): string => readModelName(model, providers.standard).provider;
  const refusing = failures.filter(({ keyRefused }) => keyRefused);
  const [refused] = refusing;
  const refusers = new Set(refusing.map(({ model }) => findProvider(model)));
  if (refused !== undefined && failures.every(({ model }) => refusers.has(findProvider(model)))) {
    const message = `${makeTitle(refused.model)} refused the API key: it ${refused.reason}`;
    return new AppError('upstream_failed', message);
  }
  const told = failures.map(
    ({ model, reason }) => `${presentable(model, listKeys(providers))} ${reason}`,
  );
  const delays = failures.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return new AppError(
    'upstream_failed',
    `${titles} gave no usable answer: ${told.join('; ')}`,
    delays.length > 0 ? { retryAfterSeconds: Math.min(...delays) } : {},
  );
}
