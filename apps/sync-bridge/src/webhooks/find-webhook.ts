import type { Queries } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq, type SQL } from 'drizzle-orm';
import { type WebhookRow, webhooks } from '../db/schema/webhooks.ts';

/** Where a callback of the workspace is. */
export const isWebhook = (workspaceId: string, id: string): SQL | undefined =>
  and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id));

export const webhookNotFound = () => notFound('Webhook');

/** @throws {AppError} `not_found`. */
export async function findWebhook(
  queries: Queries,
  workspaceId: string,
  id: string,
): Promise<WebhookRow> {
  const [row] = await queries.select().from(webhooks).where(isWebhook(workspaceId, id));
  if (row === undefined) throw webhookNotFound();
  return row;
}
