import type { Webhook, WebhookDelivery } from '@workspace-ops/contracts';
import type { WebhookDeliveryRow, WebhookRow } from '../db/schema/webhooks.ts';

export const toDelivery = (row: WebhookDeliveryRow): WebhookDelivery => ({
  id: row.eventId,
  event: row.event,
  at: row.at.toISOString(),
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
});

/** Without its secrets, which only those answers show that make them. */
export const toWebhook = (row: WebhookRow, last: WebhookDeliveryRow | undefined): Webhook => ({
  id: row.id,
  endpointUrl: row.endpointUrl,
  label: row.deviceLabel,
  events: row.events,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  lastDelivery: last === undefined ? null : toDelivery(last),
});
