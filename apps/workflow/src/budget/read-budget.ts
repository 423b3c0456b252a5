import type { Database } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaceSettings, type LlmSettings } from '../db/schema/index.ts';
import { spentToday } from './spend.ts';

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
  return database.read(workspaceId, async (queries) => {
    const [settings] = await queries
      .select()
      .from(workspaceSettings)
      .where(eq(workspaceSettings.workspaceId, workspaceId));
    return {
      dailyUsd: Number(settings?.dailyBudgetUsd ?? defaultDailyUsd),
      spentUsd: await spentToday(queries, workspaceId, now),
      llmSettings: settings?.llmSettings ?? {},
    };
  });
}
