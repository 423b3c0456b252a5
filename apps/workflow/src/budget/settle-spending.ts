import {
  toCallEntryId,
  type SettleSpendingInput,
  type SpendingSettled,
} from '@workspace-ops/contracts';
import { allWorkspaces, type Database, type Transaction } from '@workspace-ops/db';
import { lt, sql } from 'drizzle-orm';
import { budgetLedger, budgetReservations } from '../db/schema/index.ts';
import { announceThresholds, type SpentPeriod } from './announce-thresholds.ts';
import { auditCall, auditOvercharge, keepCharge } from './charges.ts';
import type { LedgerDependencies, PayerContext } from './reserve-spending.ts';

/**
 * Replaces a reservation by what its call cost, in one statement. One that is settled already, or
 * has expired and so counts in full, stays as it is. In the same transaction the cost is audited,
 * or kept until the work that uses the answer has audited it. A cost above the reservation counts as
 * spent all the same, even beyond a budget, which then refuses the next call; that is audited too.
 */
export async function settleSpending(
  deps: LedgerDependencies,
  { caller: { workspaceId } }: PayerContext,
  { id, costUsd, outcome }: SettleSpendingInput,
): Promise<SpendingSettled> {
  await deps.database.transaction(workspaceId, async (tx) => {
    const settled = await settle(tx, deps, { id, costUsd });
    if (settled === undefined) return;
    await announceThresholds(tx, settled.periods);
    if (settled.isOvercharged) auditOvercharge(tx, { ...settled, costUsd });
    if (Number(costUsd) === 0 || outcome === undefined) return;
    const { runId, model } = settled;
    if (outcome === 'answered') await keepCharge(tx, { id, costUsd, runId, model });
    else auditCall(tx, { id: toCallEntryId(id), costUsd, runId, model, reason: 'failed' });
  });
  return { id };
}

interface Settled extends Record<string, unknown> {
  runId: string | null;
  model: string | null;
  /** What was set aside for the call, and whether it cost more. */
  reservedUsd: string;
  isOvercharged: boolean;
  periods: SpentPeriod[];
}

/** As a reservation does it, this locks the day's row before the month's, and that before the run's. */
async function settle(
  { db, workspaceId }: Transaction,
  { defaultDailyBudgetUsd }: Pick<LedgerDependencies, 'defaultDailyBudgetUsd'>,
  { id, costUsd }: { id: string; costUsd: string },
): Promise<Settled | undefined> {
  const [settled] = await db.execute<Settled>(sql`
    with settled as (
      delete from ${budgetReservations} where workspace_id = ${workspaceId} and id = ${id}
      returning day, run_id, model, amount_usd,
        case when is_granted then ${costUsd}::numeric - amount_usd else 0 end as overdrawn_usd),
    periods as (
      select place, period, amount_usd, case place when 3 then overdrawn_usd else 0 end as overdrawn_usd
      from settled cross join lateral (
        values (1, day), (2, left(day, 7)), (3, run_id)) of_call (place, period)
      where period is not null),
    spent as (
      insert into ${budgetLedger} as ledger
        (workspace_id, day, spent_usd, reserved_usd, overdrawn_usd)
      select ${workspaceId}, period, ${costUsd}::numeric, -amount_usd, overdrawn_usd
      from periods order by place
      on conflict (workspace_id, day) do update
        set spent_usd = ledger.spent_usd + excluded.spent_usd,
          reserved_usd = ledger.reserved_usd + excluded.reserved_usd,
          overdrawn_usd = ledger.overdrawn_usd + excluded.overdrawn_usd
      returning day as period, spent_usd, announced_percent),
    limits as (
      select spent.*, place, case place
          when 1 then coalesce(daily_budget_usd, ${defaultDailyBudgetUsd}::numeric)
          else monthly_budget_usd end as budget_usd
      from spent join periods using (period)
      left join workflow.workspace_settings on workspace_id = ${workspaceId}
      where place < 3)
    select run_id as "runId", model, amount_usd::text as "reservedUsd",
      ${costUsd}::numeric > amount_usd as "isOvercharged",
      coalesce((
        select json_agg(json_build_object('kind', case place when 1 then 'day' else 'month' end,
          'period', period, 'spentUsd', spent_usd::text, 'budgetUsd', budget_usd::text,
          'percent', trunc(spent_usd * 100 / budget_usd), 'announcedPercent', announced_percent)
          order by place)
        from limits where budget_usd > 0), '[]') as "periods"
    from settled`);
  return settled;
}

/**
 * Counts the reservations that were not settled in time as spent: their process died, and the calls
 * may have been made. Several processes may do so at once.
 */
export async function settleExpired(deps: LedgerDependencies): Promise<void> {
  for (const { workspaceId, ...expired } of await listExpired(deps.database)) {
    await deps.database.transaction(workspaceId, async (tx) => {
      const settled = await settle(tx, deps, expired);
      if (settled === undefined) return;
      await announceThresholds(tx, settled.periods);
      const { runId, model } = settled;
      auditCall(tx, { costUsd: expired.costUsd, runId, model, reason: 'abandoned' });
    });
  }
}

const mostExpired = 1_000;

const listExpired = (database: Database) =>
  database.read(allWorkspaces, ({ db }) =>
    db
      .select({
        workspaceId: budgetReservations.workspaceId,
        id: budgetReservations.id,
        costUsd: budgetReservations.amountUsd,
      })
      .from(budgetReservations)
      .where(lt(budgetReservations.expiresAt, sql`now()`))
      .limit(mostExpired),
  );
