import { nameCaller, type Budgets, type SetBudgetsInput } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { workspaceSettings } from '../db/schema/index.ts';
import { findBudgets } from './read-budgets.ts';
import type { LedgerDependencies } from './reserve-spending.ts';

/**
 * Sets those of a workspace's budgets that are named, null for none; they hold for the next call to a
 * model. What is not named stays, so that a misspelt name clears no budget.
 */
export async function setBudgets(
  deps: LedgerDependencies,
  { caller }: RequestContext,
  input: SetBudgetsInput,
): Promise<Budgets> {
  const now = deps.clock.now();
  return deps.database.transaction(caller.workspaceId, async (tx) => {
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
    return findBudgets(tx, deps);
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
