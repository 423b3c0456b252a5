import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@workspace-ops/service-kit';

/** What a workspace may still spend, before a call is made that costs money. Why: docs/decisions/0013. */
export interface Account {
  /** How long a call waits for others under way to be settled where only these are in its way. */
  patienceMs: number;
  /**
   * Sets an amount aside.
   * @param amountUsd US dollars, decimal.
   * @throws {AppError} `budget_exceeded`, with `retryAfterSeconds` where nothing but the
   * reservations of calls under way stands in its way, and with `budget: 'price'` where the model's
   * price is unknown and the workspace does not allow that; `unavailable` when that cannot be known.
   */
  reserve(amountUsd: string, call: PlannedCall): Promise<Reservation>;
}

/** The call that an amount is set aside for. */
export interface PlannedCall {
  model: string;
  isPriceKnown: boolean;
  /** US dollars, decimal: the most that any of the models can cost which are tried for the answer. */
  estimateUsd: string;
}

export interface Reservation {
  /** As they were when the amount was set aside. */
  budget: Budget;
  /** The audit entry that says what the call cost; whoever uses the answer writes it. */
  entryId: string;
  /**
   * Replaces the amount by what the call cost. What a call without an answer cost is audited with
   * that; what an answer cost, by its user.
   */
  settle(costUsd: string, outcome: 'answered' | 'failed'): Promise<void>;
}

export interface Budget {
  /** US dollars that the workspace may spend a day. */
  dailyUsd: number;
  /** US dollars that it had spent today. */
  spentUsd: number;
}

const pauseMs = 250;

/**
 * Reserves the amount. Reservations of calls under way are higher than their costs, so a call that
 * only they keep from its share waits for them.
 * @throws {AppError} as the account does; the signal's reason when the caller leaves.
 */
export async function reservePatiently(
  account: Account,
  { amountUsd, ...call }: PlannedCall & { amountUsd: string },
  signal: AbortSignal | undefined,
): Promise<Reservation> {
  const until = performance.now() + account.patienceMs;
  for (;;) {
    try {
      return await account.reserve(amountUsd, call);
    } catch (error) {
      if (!mayPass(error) || performance.now() + pauseMs > until) throw error;
    }
    // Uneven, so that those who wait do not all ask at once.
    await delay(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    signal?.throwIfAborted();
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'budget_exceeded' &&
  error.retryAfterSeconds !== undefined;
