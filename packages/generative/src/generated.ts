import type { Budget } from './account.ts';

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
  /** Items of personal data and secrets that were redacted in what was sent. */
  redactedCount: number;
}
