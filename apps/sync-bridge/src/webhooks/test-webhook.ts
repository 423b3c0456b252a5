import { type WebhookTested, webhookTestEvent } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import {
  nameAgent,
  findWebhook,
  readOrigin,
  type WebhookDependencies,
  type WebhookId,
} from './webhook-context.ts';

/**
 * Sends a signed test event to a callback, once, and says what came back. Nothing follows from the
 * answer: a 410 does not end the subscription, a disabled one stays disabled.
 * @throws {AppError} `not_found`.
 */
export async function testWebhook(
  { database, send, clock }: WebhookDependencies,
  ctx: RequestContext,
  { id }: WebhookId,
): Promise<WebhookTested> {
  const { workspaceId } = ctx.caller;
  const eventId = newId('evt');
  const webhook = await database.transaction(workspaceId, async (tx) => {
    const row = await findWebhook(tx, id);
    const origin = readOrigin(row);
    tx.audit({
      agent: nameAgent(ctx),
      action: 'sync.test_webhook',
      message: `Sent a test event to the mobile webhook at ${origin}.`,
      details: { origin, webhookId: id, eventId },
    });
    return row;
  });
  const body = JSON.stringify({
    event: webhookTestEvent,
    timestamp: clock.now().toISOString(),
    data: { webhookId: id },
  });
  const startedAt = performance.now();
  const { result, responseStatus } = await send(webhook, { id: eventId, body }, () => {});
  return {
    delivered: result === 'delivered',
    status: responseStatus,
    latencyMs: Math.round(performance.now() - startedAt),
  };
}
