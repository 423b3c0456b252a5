import type { Database, Scope } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { budgetLedger, workspaceSettings, type LlmSettings } from '../db/schema/index.ts';
import { utcDay } from './units.ts';

export interface Budget {
  dailyUsd: number;
  spentUsd: number;
  llmSettings: LlmSettings;
}

/** A workspace's budget of today and how it asks the model. */
export async function readBudget(
  database: Database,
  workspaceId: string,
  { now, defaultDailyUsd }: { now: Date; defaultDailyUsd: number },
): Promise<Budget> {
  return database.read(workspaceId, async (scope) => {
    const [settings] = await scope.db
      .select()
      .from(workspaceSettings)
      .where(eq(workspaceSettings.workspaceId, workspaceId));
    return {
      dailyUsd: Number(settings?.dailyBudgetUsd ?? defaultDailyUsd),
      spentUsd: await spentToday(scope, now),
      llmSettings: settings?.llmSettings ?? {},
    };
  });
}

/** US dollars that the workspace spent on the moment's UTC day. */
async function spentToday({ db, workspaceId }: Scope, now: Date): Promise<number> {
  const [row] = await db
    .select({ spentUsd: budgetLedger.spentUsd })
    .from(budgetLedger)
    .where(and(eq(budgetLedger.workspaceId, workspaceId), eq(budgetLedger.period, utcDay(now))));
  return Number(row?.spentUsd ?? 0);
}
