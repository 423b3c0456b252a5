import type { Logger } from '@workspace-ops/service-kit';
import type { WakeupListener } from './wakeups.ts';

/** Who listens in this process, by topic. */
export interface Listeners {
  topics(): string[];
  /** @returns what removes the listener, and whether it is the first of its topic. */
  add(topic: string, listener: WakeupListener): { remove: () => void; isFirst: boolean };
  call(topic: string, key: string): void;
}

/** A listener that fails must not fail who wakes it, whose work is committed. */
export function createListeners(logger: Logger): Listeners {
  const byTopic = new Map<string, Set<WakeupListener>>();
  return {
    topics: () => [...byTopic.keys()],
    add(topic, listener) {
      const known = byTopic.get(topic);
      const listeners = known ?? new Set();
      listeners.add(listener);
      byTopic.set(topic, listeners);
      return { remove: () => void listeners.delete(listener), isFirst: known === undefined };
    },
    call(topic, key) {
      for (const listener of byTopic.get(topic) ?? []) {
        try {
          listener(key);
        } catch (error) {
          logger.error({ err: error, topic }, 'a listener failed at a wake-up');
        }
      }
    },
  };
}
