import { largeData, withTimeout, yieldToRequests } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { positionList } from './lease.ts';
import type { StoredMessage } from './messages.ts';
import { deliveryMs, type Deliver, type RelayContext } from './relay-context.ts';
import type { SinkHealth } from './sink-health.ts';

/** Where the messages of a topic go. */
export interface Destination {
  topic: string;
  deliver: Deliver;
  health: SinkHealth;
}

/** Gives a sweep's messages to the sink. */
export async function sendTo(
  { deliveryWaitMs }: RelayContext,
  { deliver, health }: Destination,
  batch: readonly StoredMessage[],
): Promise<void> {
  const startedAtMs = performance.now();
  await deliverWithin(deliver, batch);
  health.noteTaken();
  if (performance.now() - startedAtMs <= deliveryWaitMs) health.noteSweep();
}

export async function deliverWithin(
  deliver: Deliver,
  messages: readonly StoredMessage[],
): Promise<void> {
  // Not for many small ones: their requests are under way, and wait for this.
  if (messages.some(({ json }) => json.length > largeData)) await yieldToRequests();
  const payloads = messages.map(({ json }): unknown => JSON.parse(json));
  const delivered = deliver(payloads, performance.now() + deliveryMs);
  await withTimeout(delivered, deliveryMs, `no answer within ${deliveryMs} ms`);
}

/** Whichever process holds the lease now: what has been handed over is not handed over again. */
export const removeDelivered = async (
  { database, outbox }: RelayContext,
  messages: readonly StoredMessage[],
): Promise<void> => {
  await database.read(allWorkspaces, ({ db }) =>
    db.execute(
      sql`delete from ${outbox} where position = any(${positionList(messages)}::bigint[])`,
    ),
  );
};
