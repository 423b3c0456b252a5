import { setTimeout as delay } from 'node:timers/promises';
import { coalesce } from '@workspace-ops/service-kit';

/** What others are told. */
export interface Announcement {
  topic: string;
  key: string;
}

export interface GatherOptions {
  send: (announcements: readonly Announcement[]) => Promise<void>;
  onFailed: (error: unknown) => void;
}

export interface Gathered {
  add(announcement: Announcement): void;
  /** Resolves when everything is sent; from now on without pauses. */
  finish(): Promise<void>;
}

/**
 * A process sends no more often, whatever it commits meanwhile: a notification is a transaction that wakes each
 * listening connection of the database. So late are processes that were just woken.
 */
const pauseMs = 20;
const announcementsATime = 1_000;

/** Sends the first announcement at once, and those of the next 20 ms together, each once. */
export function gather({ send, onFailed }: GatherOptions): Gathered {
  let isFinishing = false;
  const { add, whenIdle } = coalesce<Announcement>({
    maxItems: announcementsATime,
    async work(announcements) {
      const distinct = new Map(announcements.map((one) => [`${one.topic} ${one.key}`, one]));
      await send([...distinct.values()]);
      if (!isFinishing) await delay(pauseMs);
    },
  });
  return {
    add: (announcement) => void add([announcement]).catch(onFailed),
    finish() {
      isFinishing = true;
      return whenIdle();
    },
  };
}
