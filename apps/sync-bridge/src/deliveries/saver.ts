import type { Database } from '@workspace-ops/db';
import type { Logger } from '@workspace-ops/service-kit';
import type { Timers } from '../timing/timers.ts';
import { keptDeliveries } from './progress.ts';
import { type CallbackProgress, saveProgress, trimDeliveries } from './save-progress.ts';
import type { WebhookRow } from '../db/schema/webhooks.ts';
import type { Subscriber } from './subscriber.ts';

export interface Saved {
  subscription: WebhookRow;
  subscriber: Subscriber;
}

export interface SaverOptions {
  database: Database;
  replicaId: string;
  timers: Timers;
  logger: Logger;
  /** Everybody whose progress is stored. */
  list: () => Saved[];
}

export interface Saver {
  /** Stores what there is, after what is under way. Never rejects. */
  save(): Promise<void>;
  start(): void;
  /** Ends the turns and stores what is left. */
  stop(): Promise<void>;
}

const turnMs = 1_000;
/** Of the time: who has much to store does so more rarely, and delivers meanwhile. */
const greatestPart = 1 / 20;
/**
 * The most deliveries that one turn stores: a fan-out to a thousand callbacks must not spend more on
 * telling of the deliveries than on making them. The others wait for the next turns.
 */
const notesATurn = 1_000;
/** In one statement; the others follow in the next ones. */
const callbacksAtOnce = 500;

/** Stores the progress of all callbacks about every second, of those that made any. */
export function createSaver({ database, replicaId, timers, logger, list }: SaverOptions): Saver {
  let last = Promise.resolve();
  /** Whose deliveries are stored first in the next turn. */
  let next = 0;
  let isStopped = false;
  let endTurns = () => {};
  /** Deliveries stored since the callback's old ones were deleted; at first nobody knows. */
  const stored = new WeakMap<Subscriber, number>();

  const saveSome = async (some: (Saved & CallbackProgress)[]): Promise<void> => {
    await saveProgress(database, { replicaId, callbacks: some });
    for (const { subscriber, progress } of some) {
      subscriber.progress.markSaved(progress);
      const before = stored.get(subscriber) ?? keptDeliveries;
      stored.set(subscriber, before + progress.notes.length);
    }
    const full = some.filter(({ subscriber }) => stored.get(subscriber)! > keptDeliveries);
    if (full.length === 0) return;
    await trimDeliveries(
      database,
      full.map(({ subscription }) => subscription),
    );
    for (const { subscriber } of full) stored.set(subscriber, 0);
  };

  /** What is stored now: all positions, and as many deliveries as there is room for, in turn. */
  const choose = (of: Saved[]): (Saved & CallbackProgress)[] => {
    let room = notesATurn;
    const first = next % Math.max(of.length, 1);
    next = first;
    return [...of.slice(first), ...of.slice(0, first)].flatMap((one) => {
      const progress = one.subscriber.progress.unsaved();
      if (progress === undefined) return [];
      const notes = progress.notes.slice(0, room);
      if (notes.length > 0) next += 1;
      room -= notes.length;
      return progress.hasMoved || notes.length > 0
        ? [{ ...one, progress: { ...progress, notes } }]
        : [];
    });
  };

  const saveAll = async (): Promise<void> => {
    try {
      const changed = choose(list());
      for (let start = 0; start < changed.length; start += callbacksAtOnce)
        await saveSome(changed.slice(start, start + callbacksAtOnce));
    } catch (error) {
      logger.warn({ err: error }, 'the progress of callbacks cannot be stored; tried again');
    }
  };

  const save = (): Promise<void> => {
    last = last.then(saveAll);
    return last;
  };

  const wait = (delayMs: number): void => {
    if (isStopped) return;
    endTurns = timers.after(delayMs, () => void takeTurn());
  };

  const takeTurn = async (): Promise<void> => {
    const startedAt = performance.now();
    await save();
    wait(Math.max(turnMs, (performance.now() - startedAt) / greatestPart));
  };

  return {
    save,
    start: () => wait(turnMs),
    async stop() {
      isStopped = true;
      endTurns();
      await save();
    },
  };
}
