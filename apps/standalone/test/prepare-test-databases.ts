import { prepareDatabases, type ServiceDatabases } from '../src/prepare-databases.ts';

/** Migrates, and has the services sign in as their own roles, as `start` does. */
export const prepareTestDatabases = (databaseUrl: string): Promise<ServiceDatabases> =>
  prepareDatabases({
    databaseUrl,
    isOwnServer: true,
    environment: {},
    onWeaker(services, reason) {
      throw new Error(`${services.join()} cannot sign in: ${reason}`);
    },
  });
