import type { Budgets } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, inArray } from 'drizzle-orm';
import { budgetLedger, workspaceSettings } from '../db/schema/index.ts';
import type { LedgerDependencies } from './reserve-spending.ts';
import { toMonth, utcDay } from './units.ts';

/** A workspace's budgets, and what it has spent of them. */
export const readBudgets = (
  deps: LedgerDependencies,
  { caller: { workspaceId } }: RequestContext,
): Promise<Budgets> => deps.database.read(workspaceId, (scope) => findBudgets(scope, deps));

export async function findBudgets(
  { db, workspaceId }: Scope,
  { clock, defaultDailyBudgetUsd }: Omit<LedgerDependencies, 'database'>,
): Promise<Budgets> {
  const day = utcDay(clock.now());
  const [[settings], spending] = await Promise.all([
    db.select().from(workspaceSettings).where(eq(workspaceSettings.workspaceId, workspaceId)),
    db
      .select()
      .from(budgetLedger)
      .where(
        and(
          eq(budgetLedger.workspaceId, workspaceId),
          inArray(budgetLedger.period, [day, toMonth(day)]),
        ),
      ),
  ]);
  const today = spending.find(({ period }) => period === day);
  const month = spending.find(({ period }) => period !== day);
  return {
    dailyUsd: toNumber(settings?.dailyBudgetUsd) ?? defaultDailyBudgetUsd,
    monthlyUsd: toNumber(settings?.monthlyBudgetUsd),
    perRunUsd: toNumber(settings?.runBudgetUsd),
    onLimit: settings?.onBudgetLimit ?? 'pause',
    allowUnknownPrices: settings?.allowUnknownPrices ?? false,
    spentTodayUsd: Number(today?.spentUsd ?? 0),
    reservedUsd: Number(month?.reservedUsd ?? 0),
    spentThisMonthUsd: Number(month?.spentUsd ?? 0),
  };
}

const toNumber = (amount: string | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Number(amount);
