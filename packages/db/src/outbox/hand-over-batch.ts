import { claimBatch } from './claim-batch.ts';
import { deliverApart } from './deliver-apart.ts';
import { removeDelivered, sendTo, type Destination } from './destination.ts';
import { holdLease } from './lease.ts';
import type { RelayContext } from './relay-context.ts';
import { setAside } from './set-aside.ts';
import { classifyFault } from './sink-fault.ts';
import { takesOthers } from './takes-others.ts';

/** After so many failed hand-overs another message shows whether the sink is away for all. */
const attemptsToSuspect = 5;

/**
 * Hands the oldest messages of a topic over that are left. Short transactions before and after, none
 * meanwhile.
 * @returns whether there were any.
 * @throws what the sink answers, when it is away; then the messages are left for the next look.
 */
export async function handOverBatch(
  context: RelayContext,
  destination: Destination,
): Promise<boolean> {
  const { topic, health } = destination;
  const { token, messages, hasFailedAlone } = await claimBatch(context, topic);
  if (messages.length === 0) return false;
  const lease = holdLease(context, { token, messages, renewAfterMs: context.leaseMs / 3 });
  const left = new Set(messages);
  const beganAtMs = performance.now();
  const deliver = (isServing: boolean): Promise<void> =>
    deliverApart([...left], {
      send: (batch) => sendTo(context, destination, batch),
      async onDelivered(batch) {
        await removeDelivered(context, batch);
        batch.forEach((message) => left.delete(message));
      },
      async onNotTaken(message, fault, error) {
        const sinceTakenMs = health.sinceTakenMs();
        await setAside(context, { message, fault, error, token, sinceTakenMs });
        left.delete(message);
      },
      isServing,
    });
  try {
    await deliver(hasFailedAlone).catch(async (error: unknown) => {
      const isSuspect =
        classifyFault(error) === 'away' && messages[0]!.attempts >= attemptsToSuspect;
      if (!isSuspect || !(await takesOthers(context, destination, { left, beganAtMs })))
        throw error;
      await deliver(true);
    });
    return true;
  } catch (error) {
    await lease.release(error);
    throw error;
  } finally {
    lease.end();
  }
}
