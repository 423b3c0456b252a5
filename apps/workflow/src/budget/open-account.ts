import { toCallEntryId } from '@workspace-ops/contracts';
import type { Account } from '@workspace-ops/generative';
import { newId } from '@workspace-ops/service-kit';
import {
  reserveSpending,
  type LedgerDependencies,
  type PayerContext,
  type SpendingRun,
} from './reserve-spending.ts';
import { settleSpending } from './settle-spending.ts';

/** Longer than others' calls to a model last, after which their reservations are settled. */
const stepPatienceMs = 25_000;
/** Somebody waits for the answer. */
const callPatienceMs = 5_000;

/** The account of a workspace, or of a run's step in it, with the ledger of this service. */
export const openAccount = (
  deps: LedgerDependencies,
  ctx: PayerContext,
  run?: SpendingRun,
): Account => ({
  patienceMs: run === undefined ? callPatienceMs : stepPatienceMs,
  async reserve(amountUsd, call) {
    const id = newId('rsv');
    const budget = await reserveSpending(deps, ctx, { id, amountUsd, run, ...call });
    return {
      budget,
      entryId: toCallEntryId(id),
      async settle(costUsd, outcome) {
        await settleSpending(deps, ctx, { id, costUsd, outcome });
      },
    };
  },
});
