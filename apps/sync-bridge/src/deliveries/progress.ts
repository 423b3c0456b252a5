import type { LoggedEvent } from '@workspace-ops/bus/events';
import type { LiveEventName } from '@workspace-ops/contracts';
import type { WebhookDeliveryRow } from '../db/schema/webhooks.ts';

/** What became of an event so far. */
export type DeliveryNote = Pick<
  WebhookDeliveryRow,
  'position' | 'eventId' | 'event' | 'at' | 'status' | 'attempts' | 'responseStatus'
>;

/** What is not stored yet of a callback's way through the events. */
export interface UnsavedProgress {
  position: number;
  failingSince: Date | null;
  /** Whether position or failures are others than those stored. */
  hasMoved: boolean;
  /** The first to end first. */
  notes: DeliveryNote[];
}

export interface StartingPoint {
  /** Everything up to here is settled: delivered, given up or not wanted. */
  position: number;
  /** What is settled beyond that. */
  settled: readonly number[];
  failingSince: Date | null;
}

export type Try = Pick<DeliveryNote, 'at' | 'status' | 'attempts' | 'responseStatus'>;

/** A callback's way through its workspace's events, in memory until it is saved. */
export interface Progress {
  /** Notes that the event was taken, the next in order; false when it is settled already. */
  take(event: LoggedEvent, isWanted: boolean): boolean;
  note(event: LoggedEvent, tried: Try): void;
  /** Since when nothing but failures came back. */
  failingSince(): Date | null;
  /** Undefined when all is stored. */
  unsaved(): UnsavedProgress | undefined;
  markSaved(progress: UnsavedProgress): void;
}

/** As many deliveries as are kept of one callback. */
export const keptDeliveries = 100;

export function createProgress({ position, settled, failingSince }: StartingPoint): Progress {
  const settledBefore = new Set(settled);
  const open = new Set<number>();
  const notes = new Map<number, DeliveryNote>();
  let taken = position;
  let failing = failingSince;
  let saved = { position, failingSince };

  const settledPosition = (): number => (open.size === 0 ? taken : Math.min(...open) - 1);

  return {
    take(event, isWanted) {
      taken = event.position;
      if (!isWanted || settledBefore.delete(event.position)) return false;
      open.add(event.position);
      return true;
    },
    note({ position: at, id, event }, tried) {
      notes.set(at, { position: at, eventId: id, event: event as LiveEventName, ...tried });
      // Deliveries end in any order; the oldest is that of the earliest event.
      if (notes.size > keptDeliveries) notes.delete(Math.min(...notes.keys()));
      if (tried.status !== 'pending') open.delete(at);
      failing = tried.status === 'delivered' ? null : (failing ?? tried.at);
    },
    failingSince: () => failing,
    unsaved() {
      const now = settledPosition();
      const hasMoved = now !== saved.position || failing !== saved.failingSince;
      if (!hasMoved && notes.size === 0) return undefined;
      return { position: now, failingSince: failing, hasMoved, notes: [...notes.values()] };
    },
    markSaved(progress) {
      saved = { position: progress.position, failingSince: progress.failingSince };
      for (const note of progress.notes) {
        if (notes.get(note.position) === note) notes.delete(note.position);
      }
    },
  };
}
