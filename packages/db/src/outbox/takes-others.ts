import { claimNewest, type ClaimedMessage } from './claim-batch.ts';
import { removeDelivered, sendTo, type Destination } from './destination.ts';
import { holdLease } from './lease.ts';
import type { RelayContext } from './relay-context.ts';
import { setAside } from './set-aside.ts';
import { classifyFault } from './sink-fault.ts';

/** A batch whose hand-over failed as it does where the sink is away. */
export interface FailedBatch {
  /** Delivered ones are removed from it. */
  left: Set<ClaimedMessage>;
  beganAtMs: number;
}

/**
 * Whether the sink takes other messages than a batch that it did not take, by giving it one: the
 * newest that waits, or one of the batch, at random, since that one may be at fault as well.
 */
export async function takesOthers(
  context: RelayContext,
  destination: Destination,
  { left, beganAtMs }: FailedBatch,
): Promise<boolean> {
  const sinceTakenMs = destination.health.sinceTakenMs();
  if (sinceTakenMs !== undefined && performance.now() - sinceTakenMs > beganAtMs) return true;
  const tries = [tryNewest, tryFromBatch(left)];
  for (const attempt of Math.random() < 0.5 ? tries : tries.toReversed()) {
    const taken = await attempt(context, destination);
    if (taken !== undefined) return taken;
  }
  return false;
}

/** Undefined where there is no message to try. */
type Attempt = (context: RelayContext, destination: Destination) => Promise<boolean | undefined>;

const tryNewest: Attempt = async (context, destination) => {
  const { token, messages } = await claimNewest(context, destination.topic);
  const [message] = messages;
  if (message === undefined) return undefined;
  const lease = holdLease(context, { token, messages, renewAfterMs: context.leaseMs / 3 });
  try {
    await sendTo(context, destination, messages);
    await removeDelivered(context, messages);
    return true;
  } catch (error) {
    if (classifyFault(error) !== 'refused') {
      await lease.release(error);
      return false;
    }
    // A sink that refuses a message is reachable.
    const sinceTakenMs = destination.health.sinceTakenMs();
    await setAside(context, { message, fault: 'refused', error, token, sinceTakenMs });
    return true;
  } finally {
    lease.end();
  }
};

const tryFromBatch =
  (left: Set<ClaimedMessage>): Attempt =>
  async (context, destination) => {
    if (left.size < 2) return undefined;
    const message = [...left][Math.floor(Math.random() * left.size)]!;
    try {
      await sendTo(context, destination, [message]);
    } catch (error) {
      return classifyFault(error) === 'refused';
    }
    await removeDelivered(context, [message]);
    left.delete(message);
    return true;
  };
