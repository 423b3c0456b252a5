import type { ReserveSpendingInput, SpendingReserved } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { budgetLedger, budgetReservations, workspaceSettings } from '../db/schema/index.ts';
import { utcDay } from './units.ts';

export interface LedgerContext {
  database: Database;
  clock: Clock;
  /** US dollars a day of a workspace without a budget of its own. */
  defaultDailyBudgetUsd: number;
}

export interface SpendingRequest extends ReserveSpendingInput {
  /** A person let the run go past the day's budget. */
  mayExceed?: boolean;
}

/** Longer than any call to a model lasts: who has not settled by then has died. */
const lifetimeSeconds = 120;
const askAgainSeconds = 1;

/**
 * Sets an amount aside on the workspace's day, in one statement: whatever runs at once, what is
 * spent and what is set aside never exceed the budget together.
 * @throws {AppError} `budget_exceeded`, with `retryAfterSeconds` where nothing but other
 *   reservations stands in its way.
 */
export async function reserveSpending(
  context: LedgerContext,
  workspaceId: string,
  request: SpendingRequest,
): Promise<SpendingReserved> {
  const statement = reservation(context, workspaceId, request);
  const [row] = await context.database.transaction(workspaceId, ({ db }) =>
    db.execute<{ dailyUsd: string; spentUsd: string; isReserved: boolean }>(statement),
  );
  const { isReserved, ...amounts } = row!;
  const budget = { dailyUsd: Number(amounts.dailyUsd), spentUsd: Number(amounts.spentUsd) };
  if (isReserved) return budget;
  const isFree = budget.spentUsd + Number(request.amountUsd) <= budget.dailyUsd;
  throw new AppError(
    'budget_exceeded',
    `This would take the workspace past its daily budget of $${budget.dailyUsd}.`,
    isFree ? { retryAfterSeconds: askAgainSeconds } : {},
  );
}

/**
 * The ledger's row is locked by the update, whose condition is checked against what the one before
 * it committed; without a row the amount alone is compared.
 */
const reservation = (
  { clock, defaultDailyBudgetUsd }: LedgerContext,
  workspaceId: string,
  { id, amountUsd, mayExceed = false }: SpendingRequest,
) => sql`
  with budget as (
    select coalesce(
      (select daily_budget_usd from ${workspaceSettings} where workspace_id = ${workspaceId}),
      ${defaultDailyBudgetUsd}::numeric) as daily_usd),
  taken as (
    insert into ${budgetLedger} as ledger (workspace_id, day, spent_usd, reserved_usd)
    select ${workspaceId}, ${utcDay(clock.now())}, 0, ${amountUsd}::numeric from budget
    where ${mayExceed}::boolean or ${amountUsd}::numeric <= daily_usd
    on conflict (workspace_id, day) do update
      set reserved_usd = ledger.reserved_usd + excluded.reserved_usd
      where ${mayExceed}::boolean
        or ledger.spent_usd + ledger.reserved_usd + excluded.reserved_usd
          <= (select daily_usd from budget)
    returning day, spent_usd),
  reserved as (
    insert into ${budgetReservations} (workspace_id, id, day, amount_usd, expires_at)
    select ${workspaceId}, ${id}, day, ${amountUsd}::numeric,
      now() + ${lifetimeSeconds}::int * interval '1 second'
    from taken)
  select daily_usd::text as "dailyUsd",
    coalesce((select spent_usd from taken), (
      select spent_usd from ${budgetLedger}
      where workspace_id = ${workspaceId} and day = ${utcDay(clock.now())}), 0)::text as "spentUsd",
    exists (select from taken) as "isReserved"
  from budget`;
