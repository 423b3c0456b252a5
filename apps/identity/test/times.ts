/** What the clock of a test says before it is moved. */
export const startOfTests = '2026-03-01T12:00:00.000Z';
