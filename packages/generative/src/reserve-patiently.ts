import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@workspace-ops/service-kit';
import type { Account, Reservation } from './account.ts';

const pauseMs = 250;

/**
 * Reserves the amount. What calls under way have set aside is more than they will cost, so a call
 * that only they keep from its share waits for them, for as long as the account says.
 * @throws {AppError} as the account does.
 * @throws the signal's reason when the caller leaves.
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
