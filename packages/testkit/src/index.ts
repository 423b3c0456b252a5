export { createTestDatabase } from './create-test-database.ts';
export type { TestDatabase, TestDatabaseOptions } from './create-test-database.ts';
export { startDatabaseProxy } from './database-proxy.ts';
export type { DatabaseProxy } from './database-proxy.ts';
export { startStandIn } from './stand-in.ts';
export type { StandIn, StandInAnswer, StandInHandler, StandInRequest } from './stand-in.ts';
export { testServerUrl } from './test-run.ts';
export { waitFor } from './wait-for.ts';
export type { WaitOptions } from './wait-for.ts';
