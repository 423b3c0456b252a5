import type { Database } from '@workspace-ops/db';
import { and, eq } from 'drizzle-orm';
import { type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import { deleteRows } from './delete-webhook.ts';
import { isWebhook } from './find-webhook.ts';
import { originOf } from './webhook-context.ts';

const agent = 'Mobile sync bridge';

/** Deletes a subscription whose receiver answered 410, unless it was registered anew meanwhile. */
export const endGone = (database: Database, gone: WebhookRow): Promise<boolean> =>
  database.transaction(gone.workspaceId, async (tx) => {
    const row = await deleteRows(tx, gone.id, eq(webhooks.revision, gone.revision));
    if (row === undefined) return false;
    const origin = originOf(row);
    tx.audit({
      agent,
      action: 'sync.delete_webhook',
      message: `The receiver at ${origin} ended its subscription with the answer 410.`,
      details: { origin, webhookId: row.id },
    });
    return true;
  });

/**
 * Delivers nothing more to a callback that has done nothing but fail, and says so in the audit log.
 * @returns false when it was changed or deleted meanwhile.
 */
export const disable = (
  database: Database,
  failing: WebhookRow,
  failingSince: Date,
): Promise<boolean> =>
  database.transaction(failing.workspaceId, async (tx) => {
    const [row] = await tx.db
      .update(webhooks)
      .set({ status: 'disabled', ownerId: null, revision: failing.revision + 1 })
      .where(
        and(
          isWebhook(failing.workspaceId, failing.id),
          eq(webhooks.revision, failing.revision),
          eq(webhooks.status, 'active'),
        ),
      )
      .returning();
    if (row === undefined) return false;
    const origin = originOf(row);
    tx.audit({
      agent,
      action: 'sync.disable_webhook',
      status: 'warning',
      message: `Disabled the mobile webhook at ${origin}: every delivery has failed for three days. Register it again to enable it.`,
      details: { origin, webhookId: row.id, failingSince: failingSince.toISOString() },
    });
    return true;
  });
