import type { Database } from '@workspace-ops/db';
import type { Clock, Logger } from '@workspace-ops/service-kit';
import type { DeliveriesOptions } from '../deliveries/deliveries.ts';
import type { WebhookRow } from '../db/schema/webhooks.ts';
import { disable, endGone } from './end-subscription.ts';

export interface EndingsOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Stores what became of the last deliveries. */
  save: () => Promise<void>;
  reload: (workspaceId: string, id: string) => Promise<void>;
}

export interface Endings extends Pick<DeliveriesOptions, 'onGone' | 'onGivenUp'> {
  /** Resolves when those under way are over. */
  settled(): Promise<void>;
}

const longestFailureMs = 3 * 24 * 60 * 60_000;

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
