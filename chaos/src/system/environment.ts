/** By then every request has its answer, be it 503. */
export const requestDeadlineMs = 10_000;

/** The settings of every process, whatever the composition. */
export const systemSettings = {
  LOG_LEVEL: 'warn',
  AUDIT_ANCHOR_KEY: 'the anchor key of the crash harness',
  SESSION_KEY_SECRET: 'the session secret of the crash harness',
  REQUEST_DEADLINE_MS: String(requestDeadlineMs),
  RUN_SCHEDULER_SECONDS: '5',
  // Every account of the load signs up from one address.
  SIGN_UP_LIMIT_PER_ADDRESS: '1000000',
};
