import type { Transaction } from '@workspace-ops/db';
import type { Jobs } from '@workspace-ops/jobs';
import { z } from 'zod';
import type { approvals } from '../db/schema/index.ts';

/** Computes a new pause's deadline, which takes asking for the workspace's hours. */
export const armTask = 'arm-approval-deadline';
/** Carries out what a pause's policy says for when its deadline passes. */
export const passTask = 'pass-approval-deadline';

export const deadlineJobSchema = z.object({ workspaceId: z.string(), entryId: z.string() });

export type DeadlineJob = z.infer<typeof deadlineJobSchema>;

/** With the name of the policy whose deadline it is. */
export const alarmJobSchema = deadlineJobSchema.extend({ policy: z.string() });

export type AlarmJob = z.infer<typeof alarmJobSchema>;

/** The deadlines of pauses as jobs, which outlive the process. */
export interface Deadlines {
  /** Once they are committed, sees to the deadlines of pauses whose policies have one. */
  arm(tx: Transaction, paused: readonly (typeof approvals.$inferInsert)[]): Promise<void>;
  /** Has the deadline passed at that moment. */
  setAlarm(tx: Transaction, job: AlarmJob, at: Date): Promise<void>;
}

export const createDeadlines = (jobs: () => Pick<Jobs, 'addJob'>): Deadlines => ({
  async arm(tx, paused) {
    for (const { entryId, requirements } of paused) {
      if (!requirements?.some(({ deadline }) => deadline !== undefined)) continue;
      await jobs().addJob(
        tx,
        armTask,
        { workspaceId: tx.workspaceId, entryId },
        { jobKey: `arm:${tx.workspaceId}:${entryId}` },
      );
    }
  },
  setAlarm: (tx, job, runAt) =>
    jobs().addJob(tx, passTask, job, {
      jobKey: `deadline:${job.workspaceId}:${job.entryId}`,
      runAt,
    }),
});
