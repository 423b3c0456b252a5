export { createJobs } from './create-jobs.ts';
export { holdLease } from './live-workers.ts';
export { measureJobs } from './measure-jobs.ts';
export { migrateJobs, type MigrateJobsOptions } from './migrate-jobs.ts';
export { copyJobs, countRunningJobs } from './move-jobs.ts';
export type {
  AddJobOptions,
  JobContext,
  Jobs,
  JobsOptions,
  JobTransaction,
  SqlExecutor,
  Task,
} from './port.ts';
