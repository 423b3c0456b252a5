import type {
  BudgetRefusal,
  OnLimit,
  ReserveSpendingInput,
  SpendingReserved,
} from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { budgetLedger, budgetReservations, workspaceSettings } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { refusePrice, refuseSpending } from './refusal.ts';
import { toMonth, utcDay } from './units.ts';

export type LedgerDependencies = Pick<
  WorkflowDependencies,
  'database' | 'clock' | 'defaultDailyBudgetUsd'
>;

/** For whom a model is asked: a request's context, or that of the service's own work. */
export interface PayerContext {
  caller: { workspaceId: string };
}

export interface SpendingRequest extends ReserveSpendingInput {
  run?: SpendingRun | undefined;
  /** The most that the answer can cost, whichever model gives it. */
  estimateUsd?: string | undefined;
}

/** The run whose step asks. */
export interface SpendingRun {
  id: string;
  /** US dollars, decimal, that people granted it beyond the budgets. */
  grantedUsd: string;
}

/** Longer than any call to a model lasts: who has not settled by then has died. */
const lifetimeSeconds = 120;

/**
 * Sets an amount aside on the workspace's day, its month and the run, in one statement, which is
 * undone where it exceeds a budget: whatever runs at once, what is spent and what is set aside never
 * exceed any of the budgets together. What a budget does not allow is taken from the run's grant.
 * @throws {AppError} `budget_exceeded`, with `retryAfterSeconds` where only other
 *   reservations prevent it.
 */
export async function reserveSpending(
  deps: LedgerDependencies,
  { caller: { workspaceId } }: PayerContext,
  request: SpendingRequest,
): Promise<SpendingReserved> {
  return deps.database.transaction(workspaceId, async (tx) => {
    const taken = await take(tx, deps, request);
    const [exceeded] = taken.exceeded;
    const refusal = describeRefusal(taken, exceeded, request);
    if (request.isPriceKnown === false && !taken.allowUnknownPrices) {
      throw refusePrice(request.model ?? 'the model', { ...refusal, budget: 'price' });
    }
    if (exceeded !== undefined) {
      const isFree = taken.exceeded.every((limit) => limit.isFree);
      if (!taken.isGranted) throw refuseSpending(refusal, isFree);
      await takeFromGrant(tx, request);
    }
    return { dailyUsd: Number(taken.dailyUsd), spentUsd: Number(taken.spentUsd) };
  });
}

interface Taken extends Record<string, unknown> {
  dailyUsd: string;
  /** On the day, before. */
  spentUsd: string;
  onLimit: OnLimit;
  allowUnknownPrices: boolean;
  /** Whether what is left of the run's grant is enough. */
  isGranted: boolean;
  exceeded: Exceeded[];
}

interface Exceeded {
  budget: Exclude<BudgetRefusal['budget'], 'price'>;
  limitUsd: string;
  /** Whether the call would be within the budget without the reservations of others. */
  isFree: boolean;
}

const describeRefusal = (
  { onLimit, dailyUsd }: Taken,
  exceeded: Exceeded | undefined,
  { estimateUsd, amountUsd }: SpendingRequest,
): BudgetRefusal => ({
  budget: exceeded?.budget ?? 'daily',
  limitUsd: Number(exceeded?.limitUsd ?? dailyUsd),
  neededUsd: Number(estimateUsd ?? amountUsd),
  onLimit,
});

/**
 * Each row is locked by its insertion or update, which answers with what the one before committed.
 * All take the day's row before the month's, and that before the run's: none waits for another in a
 * circle.
 */
async function take(
  { db, workspaceId }: Transaction,
  { clock, defaultDailyBudgetUsd }: LedgerDependencies,
  { id, amountUsd, model, run }: SpendingRequest,
): Promise<Taken> {
  const day = utcDay(clock.now());
  const [taken] = await db.execute<Taken>(sql`
    with budget as (
      select coalesce(daily_budget_usd, ${defaultDailyBudgetUsd}::numeric) as daily_usd,
        monthly_budget_usd as monthly_usd, run_budget_usd as run_usd,
        coalesce(on_budget_limit, 'pause') as on_limit,
        coalesce(allow_unknown_prices, false) as allow_unknown_prices
      from (select) one left join ${workspaceSettings} on workspace_id = ${workspaceId}),
    periods as (
      select place, budget, period
      from (values (1, 'daily', ${day}), (2, 'monthly', ${toMonth(day)}),
        (3, 'run', ${run?.id ?? null}::text)) of_call (place, budget, period)
      where period is not null),
    taken as (
      insert into ${budgetLedger} as ledger (workspace_id, day, spent_usd, reserved_usd)
      select ${workspaceId}, period, 0, ${amountUsd}::numeric from periods order by place
      on conflict (workspace_id, day) do update
        set reserved_usd = ledger.reserved_usd + excluded.reserved_usd
      returning day, spent_usd, reserved_usd, overdrawn_usd),
    reserved as (
      insert into ${budgetReservations}
        (workspace_id, id, day, run_id, model, amount_usd, expires_at)
      values (${workspaceId}, ${id}, ${day}, ${run?.id ?? null}, ${model ?? null}, ${amountUsd}::numeric,
        now() + ${lifetimeSeconds}::int * interval '1 second')),
    limits as (
      select place, periods.budget, spent_usd, reserved_usd, overdrawn_usd,
        case periods.budget when 'daily' then daily_usd when 'monthly' then monthly_usd
          else run_usd end as limit_usd
      from taken join periods on period = taken.day cross join budget)
    select daily_usd::text as "dailyUsd", on_limit as "onLimit",
      allow_unknown_prices as "allowUnknownPrices",
      (select spent_usd::text from limits where limits.budget = 'daily') as "spentUsd",
      coalesce((
        select ${run?.grantedUsd ?? '0'}::numeric - overdrawn_usd >= ${amountUsd}::numeric
        from limits where limits.budget = 'run'), false) as "isGranted",
      coalesce((
        select json_agg(json_build_object('budget', limits.budget, 'limitUsd', limit_usd::text,
          'isFree', spent_usd + ${amountUsd}::numeric <= limit_usd) order by place)
        from limits where spent_usd + reserved_usd > limit_usd), '[]') as "exceeded"
    from budget`);
  return taken!;
}

async function takeFromGrant(
  { db, workspaceId }: Transaction,
  { id, amountUsd, run }: SpendingRequest,
): Promise<void> {
  await db.execute(sql`
    with taken as (
      update ${budgetLedger} set overdrawn_usd = overdrawn_usd + ${amountUsd}::numeric
      where workspace_id = ${workspaceId} and day = ${run!.id})
    update ${budgetReservations} set is_granted = true
    where workspace_id = ${workspaceId} and id = ${id}`);
}
