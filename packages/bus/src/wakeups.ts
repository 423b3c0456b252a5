/**
 * Says to the processes that wait for work that there is some, so that they need not wait until they
 * look by themselves. A wake-up is a hint: it is no part of the transaction that it tells of, a crash
 * between the two loses it, and whoever is woken reads the tables. So everybody who listens also polls.
 * Why: docs/decisions/0029.
 */
export interface Wakeups {
  /**
   * Says that there is work, once it is committed. Repetitions of a key within a few milliseconds
   * are one.
   * @param topic at most 63 bytes.
   * @param key what the work is, in at most 7,999 bytes.
   */
  wake(topic: string, key: string): void;
  /**
   * Hears the wake-ups of a topic, those of this process included.
   * @returns what ends that.
   */
  on(topic: string, listener: WakeupListener, options?: ListenOptions): () => void;
}

export interface ListenOptions {
  /**
   * Processes of which one does for all: it is enough that one of them hears. The same for all
   * listeners of a topic.
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
