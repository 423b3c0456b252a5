import type { WebhookDeliveries, WebhookDelivery } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, desc, eq } from 'drizzle-orm';
import { webhookDeliveries, type WebhookDeliveryRow } from '../db/schema/webhooks.ts';
import { keptDeliveries } from '../deliveries/progress.ts';
import { findWebhook, type WebhookDependencies, type WebhookId } from './webhook-context.ts';

/**
 * What became of a callback's last events, newest first, about a second behind.
 * @throws {AppError} `not_found`.
 */
export async function listDeliveries(
  { database }: Pick<WebhookDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { id }: WebhookId,
): Promise<WebhookDeliveries> {
  const rows = await database.read(workspaceId, async (scope) => {
    await findWebhook(scope, id);
    return scope.db
      .select()
      .from(webhookDeliveries)
      .where(
        and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.webhookId, id)),
      )
      .orderBy(desc(webhookDeliveries.position))
      .limit(keptDeliveries);
  });
  return { deliveries: rows.map(toDelivery) };
}

export const toDelivery = (row: WebhookDeliveryRow): WebhookDelivery => ({
  id: row.eventId,
  event: row.event,
  at: row.at.toISOString(),
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
});
