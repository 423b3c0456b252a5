import { classifyFault, type SinkFault } from './sink-fault.ts';

export interface DeliverApart<M> {
  send: (messages: readonly M[]) => Promise<void>;
  onDelivered: (messages: readonly M[]) => Promise<void> | void;
  /** The sink does not take this message, given to it alone. */
  onNotTaken: (message: M, fault: Exclude<SinkFault, 'away'>, error: unknown) => Promise<void>;
  /** The sink is known to take other messages: that it is away for one is the message's doing. */
  isServing?: boolean;
}

/** So many in a row that fail alone mean that the sink itself fails: before it has taken any, */
const failuresAtFirst = 2;
/** and after it has, since messages of one kind often stand side by side. */
const failuresInARow = 8;

/**
 * Hands messages over, in their order. A batch that the sink does not take is halved until what it
 * does not take is alone, so that one message does not delay the others.
 * @throws what `send` rejects with when it is no fault of a message: the sink is away, or fails
 *   whatever it is given, for some messages in a row. `onDelivered` was called with what was delivered until then.
 */
export async function deliverApart<M>(
  messages: readonly M[],
  { send, onDelivered, onNotTaken, isServing = false }: DeliverApart<M>,
): Promise<void> {
  let taken = isServing;
  let failed = 0;
  const deliver = async (batch: readonly M[]): Promise<void> => {
    const [outcome] = await Promise.allSettled([send(batch)]);
    if (outcome.status === 'fulfilled') {
      taken = true;
      failed = 0;
      await onDelivered(batch);
      return;
    }
    const found = classifyFault(outcome.reason);
    if (found === 'away' && !isServing) throw outcome.reason;
    const fault = found === 'away' ? 'failed' : found;
    if (batch.length === 1) {
      if (fault === 'failed') failed += 1;
      if (failed >= (taken ? failuresInARow : failuresAtFirst)) throw outcome.reason;
      await onNotTaken(batch[0]!, fault, outcome.reason);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await deliver(batch.slice(0, middle));
    await deliver(batch.slice(middle));
  };
  await deliver(messages);
}
