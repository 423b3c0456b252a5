import type { ChaosOptions } from '../options.ts';

/** The settings of every process, whatever the composition. */
export const systemSettings = (options: Pick<ChaosOptions, 'leakEvents'>) => ({
  LOG_LEVEL: 'warn',
  AUDIT_ANCHOR_KEY: 'the anchor key of the crash harness',
  SESSION_KEY_SECRET: 'the session secret of the crash harness',
  REQUEST_DEADLINE_MS: String(requestDeadlineMs),
  RUN_SCHEDULER_SECONDS: '5',
  // Every account of the load signs up from one address.
  SIGN_UP_LIMIT_PER_ADDRESS: '1000000',
  ...(options.leakEvents ? { SYNC_EVENTS_AFTER_COMMIT: 'on' } : {}),
});

/** By then every request has its answer, be it 503. */
export const requestDeadlineMs = 10_000;
