import { startFleet, type Fleet, type FleetOptions } from '@workspace-ops/fleet';
import { createTestDatabase } from '@workspace-ops/testkit';
import { migrateAll } from '../src/migrate-all.ts';

export interface FleetUnderTest extends Fleet {
  /** The superuser's address. */
  databaseUrl: string;
}

export interface FleetUnderTestOptions extends Omit<FleetOptions, 'databaseUrl'> {
  /** Puts something between the fleet and its database: gives the address that the fleet uses. */
  through?: (databaseUrl: string) => Promise<string>;
}

/** Every service as processes of its own, on a database that goes with them. */
export async function startFleetUnderTest({
  through = async (url) => url,
  ...options
}: FleetUnderTestOptions = {}): Promise<FleetUnderTest> {
  const database = await createTestDatabase({ template: 'standalone', migrate: migrateAll });
  const databaseUrl = await through(database.url);
  const fleet = await startFleet({ readyWithinMs: 120_000, ...options, databaseUrl });
  return {
    ...fleet,
    databaseUrl: database.url,
    async stop() {
      await fleet.stop();
      await database.drop();
    },
  };
}
