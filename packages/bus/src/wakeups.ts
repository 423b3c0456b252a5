/**
 * Notifies the processes that wait for work, so that they need not wait until they poll. A wake-up is a
 * hint: it is no part of the transaction that it is about, a crash between the two loses it, and its
 * listeners read the tables. So every listener also polls.
 * Why: docs/decisions/0029.
 */
export interface Wakeups {
  /**
   * To be called once the work is committed. Repetitions of a key within a few milliseconds are one
   * wake-up.
   * @param topic at most 63 bytes.
   * @param key what the work is, in at most 7,999 bytes.
   */
  wake(topic: string, key: string): void;
  /**
   * Calls the listener for each wake-up of a topic, those of this process included.
   * @returns how to stop listening.
   */
  on(topic: string, listener: WakeupListener, options?: ListenOptions): () => void;
}

export interface ListenOptions {
  /**
   * Of the processes of a group one gets each wake-up, and acts for all. The same for all listeners
   * of a topic.
   */
  group?: string;
}

export type WakeupListener = (key: string) => void;

/** Wake-ups over a connection of this process. */
export interface ConnectedWakeups extends Wakeups {
  /** Connects in the background: while that fails, nothing is heard but what is said here. */
  start(): void;
  /** Says what is still to be said, and disconnects. */
  stop(): Promise<void>;
}
