export { openBrowser, type Browser } from './browser.ts';
export { createClosedWorkspaces, noClosedWorkspaces } from './closed-workspaces.ts';
export { anonymousContext as anonymousCall, contextFrom as callFrom, from } from './contexts.ts';
export { countWaiters } from './count-waiters.ts';
export {
  createTestDatabase,
  testServerUrl,
  type TestDatabase,
  type TestDatabaseOptions,
} from './create-test-database.ts';
export { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
export { explainQueries, findScans, findSorts, type ExplainedQueries } from './explain-queries.ts';
export { fillDataFolder } from './fill-data-folder.ts';
export { findProgram } from './find-program.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
export { createManualTime, type ManualTime } from './manual-time.ts';
export {
  assertPresent,
  createRecordingSinks,
  createSinkRecord,
  type SinkRecord,
} from './recording-sinks.ts';
export * from './stand-in.ts';
export { findHaproxy, startHaproxy, type Haproxy } from './start-haproxy.ts';
export { startTestServer, type TestServer } from './test-server.ts';
export { waitFor, type WaitOptions } from './wait-for.ts';
export { watchCompute, type WatchedCompute } from './watch-compute.ts';
export { removeDatabase } from './watch-folder.ts';
