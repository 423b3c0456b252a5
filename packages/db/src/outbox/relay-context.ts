import type { Logger } from '@workspace-ops/service-kit';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database-interface.ts';
import type { OutboxTable } from './insert-messages.ts';

/**
 * Receives a batch at least once; a rejection keeps the batch in the outbox.
 * @param deadlineAtMs when nobody waits for it any more, by `performance.now()`.
 */
export type Deliver = (payloads: unknown[], deadlineAtMs: number) => Promise<void>;

export interface RelayContext {
  database: Database;
  outbox: OutboxTable;
  /** What is true of messages that other processes alone hand over, as those of another cell. */
  elsewhere?: SQL;
  logger: Logger;
  /** How long a request waits for the hand-over of what it wrote. */
  deliveryWaitMs: number;
  /** How often the outbox is swept for what a crash or an outage left. */
  pollMs: number;
  /** How old a message is, by the database's clock, before others than its writer take it. */
  gracePeriodMs: number;
  /** How long a message stays leased to a process that does not renew its lease. */
  leaseMs: number;
  /** How many messages a sink gets at a time, at most. */
  batchSize: number;
  /** How many bytes of JSON it gets at a time, at most, unless one message is larger. */
  batchBytes: number;
  /** A message is parked once its sink failed at it so often, while it took others, */
  parkFailures: number;
  /** and once it is so old. */
  parkAgeMs: number;
}

/**
 * A sink that has not answered by then counts as away: it may take long over a large batch, and a replica that is
 * frozen is given up before. Renewed leases keep the batch meanwhile.
 */
export const deliveryMs = 30_000;
