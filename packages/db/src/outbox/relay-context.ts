import type { Logger } from '@workspace-ops/service-kit';
import type { Database } from '../database.ts';
import type { OutboxTable } from './insert-messages.ts';

/** Receives a batch at least once; a rejection keeps the batch in the outbox. */
export type Deliver = (payloads: unknown[]) => Promise<void>;

export interface RelayContext {
  database: Database;
  outbox: OutboxTable;
  logger: Logger;
  /** How long a request waits for the hand-over of what it wrote. */
  handOverMs: number;
  /** How old a message is, by the database's clock, before others than its writer take it. */
  graceMs: number;
  batchSize: number;
}

/** Within the time after which the server ends a transaction that does nothing. */
export const deliveryMs = 10_000;
