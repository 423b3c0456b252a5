import type { Account } from '@workspace-ops/generative';
import { newId } from '@workspace-ops/service-kit';
import { reserveSpending, type LedgerContext } from './reserve-spending.ts';
import { settleSpending } from './settle-spending.ts';

/** Longer than others' calls to a model last, after which their reservations are settled. */
const stepPatienceMs = 25_000;
/** Somebody waits for the answer. */
const doorPatienceMs = 5_000;

export interface Payer {
  workspaceId: string;
  /** Of a run's step: whether a person let the run go past the day's budget. */
  run?: { mayExceed: boolean };
}

/** The account of a workspace with the ledger of this service. */
export const openAccount = (context: LedgerContext, { workspaceId, run }: Payer): Account => ({
  patienceMs: run === undefined ? doorPatienceMs : stepPatienceMs,
  async reserve(amountUsd) {
    const id = newId('rsv');
    const mayExceed = run?.mayExceed ?? false;
    const budget = await reserveSpending(context, workspaceId, { id, amountUsd, mayExceed });
    return {
      budget,
      async settle(costUsd) {
        await settleSpending(context.database, workspaceId, { id, costUsd });
      },
    };
  },
});
