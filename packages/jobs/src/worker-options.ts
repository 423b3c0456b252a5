import { stopTimes } from '@workspace-ops/service-kit';
import type { JobsOptions } from './port.ts';

/** The options with their defaults in place. */
export type WorkerOptions = Required<Omit<JobsOptions, 'role'>> & Pick<JobsOptions, 'role'>;

export const withDefaults = (options: JobsOptions): WorkerOptions => ({
  onDeadWorkers: async () => {},
  sweepIntervalMs: 500,
  leaseMs: 15_000,
  pollIntervalMs: 2_000,
  drainMs: stopTimes.jobs,
  ...options,
});
