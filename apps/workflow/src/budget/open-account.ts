import { toCallEntryId } from '@workspace-ops/contracts';
import type { Account } from '@workspace-ops/generative';
import { newId } from '@workspace-ops/service-kit';
import { reserveSpending, type LedgerContext, type SpendingRun } from './reserve-spending.ts';
import { settleSpending } from './settle-spending.ts';

/** Longer than others' calls to a model last, after which their reservations are settled. */
const stepPatienceMs = 25_000;
/** Somebody waits for the answer. */
const doorPatienceMs = 5_000;

export interface Payer {
  workspaceId: string;
  /** Of a step. */
  run?: SpendingRun;
}

/** The account of a workspace with the ledger of this service. */
export const openAccount = (context: LedgerContext, { workspaceId, run }: Payer): Account => ({
  patienceMs: run === undefined ? doorPatienceMs : stepPatienceMs,
  async reserve(amountUsd, call) {
    const id = newId('rsv');
    const budget = await reserveSpending(context, workspaceId, { id, amountUsd, run, ...call });
    return {
      budget,
      entryId: toCallEntryId(id),
      async settle(costUsd, outcome) {
        await settleSpending(context, workspaceId, { id, costUsd, outcome });
      },
    };
  },
});
