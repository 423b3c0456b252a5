export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** What the clock of a test says before it is moved. */
export const startOfTests = '2026-03-01T12:00:00.000Z';
