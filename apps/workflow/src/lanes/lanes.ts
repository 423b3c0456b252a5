import type { Transaction } from '@workspace-ops/db';
import type { Jobs } from '@workspace-ops/jobs';
import { z } from 'zod';

export interface LaneTurn {
  workspaceId: string;
  /** 0 up to the workspace's concurrency, exclusive. */
  lane: number;
}

/** A turn that a worker has taken. */
export interface HeldTurn extends LaneTurn {
  workerId: string;
  /** Aborts when the worker must let go. */
  signal: AbortSignal;
}

/** How a change makes a workspace's queue be processed, in the change's own transaction. */
export interface Lanes {
  /** Puts a turn of the lane at the back of the queue; one that waits there already serves. */
  wake(tx: Transaction, turn: LaneTurn): Promise<void>;
  /** Adds a turn of the lane at a later time; the next call for the lane replaces that time. */
  wakeAgain(tx: Transaction, turn: LaneTurn, runAt: Date): Promise<void>;
  /** A turn at a later time, for a run that is tried again then. */
  wakeLater(tx: Transaction, runId: string, runAt: Date): Promise<void>;
}

/** The lane that looks first when something new is pending; it wakes others when they are needed. */
export const firstLane = (workspaceId: string): LaneTurn => ({ workspaceId, lane: 0 });

/** The job that is a lane's turn. */
export const laneTask = 'process-lane';

export const laneTurnSchema = z.object({
  workspaceId: z.string(),
  lane: z.number().int().nonnegative(),
});

/** Lanes as jobs: one key a lane, so that a lane waits in the queue at most once. */
export const createLanes = (jobs: () => Pick<Jobs, 'addJob'>): Lanes => ({
  wake: (tx, { workspaceId, lane }) =>
    jobs().addJob(
      tx.db,
      laneTask,
      { workspaceId, lane },
      { jobKey: `lane:${workspaceId}:${lane}` },
    ),
  wakeAgain: (tx, { workspaceId, lane }, runAt) =>
    jobs().addJob(
      tx.db,
      laneTask,
      { workspaceId, lane },
      { jobKey: `again:${workspaceId}:${lane}`, runAt },
    ),
  // A key of its own: one that a lane shares would put off the lane's next turn.
  wakeLater: (tx, runId, runAt) =>
    jobs().addJob(
      tx.db,
      laneTask,
      { workspaceId: tx.workspaceId, lane: 0 },
      { jobKey: `retry:${runId}`, runAt },
    ),
});
