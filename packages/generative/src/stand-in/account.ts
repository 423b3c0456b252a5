import type { AppError } from '@workspace-ops/service-kit';
import type { Account } from '../account.ts';

export interface AccountStandIn extends Account {
  /** In the order in which they were made; null while a call is under way. */
  calls: { reservedUsd: string; settledUsd: string | null }[];
  /** Refuses every reservation from here on. */
  refuse(error: AppError): void;
}

/** An account that lets everything through and remembers it. */
export function createAccountStandIn(patienceMs = 0): AccountStandIn {
  const calls: AccountStandIn['calls'] = [];
  let refusal: AppError | undefined;
  return {
    patienceMs,
    calls,
    refuse: (error) => {
      refusal = error;
    },
    reserve: async (reservedUsd) => {
      if (refusal !== undefined) throw refusal;
      const call: AccountStandIn['calls'][number] = { reservedUsd, settledUsd: null };
      calls.push(call);
      return {
        budget: { dailyUsd: 25, spentUsd: 0 },
        settle: async (costUsd) => {
          call.settledUsd = costUsd;
        },
      };
    },
  };
}
