import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@workspace-ops/service-kit';

/** What a workspace may still spend, before a call is made that costs money. */
export interface Account {
  /** How long a call waits for others under way to be settled where only these are in its way. */
  patienceMs: number;
  /**
   * Sets an amount aside.
   * @param amountUsd US dollars, decimal.
   * @throws {AppError} `budget_exceeded`, with `retryAfterSeconds` where nothing but the
   * reservations of calls under way stands in its way; `unavailable` when that cannot be known.
   */
  reserve(amountUsd: string): Promise<Reservation>;
}

export interface Reservation {
  /** As they were when the amount was set aside. */
  budget: Budget;
  /** Replaces the amount by what the call cost. */
  settle(costUsd: string): Promise<void>;
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
  amountUsd: string,
  signal: AbortSignal | undefined,
): Promise<Reservation> {
  const until = performance.now() + account.patienceMs;
  for (;;) {
    try {
      return await account.reserve(amountUsd);
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
