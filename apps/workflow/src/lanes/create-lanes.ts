import type { Jobs } from '@workspace-ops/jobs';
import { z } from 'zod';
import type { Lanes } from './lanes.ts';

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
