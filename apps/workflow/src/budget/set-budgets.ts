import {
  nameCaller,
  type Budgets,
  type Caller,
  type SetBudgetsInput,
} from '@workspace-ops/contracts';
import { workspaceSettings } from '../db/schema/index.ts';
import { findBudgets } from './read-budgets.ts';
import type { LedgerContext } from './reserve-spending.ts';

/**
 * Sets those of a workspace's budgets that are named, null for none; they hold for the next call to a
 * model. What is not named stays, so that a misspelt name clears no budget.
 */
export async function setBudgets(
  context: LedgerContext & { caller: Caller },
  input: SetBudgetsInput,
): Promise<Budgets> {
  const { database, clock, caller } = context;
  const now = clock.now();
  return database.transaction(caller.workspaceId, async (tx) => {
    const set = { ...toColumns(input), updatedAt: now };
    await tx.db
      .insert(workspaceSettings)
      .values({ workspaceId: tx.workspaceId, ...set })
      .onConflictDoUpdate({ target: workspaceSettings.workspaceId, set });
    tx.audit({
      timestamp: now.toISOString(),
      agent: nameCaller(caller) ?? 'Workspace caller',
      action: 'budget.update',
      message: 'Changed the budgets of the workspace.',
      details: { ...input },
    });
    return findBudgets(tx, context);
  });
}

const toColumns = (input: SetBudgetsInput) => ({
  dailyBudgetUsd: toDecimal(input.dailyUsd),
  monthlyBudgetUsd: toDecimal(input.monthlyUsd),
  runBudgetUsd: toDecimal(input.perRunUsd),
  onBudgetLimit: input.onLimit,
  allowUnknownPrices: input.allowUnknownPrices === null ? false : input.allowUnknownPrices,
});

const places = 6;

/** Undefined for what is not written. */
const toDecimal = (amount: number | null | undefined): string | null | undefined =>
  amount === null ? null : amount?.toFixed(places);
