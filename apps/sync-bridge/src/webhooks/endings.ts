import type { Database } from '@workspace-ops/db';
import { type Clock, dayMs, type Logger } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import type { DeliveriesOptions } from '../deliveries/deliveries.ts';
import { deleteRows } from './delete-webhook.ts';
import { isWebhook, readOrigin } from './webhook-context.ts';

interface EndingsOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Stores what became of the last deliveries. */
  save: () => Promise<void>;
  reload: (workspaceId: string, id: string) => Promise<void>;
}

interface Endings extends Pick<DeliveriesOptions, 'onGone' | 'onGivenUp'> {
  /** Resolves when those under way are over. */
  settled(): Promise<void>;
}

const longestFailureMs = 3 * dayMs;

/** Ends subscriptions by what their receivers answer. */
export function createEndings({ database, clock, logger, save, reload }: EndingsOptions): Endings {
  const underWay = new Map<string, Promise<void>>();

  /** One at a time of each callback; afterwards its row says whether it is delivered to. */
  const end = (of: WebhookRow, work: () => Promise<void>): void => {
    if (underWay.has(of.id)) return;
    const run = async (): Promise<void> => {
      try {
        await work();
      } catch (error) {
        const context = { err: error, subscriberId: of.id };
        logger.warn(context, 'a subscription cannot be ended; the next failure tries again');
      }
      await reload(of.workspaceId, of.id);
      underWay.delete(of.id);
    };
    underWay.set(of.id, run());
  };

  return {
    onGone: (of) =>
      end(of, async () => {
        if (!(await endGone(database, of))) return;
        logger.info({ subscriberId: of.id }, 'a receiver ended its subscription');
      }),
    onGivenUp(of, failingSince) {
      if (+clock.now() - +failingSince < longestFailureMs) return;
      end(of, async () => {
        await save();
        if (!(await disable(database, of, failingSince))) return;
        logger.warn({ subscriberId: of.id }, 'a callback that fails for three days was disabled');
      });
    },
    async settled() {
      await Promise.all(underWay.values());
    },
  };
}

const agent = 'Mobile sync bridge';

/** Deletes a subscription whose receiver answered 410, unless it was registered anew meanwhile. */
const endGone = (database: Database, gone: WebhookRow): Promise<boolean> =>
  database.transaction(gone.workspaceId, async (tx) => {
    const row = await deleteRows(tx, gone.id, eq(webhooks.revision, gone.revision));
    if (row === undefined) return false;
    const origin = readOrigin(row);
    tx.audit({
      agent,
      action: 'sync.delete_webhook',
      message: `The receiver at ${origin} ended its subscription with the answer 410.`,
      details: { origin, webhookId: row.id },
    });
    return true;
  });

/**
 * Delivers nothing more to a callback that has done nothing but fail, and tells the workspace's admins.
 * @returns false when it was changed or deleted meanwhile.
 */
const disable = (database: Database, failing: WebhookRow, failingSince: Date): Promise<boolean> =>
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
    const origin = readOrigin(row);
    tx.audit({
      agent,
      action: 'sync.disable_webhook',
      status: 'warning',
      message: `Disabled the mobile webhook at ${origin}: every delivery has failed for three days. Register it again to enable it.`,
      details: { origin, webhookId: row.id, failingSince: failingSince.toISOString() },
    });
    tx.notify({ kind: 'webhook_disabled', origin, failingSince: failingSince.toISOString() });
    return true;
  });
