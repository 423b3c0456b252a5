import {
  allWorkspaces,
  type Database,
  deleteExpiredKeys,
  ensurePartitions,
} from '@workspace-ops/db';
import type { Clock, Logger } from '@workspace-ops/service-kit';
import { idempotencyKeys } from './db/schema/sync-schema.ts';
import { deleteOldEvents } from './events/delete-old-events.ts';
import { syncBridgeSchema } from './migrate.ts';
import { repeat, type Timers } from './timing/timers.ts';

export interface MaintenanceOptions {
  database: Database;
  clock: Clock;
  timers: Timers;
  logger: Logger;
}

const turnMs = 10 * 60_000;

/** Removes what has had its time and makes the coming partitions; any replica may, at any time. */
export async function maintain({ database, clock }: MaintenanceOptions): Promise<void> {
  const now = clock.now();
  await ensurePartitions(database, syncBridgeSchema.schema);
  await deleteOldEvents(database, now);
  await database.transaction(allWorkspaces, async (tx) => {
    await deleteExpiredKeys(tx, idempotencyKeys, now);
  });
}

/** Maintains every ten minutes; the answer ends that. */
export const scheduleMaintenance = (options: MaintenanceOptions): (() => void) =>
  repeat(options.timers, turnMs, () => {
    maintain(options).catch((error: unknown) =>
      options.logger.warn({ err: error }, 'maintenance failed; the next turn tries again'),
    );
  });
