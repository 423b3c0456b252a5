import { withTimeout } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import { claimBatch } from './claim-batch.ts';
import { deliverApart } from './deliver-apart.ts';
import { holdLease, positionList } from './lease.ts';
import type { StoredMessage } from './messages.ts';
import { deliveryMs, type Deliver, type RelayContext } from './relay-context.ts';
import { setAside } from './set-aside.ts';
import type { SinkHealth } from './sink-health.ts';

/** Where the messages of a topic go. */
export interface Destination {
  topic: string;
  deliver: Deliver;
  health: SinkHealth;
}

/**
 * Hands the oldest messages of a topic over that are left. Short transactions before and after, none
 * meanwhile.
 * @returns whether there were any.
 * @throws what the sink answers, when it is away; then the messages are left for the next look.
 */
export async function handOverBatch(
  context: RelayContext,
  { topic, deliver, health }: Destination,
): Promise<boolean> {
  const { token, messages } = await claimBatch(context, topic);
  if (messages.length === 0) return false;
  const lease = holdLease(context, { token, messages, renewAfterMs: context.leaseMs / 3 });
  const send = async (batch: readonly StoredMessage[]): Promise<void> => {
    const startedAtMs = performance.now();
    await deliverWithin(deliver, batch);
    if (performance.now() - startedAtMs <= context.handOverMs) health.noteSweep();
  };
  try {
    await deliverApart(messages, {
      send,
      onDelivered: (batch) => remove(context, batch),
      onNotTaken: (message, fault, error) => setAside(context, { message, fault, error, token }),
    });
    return true;
  } catch (error) {
    await lease.release(error);
    throw error;
  } finally {
    lease.end();
  }
}

export const deliverWithin = (
  deliver: Deliver,
  messages: readonly StoredMessage[],
): Promise<void> =>
  withTimeout(
    deliver(messages.map(({ json }): unknown => JSON.parse(json))),
    deliveryMs,
    `no answer within ${deliveryMs} ms`,
  );

/** Whoever holds the lease by now: what has been handed over is not handed over again. */
const remove = async (
  { database, outbox }: RelayContext,
  messages: readonly StoredMessage[],
): Promise<void> => {
  await database.read(allWorkspaces, (queries) =>
    queries.execute(
      sql`delete from ${outbox} where position = any(${positionList(messages)}::bigint[])`,
    ),
  );
};
