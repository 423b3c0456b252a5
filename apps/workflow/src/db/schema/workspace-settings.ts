import { onLimits, type SnapshotConfiguration } from '@workspace-ops/contracts';
import { boolean, jsonb, numeric, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, workflowSchema } from './schema.ts';

/** How a workspace's runs ask the model; an absent setting has its default. */
export interface LlmSettings {
  temperature?: number;
  topP?: number;
  maxOutputTokens?: number;
  /** Models that are tried when the first one fails; true: the service's own, false: none. */
  tier2Fallback?: string | boolean;
  tier3Fallback?: string | boolean;
  zeroRefusalMode?: boolean;
}

/** A workspace's live configuration; without a row every setting has its default. */
export const workspaceSettings = workflowSchema.table(
  'workspace_settings',
  {
    workspaceId: text().notNull(),
    /** US dollars a day; null means the service's default. */
    dailyBudgetUsd: numeric(),
    /** US dollars a month and a run; null means no limit. */
    monthlyBudgetUsd: numeric(),
    runBudgetUsd: numeric(),
    onBudgetLimit: text({ enum: onLimits }).notNull().default('pause'),
    allowUnknownPrices: boolean().notNull().default(false),
    llmSettings: jsonb().$type<LlmSettings>().notNull().default({}),
    integrations: jsonb().$type<SnapshotConfiguration['integrations']>().notNull().default({}),
    agents: jsonb().$type<{ id: string; name: string; role: string }[]>(),
    /** Action prompts that replace the catalogue's, by `<workflow id>.<step key>`. */
    actionPrompts: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What the workspace's own names of fields mean. */
    fieldNames: jsonb().$type<Record<string, string>>().notNull().default({}),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId] })],
);
