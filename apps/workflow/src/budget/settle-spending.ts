import type { SettleSpendingInput, SpendingSettled } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { budgetLedger, budgetReservations } from '../db/schema/index.ts';

/**
 * Replaces a reservation by what its call cost, in one statement. One that is settled already, or
 * has expired and so counts in full, stays as it is.
 */
export async function settleSpending(
  database: Database,
  workspaceId: string,
  { id, costUsd }: SettleSpendingInput,
): Promise<SpendingSettled> {
  await database.write(workspaceId, ({ send }) =>
    send(sql`
      with settled as (
        delete from ${budgetReservations} where workspace_id = ${workspaceId} and id = ${id}
        returning day, amount_usd)
      update ${budgetLedger} ledger
      set spent_usd = spent_usd + ${costUsd}::numeric, reserved_usd = reserved_usd - amount_usd
      from settled where ledger.workspace_id = ${workspaceId} and ledger.day = settled.day`),
  );
  return { id };
}

/**
 * Counts the reservations that were not settled in time as spent: their process died, and the calls
 * may have been made. Several processes may do so at once.
 */
export const settleExpired = (database: Database): Promise<void> =>
  database.write(allWorkspaces, ({ send }) =>
    send(sql`
      with expired as (
        delete from ${budgetReservations} where (workspace_id, id) in (
          select workspace_id, id from ${budgetReservations}
          where expires_at < now() for update skip locked)
        returning workspace_id, day, amount_usd),
      sums as (
        select workspace_id, day, sum(amount_usd) as amount_usd from expired group by 1, 2)
      update ${budgetLedger} ledger
      set spent_usd = spent_usd + amount_usd, reserved_usd = reserved_usd - amount_usd
      from sums where ledger.workspace_id = sums.workspace_id and ledger.day = sums.day`),
  );
