import type { WebhookDeleted } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, type SQL } from 'drizzle-orm';
import { webhookDeliveries, type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import {
  nameAgent,
  isWebhook,
  readOrigin,
  type WebhookDependencies,
  type WebhookId,
  webhookNotFound,
} from './webhook-context.ts';

/**
 * Ends a subscription.
 * @throws {AppError} `not_found`.
 */
export async function deleteWebhook(
  { database, ownership }: WebhookDependencies,
  ctx: RequestContext,
  { id }: WebhookId,
): Promise<WebhookDeleted> {
  const { workspaceId } = ctx.caller;
  await database.transaction(workspaceId, async (tx) => {
    const row = await deleteRows(tx, id);
    if (row === undefined) throw webhookNotFound();
    const origin = readOrigin(row);
    tx.audit({
      agent: nameAgent(ctx),
      action: 'sync.delete_webhook',
      message: `Deleted the mobile webhook at ${origin}.`,
      details: { origin, webhookId: id },
    });
    ownership.announce(tx, id);
  });
  await ownership.reload(workspaceId, id);
  return { success: true };
}

/** Its deliveries last: who stores some holds the callback's row until they are there. */
export async function deleteRows(
  { db, workspaceId }: Transaction,
  id: string,
  condition?: SQL,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .delete(webhooks)
    .where(and(isWebhook(workspaceId, id), condition))
    .returning();
  if (row === undefined) return undefined;
  await db
    .delete(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.webhookId, id)),
    );
  return row;
}
