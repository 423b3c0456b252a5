import type { Queries, Transaction } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { budgetLedger } from '../db/schema/index.ts';
import { utcDay } from './day.ts';

/**
 * Adds a cost to the workspace's day.
 * @param costUsd US dollars, decimal; null (unknown) and zero leave the ledger as it is.
 */
export async function spend(tx: Transaction, costUsd: string | null, now: Date): Promise<void> {
  if (costUsd === null || Number(costUsd) === 0) return;
  await tx.db
    .insert(budgetLedger)
    .values({ workspaceId: tx.workspaceId, day: utcDay(now), spentUsd: costUsd })
    .onConflictDoUpdate({
      target: [budgetLedger.workspaceId, budgetLedger.day],
      set: { spentUsd: sql`${budgetLedger.spentUsd} + excluded.spent_usd` },
    });
}

/** US dollars that the workspace spent on the moment's UTC day. */
export async function spentToday(db: Queries, workspaceId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ spentUsd: budgetLedger.spentUsd })
    .from(budgetLedger)
    .where(and(eq(budgetLedger.workspaceId, workspaceId), eq(budgetLedger.day, utcDay(now))));
  return Number(row?.spentUsd ?? 0);
}
