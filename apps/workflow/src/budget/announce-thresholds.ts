import { budgetThresholds, type budgetPeriods } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { budgetLedger } from '../db/schema/index.ts';

/** A day or month after a cost was counted; its row is locked. */
export interface SpentPeriod {
  kind: (typeof budgetPeriods)[number];
  /** As the ledger names it. */
  period: string;
  spentUsd: string;
  budgetUsd: string;
  /** Of the budget, what is spent. */
  percent: number;
  announcedPercent: number;
}

/** At half of it nobody needs a mail. */
const leastMailed = 80;

/**
 * Tells of each part of a budget that the spending has reached, once in its period; the admins are
 * told of the highest one by mail.
 */
export async function announceThresholds(
  tx: Transaction,
  periods: readonly SpentPeriod[],
): Promise<void> {
  for (const spent of periods) {
    const reached = budgetThresholds.filter(
      (percent) => percent <= spent.percent && percent > spent.announcedPercent,
    );
    const highest = reached.at(-1);
    if (highest === undefined) continue;
    for (const percent of reached) {
      const data = { percent, ...describePeriod(spent) };
      tx.publish({ event: 'BUDGET_THRESHOLD_REACHED', data });
    }
    if (highest >= leastMailed) {
      const data = { percent: highest, ...describePeriod(spent) };
      tx.notify({ kind: 'budget_threshold', ...data });
    }
    await tx.db
      .update(budgetLedger)
      .set({ announcedPercent: highest })
      .where(
        and(eq(budgetLedger.workspaceId, tx.workspaceId), eq(budgetLedger.period, spent.period)),
      );
  }
}

const describePeriod = ({ kind, period, spentUsd, budgetUsd }: SpentPeriod) => ({
  period: kind,
  from: kind === 'day' ? period : `${period}-01`,
  spentUsd: Number(spentUsd),
  budgetUsd: Number(budgetUsd),
});
