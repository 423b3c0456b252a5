import type { Transaction } from '@workspace-ops/db';

/** The queue of a workspace's pending runs, as far as those need it who add to it. */
export interface RunQueue {
  /**
   * Has the queue of the transaction's workspace processed once the transaction is committed; one
   * call does for all that the transaction adds.
   */
  wake(tx: Transaction): Promise<void>;
}
