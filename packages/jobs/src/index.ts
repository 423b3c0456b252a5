export { createJobs } from './create-jobs.ts';
export { holdLease } from './live-workers.ts';
export { migrateJobs } from './migrate-jobs.ts';
export { copyJobs, countRunningJobs } from './move-jobs.ts';
export {
  nameJobsSchema,
  migrationWithJobs,
  openServiceJobs,
  type ServiceJobs,
} from './service-jobs.ts';
export type {
  AddJobOptions,
  JobContext,
  Jobs,
  JobsOptions,
  JobTransaction,
  SqlExecutor,
  Task,
} from './port.ts';
