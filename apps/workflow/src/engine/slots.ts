import type { Transaction } from '@workspace-ops/db';
import type { Jobs } from '@workspace-ops/jobs';
import { z } from 'zod';
import type { RunQueue } from '../dependencies.ts';

/** One of a workspace's concurrency slots: each runs one run at a time. */
export interface Slot {
  workspaceId: string;
  /** 0 up to the workspace's concurrency, exclusive. */
  index: number;
}

/** A job by which a worker processes the queue in a slot. */
export interface SlotTurn extends Slot {
  workerId: string;
  /** Aborts when the worker has lost its lease. */
  signal: AbortSignal;
}

/** Jobs for the slots of the transaction's workspace; they start once it is committed. */
export interface SlotQueue extends RunQueue {
  /** Puts a job for the slot at the end of the queue; one that waits there already is enough. */
  wakeSlot(tx: Transaction, index: number): Promise<void>;
  /** Adds a job for the slot at a later time; the next call for the slot replaces that time. */
  wakeAgain(tx: Transaction, index: number, runAt: Date): Promise<void>;
  /** Adds a job at a later time, for a run that is tried again then. */
  wakeLater(tx: Transaction, runId: string, runAt: Date): Promise<void>;
}

/** The job's name in the job engine's tables, which jobs of earlier releases bear. */
export const slotTask = 'process-lane';

/** The job's payload, with the property names of earlier releases' jobs. */
export const slotJobSchema = z
  .object({ workspaceId: z.string(), lane: z.number().int().nonnegative() })
  .transform(({ workspaceId, lane }): Slot => ({ workspaceId, index: lane }));

/** The slot that processes the queue first; it wakes others when they are needed. */
const firstIndex = 0;

/** Slots as jobs: one key for each slot, so that a slot waits in the queue at most once. */
export function createSlotQueue(jobs: () => Pick<Jobs, 'addJob'>): SlotQueue {
  const add = (
    tx: Transaction,
    index: number,
    options: { jobKey: string; runAt?: Date },
  ): Promise<void> =>
    jobs().addJob(tx, slotTask, { workspaceId: tx.workspaceId, lane: index }, options);
  const wakeSlot: SlotQueue['wakeSlot'] = (tx, index) =>
    add(tx, index, { jobKey: `lane:${tx.workspaceId}:${index}` });
  return {
    wake: (tx) => wakeSlot(tx, firstIndex),
    wakeSlot,
    wakeAgain: (tx, index, runAt) =>
      add(tx, index, { jobKey: `again:${tx.workspaceId}:${index}`, runAt }),
    // A key of its own: one that a slot shares would put off the slot's next job.
    wakeLater: (tx, runId, runAt) => add(tx, firstIndex, { jobKey: `retry:${runId}`, runAt }),
  };
}
