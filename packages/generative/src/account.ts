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

/** An amount set aside for one call. */
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
