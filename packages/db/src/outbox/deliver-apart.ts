import { sinkFaultOf, type SinkFault } from './sink-fault.ts';

export interface DeliverApart<M> {
  send: (messages: readonly M[]) => Promise<void>;
  onDelivered: (messages: readonly M[]) => Promise<void> | void;
  /** The sink does not take this message, given to it alone. */
  onNotTaken: (message: M, fault: Exclude<SinkFault, 'away'>, error: unknown) => Promise<void>;
}

/** So many in a row that fail alone, while nothing is taken, mean that the sink itself fails. */
const failuresOfSink = 2;

/**
 * Hands messages over, in their order. A batch that the sink does not take is halved until what it
 * does not take is alone, so that one message holds up no other.
 * @throws what `send` rejects with when it is no fault of a message: the sink is away, or fails
 *   whatever it is given. What was delivered until then has been told to `onDelivered`.
 */
export async function deliverApart<M>(
  messages: readonly M[],
  { send, onDelivered, onNotTaken }: DeliverApart<M>,
): Promise<void> {
  let delivered = 0;
  let failed = 0;
  const deliver = async (batch: readonly M[]): Promise<void> => {
    const [outcome] = await Promise.allSettled([send(batch)]);
    if (outcome.status === 'fulfilled') {
      delivered += batch.length;
      await onDelivered(batch);
      return;
    }
    const fault = sinkFaultOf(outcome.reason);
    if (fault === 'away') throw outcome.reason;
    if (batch.length === 1) {
      if (fault === 'failed') failed += 1;
      if (failed >= failuresOfSink && delivered === 0) throw outcome.reason;
      await onNotTaken(batch[0]!, fault, outcome.reason);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await deliver(batch.slice(0, middle));
    await deliver(batch.slice(middle));
  };
  await deliver(messages);
}
